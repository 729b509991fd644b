#include "app/program.h"

#include <algorithm>

#include <QDir>
#include <QFileDialog>
#include <QQuickItem>
#include <QQuickItemGrabResult>
#include <QStandardPaths>

#include "editor/document/documents_folder.h"

namespace engawa {

namespace {

constexpr int leastWidth = 2400; // a small window still makes a picture to print

} // namespace

void Program::savePictureAs()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    const QString path = QFileDialog::getSaveFileName(m_window.get(), tr("Save a picture of the table"),
                                                      inFolder(folder, m_match->gameName() + QStringLiteral(".png")),
                                                      tr("Pictures (*.png *.jpg)"));
    if (!path.isEmpty())
        savePicture(path);
}

// The table alone: no prompt, no end screen, no curtain.
void Program::savePicture(const QString &path)
{
    const QQuickItem *root = m_table->rootObject();
    auto *table = root ? root->property("tableItem").value<QQuickItem *>() : nullptr;
    if (!table || !m_match->isOpen() || m_match->curtain())
        return;
    const double growth = std::max(m_table->devicePixelRatioF(), leastWidth / std::max(1.0, table->width()));
    const auto picture = table->grabToImage((table->size() * growth).toSize());
    const auto told = [this, path](bool written) {
        say(written ? tr("The picture is in %1.").arg(path) : tr("The picture can’t be written to %1.").arg(path));
    };
    if (!picture)
        return told(false);
    connect(
        picture.get(), &QQuickItemGrabResult::ready, this, [picture, told, path] { told(picture->saveToFile(path)); },
        Qt::SingleShotConnection);
}

} // namespace engawa
