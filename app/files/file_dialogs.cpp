#include "app/files/file_dialogs.h"

#include <QFileDialog>
#include <QSaveFile>

#include "app/library/library.h"
#include "app/match/match_session.h"
#include "app/pages/pages.h"
#include "editor/document/documents_folder.h"

namespace engawa {

FileDialogs::FileDialogs(QWidget &window, Library &library, const MatchSession &session, Pages &pages)
    : m_window(window), m_library(library), m_session(session), m_pages(pages)
{
}

void FileDialogs::open()
{
    askAndOpen(tr("Open"), tr("Records and variants (*.jsonl *.json)"));
}

void FileDialogs::openRecord()
{
    askAndOpen(tr("Open record"), tr("Records (*.jsonl)"));
}

void FileDialogs::openVariant()
{
    askAndOpen(tr("Open variant"), tr("Variants (*.json)"));
}

void FileDialogs::askAndOpen(const QString &title, const QString &filter)
{
    const QString path = QFileDialog::getOpenFileName(&m_window, title, m_library.recordFolder(), filter);
    if (path.isEmpty())
        return;
    if (!m_library.openFile(path))
        return m_pages.say(m_library.problem());
    if (m_library.form())
        m_pages.showHome();
    else
        m_pages.showTable();
}

void FileDialogs::saveRecordAs()
{
    if (m_session.recordPath().isEmpty())
        return m_pages.say(tr("There is no match to save."));
    const QString path = QFileDialog::getSaveFileName(&m_window, tr("Save record as"),
                                                      inDocuments(QFileInfo(m_session.recordPath()).fileName()),
                                                      tr("Records (*.jsonl)"));
    if (path.isEmpty() || path == m_session.recordPath())
        return;
    QFile record(m_session.recordPath());
    QSaveFile copy(path); // what was there stays until the copy is whole
    const bool read = record.open(QIODevice::ReadOnly);
    if (!read || !copy.open(QIODevice::WriteOnly) || copy.write(record.readAll()) < 0 || !copy.commit())
        m_pages.say(
            tr("The record can’t be written to %1: %2.").arg(path, read ? copy.errorString() : record.errorString()));
}

} // namespace engawa
