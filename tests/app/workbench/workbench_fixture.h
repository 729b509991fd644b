#pragma once

#include <QLineEdit>

#include "app/shell/commands.h"
#include "app/workbench/workbench_commands.h"
#include "editor/problems/problems_panel.h"
#include "editor/tables/components_panel.h"
#include "tests/app/table/table_fixture.h"
#include "tests/app/table/table_subject.h"

namespace engawa {

// The whole program with the hands of a designer.
class WorkbenchFixture : public TableFixture
{
public:
    using TableFixture::TableFixture;

    // A game for one, whose moves can be taken back, with the editor around it.
    void open(const Deal &game = {
                  .mode = "solo", .players = {"human"}, .seed = 3, .modules = {}, .scenario = "cold_breeze"})
    {
        deal(game);
        match().view()->liftCurtain();
        design();
    }

    void design()
    {
        trigger(command::designWorkspace);
        document().setAskForVariant([this](const Variant &suggested) {
            ++m_asked;
            Variant variant = suggested;
            variant.id = "tried";
            variant.name = "Tried";
            return std::optional(variant);
        });
        settle();
    }

    void trigger(QLatin1StringView command) { program().actions().at(command)->trigger(); }
    Workbench &workbench() { return *program().workbench(); }
    PackDocument &document() { return workbench().document(); }
    Selection &selection() { return workbench().selection(); }
    int asked() const { return m_asked; } // how often a variant was offered

    // A panel in front of its neighbours.
    template <typename Panel>
    Panel *panel(const char *id)
    {
        program().window().panels().open(id);
        settle();
        return program().window().template findChild<Panel *>();
    }
    ComponentsPanel &components() { return *panel<ComponentsPanel>("components"); }

    // ---- the grid, by keys

    void goToCell(const QString &component, const QString &field)
    {
        ComponentsPanel &grid = components();
        grid.showPlace(component.section('/', 0, 0) + ".json", component.section('/', 1), field);
        grid.grid().setFocus();
        settle();
    }

    void enter(const QString &component, const QString &field, const QString &text)
    {
        goToCell(component, field);
        type(text);
        press(Qt::Key_Return);
        settle(); // the cell's editor closes
    }

    Json value(const QString &component, const std::string &field)
    {
        const Json *found = document().data().value(component.section('/', 0, 0).toStdString(),
                                                    component.section('/', 1).toStdString());
        return found && found->contains(field) ? found->at(field) : Json();
    }
    Json valueInMatch(const QString &component, const std::string &field)
    {
        const Json *found = match().session()->game()->data().value(component.section('/', 0, 0).toStdString(),
                                                                    component.section('/', 1).toStdString());
        return found && found->contains(field) ? found->at(field) : Json();
    }

    // ---- the table

    // A face-up piece of a table of the pack that the mouse can reach.
    PieceRow pieceOf(const QString &table)
    {
        for (const PieceRow &row : match().view()->pieces()->rows())
            if (row.faceUp && !row.leaving && row.component.startsWith(table + '/') && piece(row.id)
                && isSeen(piece(row.id)) && freePoint(piece(row.id)))
                return row;
        return {};
    }

    QList<PieceRow> piecesOf(const QString &component)
    {
        QList<PieceRow> found;
        for (const PieceRow &row : match().view()->pieces()->rows())
            if (row.component == component && !row.leaving)
                found.append(row);
        return found;
    }

    void playOne(int choice = 0)
    {
        match().view()->liftCurtain();
        match().view()->playMove(choice % std::max(1, match().view()->moves()->rowCount()));
    }

    // Moves until a decision is whole: an edit takes an open turn back to there.
    void playTurn()
    {
        do
            playOne();
        while (!match().session()->over()
               && !match().session()->match()->game().wholeDecision(match().session()->match()->state()));
    }

    // What lies where, whichever copy it is.
    QStringList layout()
    {
        QStringList lies;
        for (const PieceRow &row : match().view()->pieces()->rows())
            if (!row.leaving && !row.component.isEmpty())
                lies.append(row.component + " in " + row.zone);
        lies.sort();
        return lies;
    }

    QString logText()
    {
        QStringList lines;
        for (const LogRow &row : match().view()->log()->rows())
            lines.append(row.text);
        return lines.join('\n');
    }

    // The lines of the record that hold an event of this kind ("edit", "note", "move").
    int linesInRecord(const char *kind)
    {
        QFile file(match().session()->recordPath());
        int lines = 0;
        if (file.open(QIODevice::ReadOnly))
            for (const QByteArray &line : file.readAll().split('\n')) {
                const Json json = Json::parsed(line.toStdString()).value_or(nullptr);
                lines += json.is_object() && json.contains(kind);
            }
        return lines;
    }

private:
    int m_asked = 0;
};

} // namespace engawa
