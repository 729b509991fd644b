#include "editor/tables/row_filter.h"

#include <QRegularExpression>

namespace engawa {

RowFilter::RowFilter(const QString &text, const std::vector<QStringList> &columns)
{
    static const QRegularExpression word(QStringLiteral("(?:[^\\s\"]|\"[^\"]*\"?)+"));
    for (const QRegularExpressionMatch &match : word.globalMatch(text))
        if (const Term term = parsed(match.captured(), columns); !term.text.isEmpty() || term.column >= 0)
            m_terms.push_back(term);
}

RowFilter::Term RowFilter::parsed(const QString &word, const std::vector<QStringList> &columns) const
{
    const auto plain = [](QString text) { return text.remove(u'"'); };
    static const QRegularExpression comparison(QStringLiteral("^(\"[^\"]+\"|[^:<>=!\"]+)(:|<=|>=|!=|<|>|=)(.*)$"));
    const QRegularExpressionMatch match = comparison.match(word);
    if (match.hasMatch())
        for (std::size_t column = 0; column < columns.size(); ++column) {
            if (!columns[column].contains(plain(match.captured(1)), Qt::CaseInsensitive))
                continue;
            static const QHash<QString, Sort> sorts{
                {QStringLiteral(":"), Sort::Contains},     {QStringLiteral("="), Sort::Equal},
                {QStringLiteral("!="), Sort::Unequal},     {QStringLiteral("<"), Sort::Less},
                {QStringLiteral("<="), Sort::LessOrEqual}, {QStringLiteral(">"), Sort::More},
                {QStringLiteral(">="), Sort::MoreOrEqual}};
            return {static_cast<int>(column), sorts.value(match.captured(2)), plain(match.captured(3))};
        }
    return {-1, Sort::Contains, plain(word)};
}

bool RowFilter::holds(const Term &term, const QString &cell)
{
    if (term.sort == Sort::Contains)
        return term.text.isEmpty() ? cell.isEmpty() : cell.contains(term.text, Qt::CaseInsensitive);
    bool wholeCell = false, wholeTerm = false;
    const qint64 left = cell.toLongLong(&wholeCell), right = term.text.toLongLong(&wholeTerm);
    const bool numbers = wholeCell && wholeTerm;
    const bool equal = numbers ? left == right : cell.compare(term.text, Qt::CaseInsensitive) == 0;
    switch (term.sort) {
    case Sort::Equal:
        return equal;
    case Sort::Unequal:
        return !equal;
    case Sort::Less:
        return numbers && left < right;
    case Sort::LessOrEqual:
        return numbers && left <= right;
    case Sort::More:
        return numbers && left > right;
    case Sort::MoreOrEqual:
        return numbers && left >= right;
    case Sort::Contains:
        break;
    }
    return false;
}

} // namespace engawa
