#pragma once

#include <QAbstractListModel>

#include "editor/document/pack_document.h"
#include "editor/places/place_words.h"

namespace engawa {

// The problems of the document, and those that somebody adds, errors first.
class ProblemsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { PlaceRole = Qt::UserRole, LevelRole, FileRole, PointerRole };

    explicit ProblemsModel(const PackDocument &document, QObject *parent = nullptr);

    void setExtra(Problems problems); // of the running match, of files outside
    int errors() const { return m_errors; }
    int warnings() const { return static_cast<int>(m_rows.size()) - m_errors; }
    void retranslate() { show(); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

signals:
    void countChanged();

private:
    struct Row
    {
        bool error;
        QString sentence;
        QString place;
        QString file; // of the pack; empty: the problem is about none of its files
        QString pointer;

        bool operator==(const Row &) const = default;
    };

    Row rowOf(const Problem &problem) const;
    void show();

    const PackDocument &m_document;
    PlaceWords m_words;
    Problems m_extra;
    std::vector<Row> m_rows;
    int m_errors = 0;
};

} // namespace engawa
