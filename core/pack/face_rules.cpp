#include "core/pack/face_document.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>

#include "core/pack/limits.h"
#include "core/pack/words.h"

namespace engawa {
namespace {

using std::string_view;

// What Qt paints rightly, keeps as vectors in print, and can't be made to open a file or to take for ever. No clip paths
// and symbols (wrong in Qt), no filters, masks and patterns (become images), no images, scripts and style sheets.
constexpr auto elements = std::to_array<string_view>({"svg", "g", "defs", "use", "title", "desc", "rect", "circle",
                                                      "ellipse", "line", "polyline", "polygon", "path", "text", "tspan",
                                                      "linearGradient", "radialGradient", "stop"});

constexpr auto attributes = std::to_array<string_view>(
    {// structure
     "id", "transform", "href", "xlink:href", "data-if", "data-text", "data-hexes", "xml:space",
     // geometry
     "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "dx", "dy", "points", "d",
     // presentation
     "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-linecap",
     "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "stroke-miterlimit", "opacity", "color", "display",
     "visibility", "font-family", "font-size", "font-weight", "font-style", "text-anchor", "letter-spacing",
     // gradients
     "offset", "stop-color", "stop-opacity", "gradientUnits", "gradientTransform", "spreadMethod", "fx", "fy"});
constexpr auto rootAttributes =
    std::to_array<string_view>({"xmlns", "xmlns:xlink", "viewBox", "version", "preserveAspectRatio"});

bool isGradient(pugi::xml_node element)
{
    const string_view name = element.name();
    return name == "linearGradient" || name == "radialGradient";
}

bool isReference(string_view attribute)
{
    return attribute == "href" || attribute == "xlink:href";
}

pugi::xml_attribute referenceOf(pugi::xml_node element)
{
    const pugi::xml_attribute plain = element.attribute("href");
    return plain ? plain : element.attribute("xlink:href");
}

int sizeOf(pugi::xml_node root)
{
    int size = 0;
    forEachElement(root, [&](pugi::xml_node) { ++size; });
    return size;
}

class Rules
{
public:
    Rules(const FaceDocument &face, bool isTemplate, Problems &problems)
        : m_face(face), m_isTemplate(isTemplate), m_problems(problems)
    {
    }

    void run()
    {
        const pugi::xml_node root = m_face.xml.document_element();
        forEachElement(root, [&](pugi::xml_node element) { learnId(element); });
        if (!root.attribute("viewBox"))
            add(root, "face-attribute",
                {{"attribute", "viewBox"}, {"element", "svg"}, {"reason", inWords("reason.view_box")}});
        forEachElement(root, [&](pugi::xml_node element) { check(element); });
        if (m_painted > limits::faceElements)
            add(root, "face-size",
                {{"limit", std::to_string(limits::faceElements)}, {"what", inWords("counted.used_elements")}});
    }

private:
    void add(pugi::xml_node element, std::string code, Problem::Arguments arguments)
    {
        Problem problem = m_face.problem(element, std::move(code), std::move(arguments));
        if (std::ssize(m_problems) < limits::problems && !std::ranges::contains(m_problems, problem))
            m_problems.push_back(std::move(problem));
    }

    void refuse(pugi::xml_node element, string_view attribute, Argument reason = "")
    {
        add(element, "face-attribute",
            {{"attribute", std::string(attribute)}, {"element", element.name()}, {"reason", std::move(reason)}});
    }

    void learnId(pugi::xml_node element)
    {
        const pugi::xml_attribute id = element.attribute("id");
        if (id && !m_ids.try_emplace(id.value(), element).second)
            refuse(element, "id", inWords("reason.id_taken", {{"id", inQuotes(id.value())}}));
    }

    bool isOpen(string_view value) const { return m_isTemplate && value.contains("{{"); }

    void check(pugi::xml_node element)
    {
        ++m_painted;
        const string_view name = element.name();
        const bool isRoot = element.parent().type() == pugi::node_document;
        if (!std::ranges::contains(elements, name) || (name == "svg" && !isRoot)) {
            add(element, "face-element", {{"element", element.name()}});
            return;
        }
        for (const pugi::xml_attribute attribute : element.attributes())
            checkAttribute(element, attribute.name(), attribute.value(), isRoot);
        for (const pugi::xml_node child : element.children())
            checkFields(element, child.value());
        if (name == "use")
            checkUse(element);
        if (isGradient(element))
            checkGradient(element);
        if (element.attribute("data-text"))
            checkTextBox(element);
        if (element.attribute("data-hexes"))
            checkHexBox(element);
    }

