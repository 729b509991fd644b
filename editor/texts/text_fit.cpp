#include "editor/texts/text_fit.h"

#include <algorithm>

#include <QGuiApplication>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr int slice = 40;  // components at a time
constexpr int pause = 250; // ms after a change

std::string wordOf(const Json &value)
{
    return value.is_string() ? value.get<std::string>() : value.is_primitive() ? value.dump() : std::string();
}

} // namespace

bool fits(const TextBox &box)
{
    QFont font(QGuiApplication::font());
    font.setFamilies({u"Engawa Sans"_s, font.family()});
    font.setPixelSize(std::max(1, qRound(box.size * TextBox::smallest)));
    QTextLayout layout(QString::fromStdString(box.text), font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    double height = 0;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(box.width);
        height += line.height();
    }
    layout.endLayout();
    return height <= box.height;
}

TextFit::TextFit(const PackDocument &document, QObject *parent) : QObject(parent), m_document(document)
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &TextFit::work);
    connect(&document, &PackDocument::checked, this, &TextFit::begin);
    begin();
}

// A piece's kind names its face where the entry doesn't. A dealt game shows kinds by component ("cards/pink_0") and, for
// those that it doesn't show, by table.
std::map<std::string, std::string> TextFit::kindsOfPieces() const
{
    std::map<std::string, std::string> kinds;
    const GamePtr &game = m_document.game();
    const Setup setup = completed({}, game->data());
    Problems problems;
    checkSetup(setup, game->data(), problems);
    if (hasError(problems))
        return kinds;
    const State state = game->deal(setup, 1);
    for (int seat = 0; seat < game->seats(state); ++seat)
        for (const Piece &piece : game->scene(state, static_cast<Seat>(seat)).pieces)
            if (const std::size_t slash = piece.component.find('/'); slash != std::string::npos) {
                kinds[piece.component] = piece.kind;
                kinds.try_emplace(piece.component.substr(0, slash), piece.kind);
            }
    return kinds;
}

void TextFit::begin()
{
    m_left.clear();
    m_faces.clear();
    m_tooLong.clear();
    if (!m_document.game())
        return;
    const std::map<std::string, std::string> kinds = kindsOfPieces();
    auto worded = m_document.data().faces;
    std::erase_if(worded, [](const auto &face) { return !face.second->contains("data-text"); });
    for (const auto &[file, table] : m_document.data().files) {
        const std::string name = file.substr(0, file.rfind('.'));
        for (const EntryPtr &entry : table->entries()) {
            const auto own = kinds.find(name + '/' + entry->id);
            const auto kind = own == kinds.end() ? kinds.find(name) : own;
            std::string face = kind == kinds.end() ? std::string() : kind->second + ".svg";
            if (entry->value.is_object() && entry->value.contains("face") && entry->value["face"].is_string())
                face = entry->value["face"].get<std::string>();
            if (const auto svg = worded.find("faces/" + face); svg != worded.end())
                m_left.push_back({entry, svg->second, face});
        }
    }
    m_pause.start(pause);
}

void TextFit::work()
{
    const std::size_t before = m_tooLong.size();
    const QStringList languages = textLanguages(m_document.data());
    for (int i = 0; i < slice && !m_left.empty(); ++i, m_left.pop_front())
        for (const QString &language : languages)
            if (!check(m_left.front(), language)) {
                const TextPlace place{"name", m_left.front().entry->id};
                m_tooLong.emplace(place, language);
                m_faces[place] = m_left.front().face;
            }
    if (!m_left.empty())
        m_pause.start(0);
    if (m_tooLong.size() != before || m_left.empty())
        emit found();
}

void TextFit::finish()
{
    m_pause.stop();
    do
        work();
    while (!m_left.empty());
    m_pause.stop();
}

bool TextFit::check(const Component &component, const QString &language) const
{
    const std::string *name = textAt(m_document.data(), language, {"name", component.entry->id});
    const std::string trimmed = name ? QString::fromStdString(*name).trimmed().toStdString() : std::string();
    if (trimmed.empty())
        return true;
    Problems problems;
    const auto face = fillFace(
        *component.svg, component.face,
        [&](std::string_view field) -> std::optional<std::string> {
            if (field == "name")
                return *name;
            if (field == "id")
                return component.entry->id;
            const Json &value = component.entry->value;
            const auto member = value.is_object() ? value.find(std::string(field)) : value.end();
            return value.is_object() && member != value.end() ? std::optional(wordOf(*member)) : std::nullopt;
        },
        problems);
    return !face || std::ranges::all_of(face->boxes, [&](const TextBox &box) {
        return !box.text.contains(trimmed) || fits(box);
    });
}

bool TextFit::tooLong(const TextPlace &place, const QString &language) const
{
    return m_tooLong.contains({place, language});
}

QString TextFit::faceOf(const TextPlace &place) const
{
    const auto found = m_faces.find(place);
    return found == m_faces.end() ? QString() : QString::fromStdString(found->second);
}

} // namespace engawa
