#pragma once

#include <vector>

#include <QAbstractItemModel>

#include "editor/document/pack_document.h"
#include "editor/places/field_schemas.h"
#include "editor/rules/rule_sentences.h"

namespace engawa {

// Every parameter of the pack's files with fixed names (rules.json …), in groups: those of the rulebook's sections whose
// sentences speak of them first.
class RulesModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { TitleColumn, ValueColumn, RangeColumn, BaseColumn, ColumnCount };
    enum Role { WordsRole = Qt::UserRole }; // all that a search looks through

    struct Parameter
    {
        std::string file;
        std::string id;
        Json shown; // to tell which rows an edit touched
    };

    explicit RulesModel(PackDocument &document, QObject *parent = nullptr);

    const Parameter *parameter(const QModelIndex &index) const; // nothing: a group
    QModelIndex find(const QString &file, const QString &id, int column = ValueColumn) const;
    Field field(const Parameter &parameter) const;
    QString title(const Parameter &parameter) const;
    Json value(const Parameter &parameter) const;
    Json baseValue(const Parameter &parameter) const;
    bool isChanged(const Parameter &parameter) const;
    QStringList problems(const Parameter &parameter) const;
    bool set(const Parameter &parameter, const Json &value);
    bool reset(const Parameter &parameter); // to the base's value
    const RuleSentences &sentences() const { return m_sentences; }
    void retranslate();

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Group
    {
        std::string section; // of the rulebook; empty: all others of `file`
        std::string file;
        std::vector<Parameter> parameters;
    };

    void readGroups();
    void follow();
    void showProblems();
    QString title(const Group &group) const;
    QString packText(const std::string &key) const;
    QVariant display(const Parameter &parameter, int column) const;

    PackDocument &m_document;
    FieldSchemas m_schemas;
    RuleSentences m_sentences;
    std::vector<Group> m_groups;
};

} // namespace engawa