    void checkAttribute(pugi::xml_node element, string_view name, string_view value, bool isRoot)
    {
        const bool known =
            std::ranges::contains(attributes, name) || (isRoot && std::ranges::contains(rootAttributes, name));
        if (!known) {
            refuse(element, name);
            return;
        }
        checkFields(element, value);
        if (name == "xmlns" && value != "http://www.w3.org/2000/svg")
            refuse(element, name, inWords("reason.svg_namespace"));
        else if (name == "data-if" && isRoot)
            refuse(element, name, inWords("reason.whole_face"));
        else if (isReference(name) && string_view(element.name()) != "use" && !isGradient(element))
            refuse(element, name);
        else if (value.contains("url("))
            checkPaint(element, name, value);
    }

    // Only fill="url(#gradient)" and stroke="url(#gradient)".
    void checkPaint(pugi::xml_node element, string_view name, string_view value)
    {
        const bool form = (name == "fill" || name == "stroke") && value.starts_with("url(#") && value.ends_with(')');
        if (form && isOpen(value))
            return;
        const pugi::xml_node target = form ? find(value.substr(5, value.size() - 6)) : pugi::xml_node();
        if (!isGradient(target))
            add(element, "face-reference", {{"value", inQuotes(value)}, {"expected", inWords("expected.gradient")}});
    }

    void checkUse(pugi::xml_node element)
    {
        const string_view value = referenceOf(element).value();
        const pugi::xml_node target = follow(element, value, "expected.element_with_id");
        if (!target)
            return;
        bool nested = false;
        forEachElement(target, [&](pugi::xml_node inner) { nested |= string_view(inner.name()) == "use"; });
        if (nested)
            add(element, "face-nesting", {{"id", std::string(value.substr(1))}});
        else
            m_painted += sizeOf(target);
    }

    void checkGradient(pugi::xml_node element)
    {
        const pugi::xml_attribute reference = referenceOf(element);
        if (!reference)
            return;
        const pugi::xml_node target = follow(element, reference.value(), "expected.gradient");
        if (target && !isGradient(target))
            add(element, "face-reference",
                {{"value", inQuotes(reference.value())}, {"expected", inWords("expected.gradient")}});
        else if (target && referenceOf(target))
            add(element, "face-nesting", {{"id", target.attribute("id").value()}});
    }

    // The element that "#id" names; nothing for what a field will fill in.
    pugi::xml_node follow(pugi::xml_node element, string_view value, const char *expected)
    {
        if (value.starts_with('#') && isOpen(value))
            return {};
        const pugi::xml_node target = value.starts_with('#') ? find(value.substr(1)) : pugi::xml_node();
        if (!target)
            add(element, "face-reference", {{"value", inQuotes(value)}, {"expected", inWords(expected)}});
        return target;
    }

    pugi::xml_node find(string_view id) const
    {
        const auto found = m_ids.find(id);
        return found == m_ids.end() ? pugi::xml_node() : found->second;
    }

    // The painter lays the text out in the coordinates of the whole face.
    void checkTextBox(pugi::xml_node element)
    {
        if (string_view(element.name()) != "rect") {
            refuse(element, "data-text", inWords("reason.on_rect"));
            return;
        }
        for (pugi::xml_node outer = element; outer; outer = outer.parent())
            if (outer.attribute("transform"))
                refuse(outer, "transform", inWords("reason.around_text_box"));
        for (const char *name : {"x", "y", "width", "height", "font-size"}) {
            const string_view value = element.attribute(name).value();
            double number = 0;
            const auto [rest, error] = std::from_chars(value.data(), value.data() + value.size(), number);
            if (!isOpen(value) && (error != std::errc{} || rest != value.data() + value.size()))
                add(element, "face-text", {{"attribute", name}, {"value", inQuotes(value)}});
        }
    }

    void checkHexBox(pugi::xml_node element)
    {
        if (string_view(element.name()) != "use") {
            refuse(element, "data-hexes", inWords("reason.on_use"));
            return;
        }
        if (!element.attribute("href"))
            refuse(element, "data-hexes", inWords("reason.with_href"));
        for (const char *name : {"x", "y", "width", "height"}) {
            const string_view value = element.attribute(name).value();
            double number = 0;
            const auto [rest, error] = std::from_chars(value.data(), value.data() + value.size(), number);
            if (error != std::errc{} || rest != value.data() + value.size())
                refuse(element, name, inWords("reason.number_for_hexes"));
        }
    }

    void checkFields(pugi::xml_node element, string_view text)
    {
        std::string unknown;
        if (m_isTemplate && !withFields(text, [](string_view) { return std::string(); }, unknown))
            add(element, "face-field", {{"field", unknown}});
    }

    const FaceDocument &m_face;
    bool m_isTemplate;
    Problems &m_problems;
    std::map<std::string, pugi::xml_node, std::less<>> m_ids;
    int m_painted = 0;
};

} // namespace

void checkRules(const FaceDocument &face, bool isTemplate, Problems &problems)
{
    Problems found;
    Rules(face, isTemplate, found).run();
    problems.insert(problems.end(), found.begin(), found.end());
}

} // namespace engawa
