#include "editor/field_editors/face_delegate.h"

#include <QWidget>

#include "editor/field_editors/face_pictures.h"

namespace engawa {

namespace {

int sideFor(const QStyleOptionViewItem &option)
{
    return option.fontMetrics.height() * 3;
}

} // namespace

FaceDelegate::FaceDelegate(const PackDocument &document, QObject *parent)
    : QStyledItemDelegate(parent), m_document(document)
{
}

void FaceDelegate::setEntry(const EntryPtr &entry)
{
    m_entry = entry;
    m_painted.clear();
}

QPixmap FaceDelegate::picture(const QString &face, int side, qreal ratio) const
{
    const std::string file = "faces/" + face.toStdString();
    const auto svg = m_document.data().faces.find(file);
    if (svg == m_document.data().faces.end())
        return {};
    Painted &painted = m_painted[face];
    if (painted.svg != svg->second || painted.side != side)
        painted = {svg->second, side, facePicture(*svg->second, file, m_entry.get(), side, ratio)};
    return painted.picture;
}

// Without the picture, which is as large as its place in any case.
QSize FaceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int side = sideFor(option), room = option.fontMetrics.height();
    return {side + option.fontMetrics.horizontalAdvance(index.data().toString()) + room, side + room / 3};
}

void FaceDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QString face = index.data(Qt::UserRole).toString();
    if (face.isEmpty())
        return;
    const int side = sideFor(*option);
    const QPixmap shown = picture(face, side, option->widget ? option->widget->devicePixelRatioF() : 1);
    option->decorationSize = {side, side};
    option->icon = QIcon(shown);
    option->features |= QStyleOptionViewItem::HasDecoration;
}

} // namespace engawa
