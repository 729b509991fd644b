#include "editor/document/document_file.h"

#include <QDir>
#include <QFileInfo>

#include "core/match/reload.h"
#include "core/pack/write.h"
#include "editor/document/variant_text.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

QString firstError(const PackDocument &document, const Problems &problems)
{
    for (const Problem &problem : problems)
        if (problem.level == Problem::Level::Error)
            return problem.line > 0
                       ? DocumentFile::tr("Line %1: %2").arg(problem.line).arg(document.sentenceOf(problem))
                       : document.sentenceOf(problem);
    return {};
}

// As the data hold it: the same entries in the same order.
bool sameFile(const Data &one, const Data &other, const std::string &file)
{
    const auto a = one.files.find(file), b = other.files.find(file);
    if (a == one.files.end() || b == other.files.end())
        return false;
    return a->second == b->second
           || std::ranges::equal(a->second->entries(), b->second->entries(), [](const EntryPtr &x, const EntryPtr &y) {
                  return x == y || (x->id == y->id && x->value == y->value);
              });
}

} // namespace

DocumentFile::DocumentFile(PackDocument &document, FindPack findPack, const QString &readOnlyFolder, QObject *parent)
    : QObject(parent), m_document(document), m_findPack(std::move(findPack)), m_readOnlyFolder(readOnlyFolder)
{
    connect(&m_watch, &FileWatch::changed, this, [this] {
        if (!m_apart || textsAt(path()) != *m_apart)
            look();
    });
    // What another hand opened has no file of ours.
    connect(&document, &PackDocument::opened, this, [this] {
        m_watch.watch({});
        m_theirs.reset();
        m_loaded = m_saved = {};
        m_apart.reset();
        m_tries = 0;
        setOutside({}, {});
    });
}

bool DocumentFile::isReadOnly(const QString &path) const
{
    const QString folder = QFileInfo(m_readOnlyFolder).canonicalFilePath();
    const QString place = QFileInfo(path).canonicalFilePath();
    return !folder.isEmpty() && (place == folder || place.startsWith(folder + u'/'));
}

// What is read anew is mostly what the table plays with: shared, it need not be compared field by field at every edit.
Data DocumentFile::sharedWithKnown(Data pack) const
{
    const Json *id = pack.value("pack", "id");
    const std::optional<Data> known = id && id->is_string() ? m_findPack(id->get<std::string>()) : std::nullopt;
    return known ? sharing(std::move(pack), *known) : pack;
}

DocumentFile::Outcome DocumentFile::open(const QString &given)
{
    const QString path = QFileInfo(given).absoluteFilePath();
    const QString shown = QDir::toNativeSeparators(path);
    DiskContent disk = readDisk(path, m_document.schemas());
    if (!disk.variant && !(disk.pack && disk.pack->files.contains("pack.json")))
        return std::unexpected(
            tr("“%1” can’t be opened as a variant or a pack. %2").arg(shown, firstError(m_document, disk.problems)));
    std::optional<Data> base;
    if (disk.variant && !(base = m_findPack(disk.variant->base)))
        return std::unexpected(
            tr("“%1” can’t be opened: it is a variant of the pack “%2”, which is not here. Open that "
               "pack first.")
                .arg(shown, QString::fromStdString(disk.variant->base)));
    const bool writable = !isReadOnly(path);
    if (disk.variant)
        m_document.openVariant(std::move(*base), *disk.variant, writable, disk.problems);
    else
        m_document.openPack(sharedWithKnown(*disk.pack), path, writable, disk.problems);
    onDisk(disk, {m_document.data(), m_document.frame(), {}});
    if (writable)
        m_watch.watch(path);
    return {};
}

bool DocumentFile::needsPath() const
{
    return path().isEmpty() || m_document.target() == PackDocument::Target::ReadOnly;
}

QString DocumentFile::suggestedName() const
{
    const Variant &frame = m_document.frame();
    return frame.id.empty() ? m_document.title()
                            : QString::fromStdString(frame.base + "_" + frame.id) + u".variant.json"_s;
}

std::map<std::string, std::string> DocumentFile::wantedTexts() const
{
    const Data &data = m_document.data();
    const auto before = [this](const std::string &name) {
        const auto found = m_loaded.texts.find(name);
        return found == m_loaded.texts.end() ? std::string() : found->second;
    };
    if (!m_document.frame().id.empty()) {
        const bool same = m_loaded.texts.contains("") && sameFrame(m_loaded.frame, m_document.frame())
                          && sameData(m_loaded.data, data);
        return {{"", same ? before("") : variantText(m_document.variant(), before(""), &m_document.base())}};
    }
    std::map<std::string, std::string> texts;
    for (const auto &[file, table] : data.files)
        texts[file] = sameFile(m_loaded.data, data, file) ? before(file) : tableText(file, *table, before(file));
    for (const auto &[file, svg] : data.faces)
        texts[file] = *svg;
    return texts;
}

