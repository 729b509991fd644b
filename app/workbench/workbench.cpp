#include "app/workbench/workbench.h"

#include <format>

#include "app/match/match_session.h"
#include "app/match/match_view.h"
#include "core/pack/pointer.h"
#include "core/pack/read.h"

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

// Nothing for what is too large to be read again: a record ends at a line that can't be.
std::string lineOf(const std::optional<KeptVariant> &kept)
{
    std::string line = kept ? toJson(*kept).dump() : std::string();
    Problems ignored;
    return kept && readValue(line, {}, nullptr, ignored) ? line : std::string();
}

std::string hexHash(const Data &data)
{
    return std::format("{:016x}", dataHash(data));
}

} // namespace

Workbench::Workbench(Library &library, MatchSession &session, MatchView &table, QObject *parent)
    : QObject(parent), m_library(library), m_session(session), m_table(table),
      m_document(*library.compiler(), library.compiler()->schemas(), library.engine()),
      m_file(
          m_document, [this](const std::string &id) { return packUnderVariant(id); }, library.resources()),
      m_live(session, table)
{
    connect(&m_document, &PackDocument::changed, this, &Workbench::follow);
    connect(&m_selection, &Selection::changed, this, &Workbench::markSelected);
    connect(&table, &MatchView::inspected, this, &Workbench::select);
    connect(&session, &MatchSession::settled, this, &Workbench::markChanges);
    connect(&session, &MatchSession::restarted, this, &Workbench::follow);
    connect(&session, &MatchSession::restarted, this, &Workbench::keep);
    connect(&m_document, &PackDocument::stateChanged, this, &Workbench::keep);
    const auto shelve = [this] { m_library.shelve(m_document.path()); };
    connect(&m_file, &DocumentFile::written, this, shelve);
    connect(&m_file, &DocumentFile::takenOver, this, shelve);
}

Workbench::~Workbench()
{
    keep();
    m_document.disconnect(this); // its undo stack speaks once more when it goes
}

QString Workbench::packOfMatch() const
{
    const GamePtr game = m_session.game();
    return game ? QString::fromStdString(game->data().value("pack", "id")->get<std::string>()) : QString();
}

void Workbench::open()
{
    m_wanted = true;
    if (!isOpen())
        openNow();
}

// The last of the variants is the one that is edited.
void Workbench::showMatch(const Prepared &prepared)
{
    m_kept.reset();
    for (const QString &key : prepared.variants)
        if (const ShelvedVariant *shelved = m_library.shelf()->variant(key.toStdString())) {
            if (!m_kept)
                m_kept.emplace();
            else
                m_kept->lower.push_back(m_kept->variant);
            m_kept->variant = shelved->variant;
            m_kept->saved = m_kept->variant;
            m_kept->bundled = shelved->bundled;
        }
    m_keptIn.clear();
    if (m_wanted)
        openNow();
    keep();
}

void Workbench::showRecord(std::optional<KeptVariant> kept)
{
    m_kept = std::move(kept);
    m_keptLine = lineOf(m_kept);
    m_keptIn = m_session.recordPath();
    if (m_wanted)
        openNow();
}

QStringList Workbench::variantFiles() const
{
    QStringList files;
    if (!m_kept)
        return files;
    for (const Variant &variant : m_kept->lower)
        files.append(QString::fromStdString(variant.file));
    files.append(QString::fromStdString(m_kept->variant.file));
    files.removeAll(QString());
    return files;
}

std::optional<Data> Workbench::packUnderVariant(const std::string &id) const
{
    const ShelvedPack *pack = m_library.shelf()->pack(id);
    if (!pack)
        return std::nullopt;
    return m_kept ? baseOf(*m_kept, pack->data) : pack->data;
}

void Workbench::openNow()
{
    const ShelvedPack *pack = m_library.shelf()->pack(packOfMatch().toStdString());
    if (!pack)
        return m_document.close();
    m_opening = true;
    const DocumentFile::Outcome outcome = openDocument(*pack);
    m_opening = false;
    if (!outcome)
        emit failed(outcome.error());
    m_selection.clear();
    follow();
    if (m_keptIn == m_session.recordPath())
        m_keptLine = lineOf(onTheBench()); // as it lies in the record: looking writes nothing
    emit opened();
}

