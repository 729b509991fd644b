#pragma once

#include <QAbstractListModel>

#include "editor/formulas/formula_words.h"

namespace engawa {

// The names of one scope, for completion and for reading.
class WordsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { NameRole = Qt::UserRole, SignatureRole, KindRole, SentenceRole, SortRole };

    using QAbstractListModel::QAbstractListModel;

    void show(std::vector<FormulaWord> words);
    const std::vector<FormulaWord> &words() const { return m_words; }
    const FormulaWord *find(const QString &name) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<FormulaWord> m_words;
};

} // namespace engawa