// `known` is what the disk has there already.
DocumentFile::Outcome DocumentFile::write(const QString &path, std::map<std::string, std::string> known)
{
    const auto wanted = wantedTexts();
    const bool variant = wanted.contains("");
    if (variant) {
        Problems problems;
        if (!readVariant(wanted.at(""), path.toStdString(), m_document.schemas(), problems))
            return std::unexpected(tr("“%1” can’t be saved, since nobody could open it again. %2 Change that first.")
                                       .arg(QDir::toNativeSeparators(path), firstError(m_document, problems)));
    }
    const auto place = [&](const std::string &name) {
        return variant ? path : path + u'/' + QString::fromStdString(name);
    };
    for (const auto &[name, bytes] : wanted) {
        if (const auto there = known.find(name); there != known.end() && there->second == bytes)
            continue;
        if (!variant)
            QDir().mkpath(QFileInfo(place(name)).path());
        if (const auto sentence = writeFile(place(name), bytes))
            return std::unexpected(*sentence);
        m_saved.texts[name] = bytes;
    }
    for (const auto &[name, bytes] : known) {
        const bool ours = m_loaded.data.files.contains(name) || m_saved.data.files.contains(name)
                          || m_loaded.data.faces.contains(name) || m_saved.data.faces.contains(name);
        if (variant || wanted.contains(name) || !ours)
            continue;
        if (const auto sentence = removeFile(place(name)))
            return std::unexpected(*sentence);
        m_saved.texts.erase(name);
    }
    m_saved.data = m_document.data();
    m_saved.frame = m_document.frame();
    m_saved.variant = variant ? std::optional(m_document.variant()) : std::nullopt;
    m_document.markSaved(path);
    setOutside({}, {});
    emit written();
    return {};
}

DocumentFile::Outcome DocumentFile::save()
{
    if (!m_document.isOpen())
        return std::unexpected(tr("Nothing is open that could be saved."));
    if (needsPath())
        return std::unexpected(tr("“%1” has no file yet. Choose a place for it.").arg(m_document.title()));
    const auto there = textsAt(path());
    if (there != m_saved.texts && !there.empty()) {
        m_tries = 0;
        look();
        if (m_theirs || textsAt(path()) != m_saved.texts)
            return std::unexpected(
                (m_theirs
                     ? tr("“%1” was changed by another program in the meantime. Choose first what is to stay: your "
                          "changes, the other ones, or both.")
                     : tr("“%1” was changed by another program and can’t be read now. Save yours under another "
                          "name, or decide to keep yours."))
                    .arg(QDir::toNativeSeparators(path())));
    }
    return write(path(), there);
}

DocumentFile::Outcome DocumentFile::saveAs(const QString &given)
{
    if (!m_document.isOpen())
        return std::unexpected(tr("Nothing is open that could be saved."));
    const QString path = QFileInfo(given).absoluteFilePath();
    const QString shown = QDir::toNativeSeparators(path);
    const bool variant = !m_document.frame().id.empty();
    if (isReadOnly(QFileInfo(path).path()) || isReadOnly(path))
        return std::unexpected(
            tr("“%1” is among Engawa’s own files, which stay as they are. Choose another folder.").arg(shown));
    if (!variant && path != this->path() && QFileInfo::exists(path) && !QDir(path).isEmpty())
        return std::unexpected(tr("“%1” has other files in it already. Choose a new or an empty folder.").arg(shown));
    if (!variant && !QDir().mkpath(path))
        return std::unexpected(tr("“%1” can’t be made. Choose another folder.").arg(shown));
    const Common before = m_saved;
    m_saved.texts.clear();
    const Outcome outcome = write(path, {});
    if (!outcome) {
        m_saved = before;
        return outcome;
    }
    m_theirs.reset();
    m_apart.reset();
    m_watch.watch(path);
    return {};
}

DocumentFile::Outcome DocumentFile::revert()
{
    if (needsPath())
        return std::unexpected(tr("“%1” was never saved: there is nothing to go back to.").arg(m_document.title()));
    const DiskContent disk = readDisk(path(), m_document.schemas());
    if (!disk.whole())
        return std::unexpected(tr("“%1” can’t be read. %2 What is open here stays.")
                                   .arg(QDir::toNativeSeparators(path()), firstError(m_document, disk.problems)));
    const PackDocument::Content content = contentOf(disk);
    m_document.takeOver(tr("Revert to saved"), content);
    onDisk(disk, content);
    m_document.markSaved(path());
    return {};
}

} // namespace engawa
