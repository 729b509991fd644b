#pragma once

#include <QLabel>
#include <QTemporaryDir>
#include <memory>

#include "app/languages/languages.h"
#include "app/shell/commands.h"
#include "app/shell/docks.h"
#include "app/shell/main_window.h"

namespace engawa {

// A whole shell around a label in place of the table.
struct ShellParts
{
    explicit ShellParts(const QString &folder)
        : settings(folder + QStringLiteral("/engawa.ini")), languages(settings), actions(settings)
    {
        addCommands(actions);
        table = new QLabel(QStringLiteral("table"));
        window =
            std::make_unique<MainWindow>(settings, languages, actions, table, folder + QStringLiteral("/layout.json"));
        for (const auto *id : {"log", "moves"})
            addPanel(QString::fromLatin1(id));
    }

    void addPanel(const QString &id)
    {
        window->addPanel(id, [id] { return id.at(0).toUpper() + id.mid(1); }, new QLabel(id), Side::Right);
    }

    Settings settings;
    Languages languages;
    ActionList actions;
    QLabel *table;
    std::unique_ptr<MainWindow> window;
};

} // namespace engawa
