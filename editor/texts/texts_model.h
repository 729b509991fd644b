#pragma once

#include <map>
#include <vector>

#include <QAbstractTableModel>

#include "editor/texts/text_fit.h"

namespace engawa {

// All texts of the pack: a row for each, a column for each language.
class TextsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { SectionRole = Qt::UserRole, MissingRole, ChangedRole, ProblemRole, TooLongRole };

    explicit TextsModel(PackDocument &document, QObject *parent = nullptr);

    const TextPlace &place(int row) const { return m_rows[static_cast<std::size_t>(row)].place; }
    QString language(int column) const { return m_languages.value(column - 1); } // column 0 is the key
    QStringList sections() const;
    int find(const TextPlace &place) const;
    TextFit &fit() { return *m_fit; }
    // Texts by place and language as one step.
    bool write(const QString &name, const std::map<std::pair<int, int>, QString> &texts);
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        TextPlace place;
        std::vector<const std::string *> texts; // by language; kept alive by m_tables
        std::vector<const std::string *> base;
    };
    using Tables = std::vector<TablePtr>;

    std::vector<Row> collect(const QStringList &languages) const;
    Tables tables() const;
    void reset();
    void follow();
    void showLanguages(const QStringList &languages);
    void touch();
    QString problemsAt(const Row &row, const QString &language) const;
    QString toolTip(const Row &row, int column) const;

    PackDocument &m_document;
    TextFit *m_fit;
    QStringList m_languages;
    std::vector<Row> m_rows;
    Tables m_tables;
};

} // namespace engawa
