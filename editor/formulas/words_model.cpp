#include "editor/formulas/words_model.h"

#include <algorithm>

namespace engawa {

void WordsModel::show(std::vector<FormulaWord> words)
{
    beginResetModel();
    m_words = std::move(words);
    endResetModel();
}

const FormulaWord *WordsModel::find(const QString &name) const
{
    const auto found = std::ranges::find(m_words, name, &FormulaWord::name);
    return found == m_words.end() ? nullptr : &*found;
}

int WordsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_words.size());
}

QVariant WordsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const FormulaWord &word = m_words[static_cast<std::size_t>(index.row())];
    switch (role) {
    case NameRole:
        return word.name;
    case Qt::DisplayRole:
    case SignatureRole:
        return word.signature();
    case KindRole:
        return word.kind;
    case SortRole:
        return static_cast<int>(word.sort);
    case SentenceRole:
        return word.sentence;
    case Qt::ToolTipRole:
        return word.sentence;
    case Qt::AccessibleTextRole:
        return QString(word.signature() + QStringLiteral(": ") + word.sentence);
    default:
        return {};
    }
}

} // namespace engawa
