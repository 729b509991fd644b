#include "app/workbench/workbench.h"

#include "core/pack/pointer.h"

namespace engawa {

namespace {

// "leaf_cards/red_3" for a difference in an entry of a table; texts and faces are no components.
QString componentOf(const Difference &difference)
{
    const auto parts = pointerParts(difference.pointer);
    if (!parts || parts->empty() || difference.file.contains('/') || !difference.file.ends_with(".json"))
        return {};
    return QString::fromStdString(difference.file.substr(0, difference.file.size() - 5) + "/" + parts->front());
}

Variant changesAsVariant(const Data &from, const Data &to)
{
    Variant variant;
    const Table none;
    for (const auto &[file, table] : to.files) {
        const auto before = from.files.find(file);
        Json patch = mergePatch(before == from.files.end() ? none : *before->second, *table);
        if (!patch.is_null())
            variant.changes[file] = std::move(patch);
    }
    return variant;
}

} // namespace

Workbench::Workbench(Library &library, MatchController &match, QObject *parent)
    : QObject(parent), m_library(library), m_match(match),
      m_document(*library.compiler(), library.shelf()->games().schemas()),
      m_file(
          m_document, [this](const std::string &id) { return packUnderVariant(id); }, library.resources()),
      m_live(match)
{
    connect(&m_document, &PackDocument::changed, this, &Workbench::follow);
    connect(&m_selection, &Selection::changed, this, &Workbench::markSelected);
    connect(&match, &MatchController::inspected, this, &Workbench::select);
    connect(&match, &MatchController::changed, this, &Workbench::markChanges);
    connect(&match, &MatchController::restarted, this, &Workbench::follow);
}

Workbench::~Workbench() = default;

QString Workbench::packOfMatch() const
{
    const GamePtr game = m_match.game();
    return game ? QString::fromStdString(game->data().value("pack", "id")->get<std::string>()) : QString();
}

void Workbench::open()
{
    m_wanted = true;
    if (!isOpen())
        openNow();
}

void Workbench::showMatch(const Prepared &prepared)
{
    m_variants = prepared.variants;
    if (m_wanted)
        openNow();
}

void Workbench::showRecord()
{
    m_variants.clear();
    if (m_wanted)
        openNow();
}

std::vector<Variant> Workbench::lowerVariants() const
{
    std::vector<Variant> lower;
    for (const QString &key : m_variants.first(std::max<qsizetype>(0, m_variants.size() - 1)))
        if (const ShelvedVariant *shelved = m_library.shelf()->variant(key.toStdString()))
            lower.push_back(shelved->variant);
    return lower;
}

QStringList Workbench::variantFiles() const
{
    QStringList files;
    for (const QString &key : m_variants)
        if (const ShelvedVariant *shelved = m_library.shelf()->variant(key.toStdString()))
            files.append(QString::fromStdString(shelved->variant.file));
    return files;
}

std::optional<Data> Workbench::packUnderVariant(const std::string &id) const
{
    const ShelvedPack *pack = m_library.shelf()->pack(id);
    if (!pack)
        return std::nullopt;
    std::vector<std::string> lower;
    for (const QString &key : m_variants)
        lower.push_back(key.toStdString());
    if (!lower.empty())
        lower.pop_back();
    Problems ignored; // told when the data are checked
    return m_library.shelf()->withVariants(*pack, lower, ignored);
}

// The last of the variants that the match was begun with; for a record what it has changed; else the pack itself.
void Workbench::openNow()
{
    const PackShelf &shelf = *m_library.shelf();
    const ShelvedPack *pack = shelf.pack(packOfMatch().toStdString());
    if (!pack)
        return m_document.close();
    m_opening = true;
    const ShelvedVariant *top = m_variants.isEmpty() ? nullptr : shelf.variant(m_variants.back().toStdString());
    Variant played = changesAsVariant(pack->data, m_match.game()->data());
    DocumentFile::Outcome outcome;
    if (top) {
        outcome = m_file.open(QString::fromStdString(top->variant.file));
    } else if (played.changes.empty()) {
        outcome = m_file.open(QString::fromStdString(pack->folder.string()));
    } else {
        played.base = pack->id;
        played.baseVersion = pack->data.value("pack", "version")->get<std::string>();
        const auto &names = m_match.match()->opening().variants;
        played.name = names.empty() ? tr("From this record").toStdString() : names.back();
        played.id = "from_record";
        m_document.openVariant(pack->data, std::move(played), true);
    }
    m_opening = false;
    if (!outcome)
        emit failed(outcome.error());
    m_selection.clear();
    follow();
    emit opened();
}

void Workbench::follow()
{
    if (m_opening || !m_document.isOpen() || !m_document.compiles())
        return;
    const Json *pack = m_document.data().value("pack", "id");
    if (!pack || !pack->is_string() || QString::fromStdString(pack->get<std::string>()) != packOfMatch())
        return;
    Problems problems;
    const auto fit = m_match.setData(compiler(), m_document.data(), problems);
    const bool refused = fit == MatchController::Fit::Refused;
    if (!refused)
        problems.clear();
    if (problems != m_refusal) {
        m_refusal = std::move(problems);
        emit refusalChanged();
    }
    if (fit != MatchController::Fit::Fits)
        return;
    emit reloaded(m_match.lastReceipt());
}

void Workbench::markChanges()
{
    const GamePtr game = m_match.game();
    if (game == m_marked.lock())
        return;
    m_marked = game;
    QSet<QString> components;
    const ShelvedPack *pack = game ? m_library.shelf()->pack(packOfMatch().toStdString()) : nullptr;
    if (pack)
        for (const Difference &difference : differences(pack->data, game->data()))
            if (const QString component = componentOf(difference); !component.isEmpty())
                components.insert(component);
    m_match.setAltered(components);
}

void Workbench::markSelected()
{
    QStringList components;
    const QString table = m_selection.file().section(u'.', 0, 0);
    for (const QString &id : m_selection.ids())
        components.append(table + u'/' + id);
    m_live.mark(components);
}

void Workbench::select(const QString &component)
{
    open();
    m_selection.goTo(component.section(u'/', 0, 0) + QStringLiteral(".json"), u'/' + component.section(u'/', 1));
}

} // namespace engawa
