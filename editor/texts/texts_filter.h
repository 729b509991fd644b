#pragma once

#include <functional>

#include <QSortFilterProxyModel>

#include "editor/texts/texts_model.h"

namespace engawa {

// The texts that a person wants to see: of one section, with a word in them, missing, changed or at fault.
class TextsFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    enum class Only { All, Missing, Changed, Faulty };

    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setSection(const QString &section)
    {
        change([&] { m_section = section; });
    }
    void setOnly(Only only)
    {
        change([&] { m_only = only; });
    }
    void setWords(const QString &words)
    {
        change([&] { m_words = words; });
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QAbstractItemModel &model = *sourceModel();
        const QModelIndex key = model.index(row, 0, parent);
        if (!m_section.isEmpty() && key.data(TextsModel::SectionRole).toString() != m_section)
            return false;
        bool word = m_words.isEmpty() || key.data().toString().contains(m_words, Qt::CaseInsensitive);
        bool wanted = m_only == Only::All;
        for (int column = 1; column < model.columnCount(parent); ++column) {
            const QModelIndex cell = key.siblingAtColumn(column);
            word = word || cell.data(Qt::EditRole).toString().contains(m_words, Qt::CaseInsensitive);
            wanted = wanted || (m_only == Only::Missing && cell.data(TextsModel::MissingRole).toBool())
                     || (m_only == Only::Changed && cell.data(TextsModel::ChangedRole).toBool())
                     || (m_only == Only::Faulty
                         && (cell.data(TextsModel::TooLongRole).toBool()
                             || !cell.data(TextsModel::ProblemRole).toString().isEmpty()));
        }
        return word && wanted;
    }

private:
    void change(const std::function<void()> &set)
    {
        set();
        invalidate();
    }

    QString m_section;
    QString m_words;
    Only m_only = Only::All;
};

} // namespace engawa