// The variant of the match; for a record without one what it has changed; else the pack itself.
DocumentFile::Outcome Workbench::openDocument(const ShelvedPack &pack)
{
    if (m_kept && m_kept->variant.base == pack.id) {
        resume(pack);
        return {};
    }
    Variant played = changesAsVariant(pack.data, m_session.game()->data());
    if (played.changes.empty())
        return m_file.open(QString::fromStdString(pack.folder.string()));
    played.base = pack.id;
    played.baseVersion = pack.data.value("pack", "version")->get<std::string>();
    const auto &names = m_session.match()->opening().variants;
    played.name = names.empty() ? tr("From this record").toStdString() : names.back();
    played.id = "from_record";
    m_document.openVariant(pack.data, std::move(played), true);
    return {};
}

// The match keeps the data that it has, save for those that it could not take.
void Workbench::resume(const ShelvedPack &pack)
{
    Data base = baseOf(*m_kept, pack.data);
    KeptVariant left = *m_kept;
    const Data &atTable = m_session.game()->data();
    Problems ignored; // told when the document is checked
    auto changes = changesBetween(atTable, withVariant(base, left.variant, ignored));
    std::erase_if(changes, [](const Difference &change) { return change.file.starts_with("faces/"); });
    const bool played = !changes.empty() && left.table != hexHash(atTable);
    if (const ShelvedVariant *shelved = left.bundled ? m_library.shelf()->variant(left.variant.id) : nullptr)
        left.variant.file = shelved->variant.file;
    if (left.bundled && played) { // another version of it is bundled now
        left.variant.file.clear();
        left.saved.reset();
    }
    m_file.resume(std::move(base), left.variant, left.saved, played ? &atTable : nullptr);
}

std::optional<KeptVariant> Workbench::onTheBench() const
{
    if (!m_document.isOpen())
        return m_kept;
    if (m_document.frame().id.empty()) // a pack
        return std::nullopt;
    KeptVariant kept;
    kept.lower = lowerVariants();
    kept.variant = m_document.variant();
    kept.saved = m_file.saved();
    kept.bundled = m_document.target() == PackDocument::Target::ReadOnly;
    if (m_session.game() && (!m_document.compiles() || !m_refusal.empty()))
        kept.table = hexHash(m_session.game()->data());
    return kept;
}

void Workbench::keep()
{
    if (m_opening || !m_session.isOpen())
        return;
    m_kept = onTheBench();
    std::string line = lineOf(m_kept);
    if (line.empty() || (line == m_keptLine && m_session.recordPath() == m_keptIn))
        return;
    m_session.writeBeside(line);
    m_keptLine = std::move(line);
    m_keptIn = m_session.recordPath();
}

void Workbench::follow()
{
    if (m_opening || !m_document.isOpen() || !m_document.compiles())
        return;
    const Json *pack = m_document.data().value("pack", "id");
    if (!pack || !pack->is_string() || QString::fromStdString(pack->get<std::string>()) != packOfMatch())
        return;
    Problems problems;
    const auto fit = m_session.setData(compiler(), {m_document.data(), m_document.game()}, problems);
    const bool refused = fit == MatchSession::Fit::Refused;
    if (!refused)
        problems.clear();
    if (problems != m_refusal) {
        m_refusal = std::move(problems);
        emit refusalChanged();
    }
    if (fit != MatchSession::Fit::Fits)
        return;
    emit reloaded(m_session.lastReceipt());
}

void Workbench::markChanges()
{
    const GamePtr game = m_session.game();
    if (game == m_marked.lock())
        return;
    m_marked = game;
    QSet<QString> components;
    const ShelvedPack *pack = game ? m_library.shelf()->pack(packOfMatch().toStdString()) : nullptr;
    if (pack)
        for (const Difference &difference : differences(pack->data, game->data()))
            if (const QString component = componentOf(difference); !component.isEmpty())
                components.insert(component);
    m_table.setAltered(components);
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
