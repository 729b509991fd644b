#pragma once

#include <map>

#include <QPixmap>
#include <QStyledItemDelegate>

#include "editor/document/pack_document.h"

namespace engawa {

// A list of faces by their file names (in Qt::UserRole), each beside its picture. A picture is painted when it comes into
// sight: a pack may have hundreds.
class FaceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    explicit FaceDelegate(const PackDocument &document, QObject *parent = nullptr);

    void setEntry(const EntryPtr &entry); // whose fields fill the faces
    QPixmap picture(const QString &face, int side, qreal ratio) const;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    struct Painted
    {
        std::shared_ptr<const std::string> svg;
        int side;
        QPixmap picture;
    };

    const PackDocument &m_document;
    EntryPtr m_entry;
    mutable std::map<QString, Painted> m_painted;
};

} // namespace engawa
