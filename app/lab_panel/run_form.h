#pragma once

#include <QList>
#include <QWidget>

#include "app/lab_panel/lab_data.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace engawa {

// What is to be run: the data, what they are compared with, the mode, and a bot for each seat. It begins with the match at
// the table.
class RunForm : public QWidget
{
    Q_OBJECT

public:
    explicit RunForm(const LabData &sources, QWidget *parent = nullptr);

    void followTable(); // the game, mode, players and bots of the match, where another game is there than before
    void setChoice(const LabChoice &choice);
    LabChoice choice() const;

signals:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct SeatRow
    {
        QWidget *room = nullptr;
        QComboBox *bot = nullptr;
        QComboBox *level = nullptr; // of a persona
    };

    void readSources();
    void readGame(const Setup &wish, const QStringList &bots);
    void fillModes(const Setup &wish);
    void fillMode(const Setup &wish, const QStringList &bots); // what follows from the mode
    void fillSeats(const QStringList &bots);
    void choosesBot(SeatRow &row, const QString &bot);
    QStringList bots() const;
    Setup setup() const;
    void retranslate();

    const LabData &m_data;
    GamePtr m_game; // that is chosen; nothing: it does not compile
    QString m_followed; // the game whose match was taken over last
    bool m_filling = false;
    QFormLayout *m_form;
    QComboBox *m_source;
    QComboBox *m_against;
    QComboBox *m_mode;
    QSpinBox *m_players;
    QWidget *m_modules;
    QList<QCheckBox *> m_moduleBoxes;
    QComboBox *m_scenario;
    QList<SeatRow> m_seats;
    QSpinBox *m_deals;
    QSpinBox *m_seed;
    QLabel *m_fault;
};

} // namespace engawa
