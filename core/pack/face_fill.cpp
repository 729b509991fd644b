#include "core/pack/face.h"

#include <algorithm>
#include <charconv>

#include "core/pack/face_document.h"

namespace engawa {

std::optional<std::string> withFields(std::string_view text, const FieldText &value, std::string &unknown)
{
    std::string filled;
    for (;;) {
        const std::size_t open = text.find("{{");
        filled += text.substr(0, open);
        if (open == std::string_view::npos)
            return filled;
        const std::size_t close = text.find("}}", open);
        const std::string_view field =
            close == std::string_view::npos ? text.substr(open) : text.substr(open + 2, close - open - 2);
        const bool plain = !field.empty() && std::ranges::all_of(field, [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '.';
        });
        const std::optional<std::string> replacement = plain ? value(field) : std::nullopt;
        if (!replacement) {
            unknown = field.substr(0, 60);
            return std::nullopt;
        }
        filled += *replacement;
        text.remove_prefix(close + 2);
    }
}

namespace {

// XML has no way to write most control characters.
std::string printable(std::string text)
{
    std::erase_if(text, [](char c) { return static_cast<unsigned char>(c) < ' ' && c != '\n' && c != '\t'; });
    return text;
}

double numberOf(pugi::xml_node element, const char *name)
{
    const std::string_view text = element.attribute(name).value();
    double number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

class Filling
{
public:
    Filling(FaceDocument &face, const FieldValue &value, Problems &problems)
        : m_face(face), m_value(value), m_problems(problems)
    {
    }

    bool run()
    {
        dropHidden();
        layOutPatterns();
        forEachElement(m_face.xml.document_element(), [&](pugi::xml_node element) { fill(element); });
        return m_complete;
    }

    // After the rules have been checked on what was filled in.
    std::vector<TextBox> takeBoxes()
    {
        std::vector<pugi::xml_node> rects;
        forEachElement(m_face.xml.document_element(), [&](pugi::xml_node element) {
            if (element.attribute("data-text"))
                rects.push_back(element);
        });
        std::vector<TextBox> boxes;
        for (pugi::xml_node rect : rects) {
            const std::string field = rect.attribute("data-text").value();
            std::optional<std::string> text = m_value(field);
            if (!text)
                missing(rect, field);
            boxes.push_back({numberOf(rect, "x"), numberOf(rect, "y"), numberOf(rect, "width"),
                             numberOf(rect, "height"), numberOf(rect, "font-size"), text.value_or(""),
                             rect.attribute("fill").value(), rect.attribute("text-anchor").value()});
            rect.parent().remove_child(rect);
        }
        return boxes;
    }

    bool complete() const { return m_complete; }

private:
    void dropHidden()
    {
        std::vector<pugi::xml_node> hidden;
        forEachElement(m_face.xml.document_element(), [&](pugi::xml_node element) {
            const pugi::xml_attribute condition = element.attribute("data-if");
            if (!condition || element == m_face.xml.document_element())
                return;
            if (!holds(condition.value()))
                hidden.push_back(element);
            element.remove_attribute(condition);
        });
        // Innermost first: a parent takes its children along.
        for (auto element = hidden.rbegin(); element != hidden.rend(); ++element)
            element->parent().remove_child(*element);
    }

    void layOutPatterns()
    {
        std::vector<pugi::xml_node> patterns;
        forEachElement(m_face.xml.document_element(), [&](pugi::xml_node element) {
            if (element.attribute("data-hexes"))
                patterns.push_back(element);
        });
        for (const pugi::xml_node pattern : patterns) {
            const pugi::xml_node parent = pattern.parent();
            if (const std::string unknown = layOutHexes(pattern, m_value); !unknown.empty())
                missing(parent, unknown);
        }
    }

    static bool atLeast(const std::string &value, const std::string &least)
    {
        const auto number = [](const std::string &text) {
            int read = 0;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), read);
            return error == std::errc{} && end == text.data() + text.size() ? std::optional(read) : std::nullopt;
        };
        const auto has = number(value), asked = number(least);
        return has && asked && *has >= *asked;
    }

    // "field", "field=value", "field>=number", and each with "!" in front; the value may hold fields itself. A field that
    // the component doesn't have is empty.
    bool holds(std::string_view condition) const
    {
        const FieldText orEmpty = [&](std::string_view field) { return m_value(field).value_or(""); };
        std::string unknown;
        const bool negated = condition.starts_with('!');
        if (negated)
            condition.remove_prefix(1);
        const std::size_t equals = condition.find('=');
        const bool plain = equals == std::string_view::npos;
        const bool least = !plain && equals > 0 && condition[equals - 1] == '>';
        const std::string value = m_value(condition.substr(0, least ? equals - 1 : equals)).value_or("");
        const std::string wanted =
            plain ? std::string() : withFields(condition.substr(equals + 1), orEmpty, unknown).value_or("");
        const bool fits = plain   ? !value.empty() && value != "0" && value != "false"
                          : least ? atLeast(value, wanted)
                                  : wanted == value;
        return fits != negated;
    }

    void fill(pugi::xml_node element)
    {
        for (pugi::xml_attribute attribute : element.attributes())
            if (const std::optional<std::string> text = filled(element, attribute.value()))
                attribute.set_value(text->c_str());
        for (pugi::xml_node child : element.children())
            if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
                if (const std::optional<std::string> text = filled(element, child.value()))
                    child.set_value(text->c_str());
    }

    // Nothing when there is nothing to fill in.
    std::optional<std::string> filled(pugi::xml_node element, std::string_view text)
    {
        if (!text.contains("{{"))
            return std::nullopt;
        std::string unknown;
        std::optional<std::string> result = withFields(text, m_value, unknown);
        if (!result) {
            missing(element, unknown);
            return std::nullopt;
        }
        return printable(std::move(*result));
    }

    void missing(pugi::xml_node element, const std::string &field)
    {
        m_complete = false;
        m_problems.push_back(m_face.problem(element, "face-field", {{"field", field}}));
    }

    FaceDocument &m_face;
    const FieldValue &m_value;
    Problems &m_problems;
    bool m_complete = true;
};

} // namespace

std::optional<FilledFace> fillFace(std::string_view svg, const std::string &file, const FieldValue &value,
                                   Problems &problems)
{
    FaceDocument face{svg, file, {}};
    if (!loadFace(face, problems))
        return std::nullopt;
    Filling filling(face, value, problems);
    if (!filling.run())
        return std::nullopt;
    Problems found;
    checkRules(face, false, found);
    problems.insert(problems.end(), found.begin(), found.end());
    if (!found.empty())
        return std::nullopt;

    FilledFace result;
    result.boxes = filling.takeBoxes();
    if (!filling.complete())
        return std::nullopt;
    pugi::xml_node root = face.xml.document_element();
    if (!root.attribute("xmlns"))
        root.append_attribute("xmlns").set_value("http://www.w3.org/2000/svg");
    struct Text : pugi::xml_writer
    {
        void write(const void *data, std::size_t size) override { text.append(static_cast<const char *>(data), size); }
        std::string text;
    } writer;
    face.xml.save(writer, "", pugi::format_raw | pugi::format_no_declaration, pugi::encoding_utf8);
    result.svg = std::move(writer.text);
    return result;
}

} // namespace engawa
