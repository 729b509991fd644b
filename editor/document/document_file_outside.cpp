#include <QDir>
#include <QFileInfo>

#include "core/match/reload.h"
#include "editor/document/document_file.h"

namespace engawa {

namespace {

constexpr int patience = 5; // times that a half-written file is waited for

} // namespace

PackDocument::Content DocumentFile::contentOf(const DiskContent &disk) const
{
    return disk.variant ? m_document.contentOf(*disk.variant, disk.problems)
                        : PackDocument::Content{*disk.pack, {}, disk.problems};
}

// Disk and document agree on this from now on.
void DocumentFile::onDisk(const DiskContent &disk, const PackDocument::Content &content)
{
    m_loaded = m_saved = {disk.texts, content.data, content.frame, disk.variant};
    m_theirs.reset();
    m_apart.reset();
    m_tries = 0;
    setOutside({}, {});
}

void DocumentFile::resume(Data base, const Variant &left, const std::optional<Variant> &saved, const Data *played)
{
    Variant first = saved.value_or(left);
    first.file = left.file;
    if (!saved) {
        first.changes.clear();
        first.faces.clear();
    }
    const bool own = left.file.empty() || !isReadOnly(QString::fromStdString(left.file));
    m_document.openVariant(std::move(base), first, own);
    const PackDocument::Content common{m_document.data(), m_document.frame(), {}};
    PackDocument::Content content = m_document.contentOf(left);
    if (played)
        content.data.files = played->files;
    m_document.takeOver(tr("Unsaved changes from before"), std::move(content));
    if (left.file.empty())
        return;
    m_loaded = m_saved = {{}, common.data, common.frame, saved};
    compareWithDisk();
    if (own)
        m_watch.watch(path());
}

// After a time in which nobody watched the file.
void DocumentFile::compareWithDisk()
{
    const DiskContent disk = readDisk(path(), m_document.schemas());
    const bool readable = disk.whole() && disk.variant && disk.variant->base == m_document.frame().base;
    const auto same = [](const PackDocument::Content &one, const Data &data, const Variant &frame) {
        return sameFrame(one.frame, frame) && sameData(one.data, data);
    };
    if (readable) {
        const PackDocument::Content content = contentOf(disk);
        if (same(content, m_saved.data, m_saved.frame))
            return onDisk(disk, content);
        if (same(content, m_document.data(), m_document.frame())) {
            onDisk(disk, content);
            return m_document.markSaved(path());
        }
    }
    if (needsPath()) // nobody's to save
        return;
    if (!readable)
        return tell(disk);
    m_apart = disk.texts;
    m_document.markUnsaved();
    setOutside(tr("“%1” has changed since this match was left. The table keeps the data that it was played with; when "
                  "you save, you choose what is to stay.")
                   .arg(QDir::toNativeSeparators(path())),
               {});
}

void DocumentFile::look()
{
    if (needsPath())
        return;
    DiskContent disk = readDisk(path(), m_document.schemas());
    const bool kindStays = disk.variant.has_value() == !m_document.frame().id.empty();
    if (disk.settled && disk.texts == m_saved.texts && !disk.texts.empty()) { // our own save, or undone by them
        m_tries = 0;
        m_theirs.reset();
        setOutside({}, {});
        return;
    }
    if (!disk.whole() || !kindStays) {
        if (++m_tries < patience)
            m_watch.again();
        else
            tell(disk);
        return;
    }
    if (disk.variant && disk.variant->base != m_document.frame().base) {
        disk.problems.push_back({Problem::Level::Error,
                                 "variant-base",
                                 path().toStdString(),
                                 0,
                                 "/base",
                                 {{"base", disk.variant->base}, {"pack", m_document.frame().base}}});
        tell(disk);
        return;
    }
    const PackDocument::Content content = contentOf(disk);
    if (sameFrame(content.frame, m_document.frame()) && sameData(content.data, m_document.data())) {
        onDisk(disk, content); // only its spaces differ, or it is back
        m_document.markSaved(path());
        return;
    }
    setOutside({}, {});
    m_theirs = std::move(disk);
    // A file that was unreadable for a while made the document unsaved, but not different.
    if (m_apart || !sameFrame(m_saved.frame, m_document.frame()) || !sameData(m_saved.data, m_document.data()))
        emit changedOutside();
    else
        takeTheirs();
}

// The disk has nothing that could be taken over: what is open here is all there is.
void DocumentFile::tell(const DiskContent &disk)
{
    m_tries = 0;
    const QFileInfo file(path());
    const QString shown = QDir::toNativeSeparators(path());
    const bool variant = !m_document.frame().id.empty();
    QString sentence;
    if (!file.exists())
        sentence = tr("“%1” is no longer on the disk. What was in it is still open here: save to write it again.");
    else if (file.isDir() == variant)
        sentence = variant ? tr("There is a folder named “%1” now, where the file was. What was in it is still open "
                                "here: save it under another name.")
                           : tr("There is a file named “%1” now, where the pack’s folder was. The pack is still open "
                                "here: save it under another name.");
    else
        sentence = tr("“%1” was changed by another program and can’t be read. The last good content stays open here.");
    if (!file.exists() || file.isDir() == variant)
        m_saved.texts.clear();
    m_document.markUnsaved();
    setOutside(sentence.arg(shown), disk.problems);
}

void DocumentFile::setOutside(const QString &sentence, Problems problems)
{
    if (problems != m_outside) {
        m_outside = std::move(problems);
        emit outsideProblemsChanged();
    }
    if (sentence != m_trouble) {
        m_trouble = sentence;
        emit trouble(sentence);
    }
}

Merge DocumentFile::merge() const
{
    if (!m_theirs)
        return {m_document.data(), {}, {}};
    return mergeOf(m_saved.data, m_document.data(), contentOf(*m_theirs).data);
}

void DocumentFile::takeTheirs()
{
    if (!m_theirs)
        return;
    const DiskContent disk = std::move(*m_theirs);
    const PackDocument::Content content = contentOf(disk);
    m_document.takeOver(tr("Changed outside"), content);
    onDisk(disk, content);
    m_document.markSaved(path());
    emit takenOver();
}

void DocumentFile::keepMine()
{
    if (!m_theirs) { // theirs can't even be read
        m_saved.texts = textsAt(path());
        m_document.markUnsaved();
        setOutside({}, {});
        return;
    }
    const DiskContent disk = std::move(*m_theirs);
    onDisk(disk, contentOf(disk));
    m_document.markUnsaved();
}

void DocumentFile::takeBoth(const Merge &decided)
{
    if (!m_theirs)
        return;
    const DiskContent disk = std::move(*m_theirs);
    const PackDocument::Content theirs = contentOf(disk);
    PackDocument::Content both = theirs;
    both.data = merged(decided);
    const Variant &mine = m_document.frame();
    const auto take = [&](std::string Variant::*word) {
        if (mine.*word != m_saved.frame.*word)
            both.frame.*word = mine.*word;
    };
    take(&Variant::name);
    take(&Variant::author);
    take(&Variant::description);
    take(&Variant::baseVersion);
    m_document.takeOver(tr("Both changes together"), std::move(both));
    onDisk(disk, theirs);
    m_document.markUnsaved();
    emit takenOver();
}

} // namespace engawa
