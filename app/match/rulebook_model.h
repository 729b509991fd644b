#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "core/game/game.h"

namespace engawa {

// The rulebook of a game: its rules as sentences, in order, with the numbers of a mode.
class RulebookModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString title READ title NOTIFY titleChanged)
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(int hits READ hits NOTIFY hitsChanged)
    Q_PROPERTY(bool everyMode READ everyMode WRITE setEveryMode NOTIFY everyModeChanged)
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { SectionRole = Qt::UserRole, RuleIdRole, SentenceRole, HoldsRole, HitRole };

    using QAbstractListModel::QAbstractListModel;

    void setGame(GamePtr game, const QString &mode, const QString &language);

    QString title() const { return m_title; } // "Momiji – First game"
    QString search() const { return m_search; } // words that a rule must all have, in any order
    void setSearch(const QString &words);
    int hits() const { return m_hits; } // 0 while nothing is searched for
    bool everyMode() const { return m_everyMode; } // also the rules that don't hold in the mode
    void setEveryMode(bool every);
    int count() const { return static_cast<int>(m_rules.size()); }

    Q_INVOKABLE int rowOf(const QString &ruleId) const; // -1: not among the rules shown
    // The hit after a row, from the top again after the last one; before it with `step` -1. -1: no hits.
    Q_INVOKABLE int nextHit(int row, int step = 1) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void titleChanged();
    void searchChanged();
    void hitsChanged();
    void everyModeChanged();
    void countChanged();

private:
    struct Rule
    {
        QString section;
        QString id;
        QString sentence;
        QString folded; // section and sentence as the search compares them
        bool holds = true;
        bool hit = false;
    };

    void read();
    QList<std::pair<QString, QString>> meaningsOf(const std::string &rule) const; // in each scenario, by its name
    void markHits(QList<Rule> &rules) const;
    void countHits();

    GamePtr m_game;
    std::string m_mode;
    std::string m_language;
    QString m_title;
    QString m_search;
    bool m_everyMode = false;
    int m_hits = 0;
    QList<Rule> m_rules;
};

} // namespace engawa
