#include "core/pack/face.h"

#include <algorithm>

#include "core/pack/face_document.h"
#include "core/pack/limits.h"
#include "core/pack/syntax.h"

namespace engawa {

int FaceDocument::lineOf(pugi::xml_node element) const
{
    const std::ptrdiff_t offset = element.offset_debug();
    return offset < 0 ? 0 : placeOf(source, static_cast<std::size_t>(offset)).line;
}

Problem FaceDocument::problem(pugi::xml_node element, std::string code, Problem::Arguments arguments) const
{
    return {Problem::Level::Error, std::move(code), file, lineOf(element), "", std::move(arguments)};
}

void forEachElement(pugi::xml_node root, const std::function<void(pugi::xml_node)> &visit)
{
    struct Walker : pugi::xml_tree_walker
    {
        explicit Walker(const std::function<void(pugi::xml_node)> &each) : visit(each) {}
        bool for_each(pugi::xml_node &node) override
        {
            if (node.type() == pugi::node_element)
                visit(node);
            return true;
        }
        const std::function<void(pugi::xml_node)> &visit;
    };
    if (root.type() == pugi::node_element)
        visit(root);
    Walker walker(visit);
    root.traverse(walker);
}

namespace {

// Stops at the first node past a limit or of a kind that a face must not have.
class Bounds : public pugi::xml_tree_walker
{
public:
    Bounds(const FaceDocument &face, Problems &problems) : m_face(face), m_problems(problems) {}

    bool for_each(pugi::xml_node &node) override
    {
        if (node.type() == pugi::node_doctype)
            return refuse(node, "face-syntax", {{"reason", inWords("reason.doctype")}});
        if (node.type() == pugi::node_pi)
            return refuse(node, "face-syntax", {{"reason", inWords("reason.processing")}});
        if (depth() >= limits::faceDepth)
            return refuse(node, "face-size",
                          {{"limit", std::to_string(limits::faceDepth)}, {"what", inWords("counted.levels")}});
        if (node.type() == pugi::node_element && ++m_elements > limits::faceElements)
            return refuse(node, "face-size",
                          {{"limit", std::to_string(limits::faceElements)}, {"what", inWords("counted.elements")}});
        return true;
    }

private:
    bool refuse(pugi::xml_node node, std::string code, Problem::Arguments arguments)
    {
        m_problems.push_back(m_face.problem(node, std::move(code), std::move(arguments)));
        return false;
    }

    const FaceDocument &m_face;
    Problems &m_problems;
    int m_elements = 0;
};

const char *reasonOf(pugi::xml_parse_status status)
{
    switch (status) {
    case pugi::status_end_element_mismatch:
        return "reason.xml_closing";
    case pugi::status_unrecognized_tag:
    case pugi::status_bad_start_element:
    case pugi::status_bad_end_element:
        return "reason.xml_tag";
    case pugi::status_bad_attribute:
        return "reason.xml_attribute";
    case pugi::status_bad_comment:
    case pugi::status_bad_cdata:
    case pugi::status_bad_pi:
    case pugi::status_bad_doctype:
        return "reason.xml_section";
    case pugi::status_no_document_element:
        return "reason.one_svg";
    default:
        return "reason.xml";
    }
}

} // namespace

bool loadFace(FaceDocument &face, Problems &problems)
{
    const auto refuse = [&](int line, std::string code, Problem::Arguments arguments) {
        problems.push_back({Problem::Level::Error, std::move(code), face.file, line, "", std::move(arguments)});
        return false;
    };
    if (face.source.size() > limits::faceBytes)
        return refuse(0, "face-size",
                      {{"limit", std::to_string(limits::faceBytes)}, {"what", inWords("counted.bytes")}});
    if (const std::size_t bad = illFormedUtf8(face.source); bad != std::string_view::npos)
        return refuse(placeOf(face.source, bad).line, "face-syntax", {{"reason", inWords("reason.not_utf8")}});

    const unsigned flags = pugi::parse_default | pugi::parse_ws_pcdata | pugi::parse_doctype | pugi::parse_pi;
    const pugi::xml_parse_result result =
        face.xml.load_buffer(face.source.data(), face.source.size(), flags, pugi::encoding_utf8);
    if (!result)
        return refuse(placeOf(face.source, static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, result.offset))).line,
                      "face-syntax", {{"reason", inWords(reasonOf(result.status))}});

    Bounds bounds(face, problems);
    if (!face.xml.traverse(bounds))
        return false;
    const pugi::xml_node root = face.xml.document_element();
    if (std::string_view(root.name()) != "svg"
        || std::ranges::count(face.xml.children(), pugi::node_element, &pugi::xml_node::type) != 1)
        return refuse(face.lineOf(root), "face-syntax", {{"reason", inWords("reason.one_svg")}});
    return true;
}

void checkFace(std::string_view svg, const std::string &file, Problems &problems)
{
    FaceDocument face{svg, file, {}};
    if (loadFace(face, problems))
        checkRules(face, true, problems);
}

} // namespace engawa
