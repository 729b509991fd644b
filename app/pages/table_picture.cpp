#include "app/pages/table_picture.h"

#include <algorithm>

#include <QFileDialog>
#include <QQuickItemGrabResult>
#include <QQuickWindow>
#include <QStandardPaths>

#include "app/match/match_session.h"
#include "app/match/match_view.h"
#include "app/pages/pages.h"
#include "editor/document/documents_folder.h"

namespace engawa {

namespace {

constexpr int leastWidth = 2400; // a small window still makes a picture to print

} // namespace

TablePicture::TablePicture(Pages &pages, const MatchSession &session, const MatchView &view)
    : m_pages(pages), m_session(session), m_view(view)
{
}

void TablePicture::saveAs(QWidget *window)
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    const QString path = QFileDialog::getSaveFileName(window, tr("Save a picture of the table"),
                                                      inFolder(folder, m_session.gameName() + QStringLiteral(".png")),
                                                      tr("Pictures (*.png *.jpg)"));
    if (!path.isEmpty())
        save(path);
}

void TablePicture::save(const QString &path)
{
    QQuickItem *table = m_pages.table();
    if (!table || !table->window() || !m_session.isOpen() || m_view.curtain())
        return;
    const double growth =
        std::max(table->window()->effectiveDevicePixelRatio(), leastWidth / std::max(1.0, table->width()));
    const auto picture = table->grabToImage((table->size() * growth).toSize());
    const auto told = [this, path](bool written) {
        m_pages.say(written ? tr("The picture is in %1.").arg(path)
                            : tr("The picture can’t be written to %1.").arg(path));
    };
    if (!picture)
        return told(false);
    connect(
        picture.get(), &QQuickItemGrabResult::ready, this, [picture, told, path] { told(picture->saveToFile(path)); },
        Qt::SingleShotConnection);
}

} // namespace engawa
