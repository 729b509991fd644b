#include "app/shell/workspaces.h"

using namespace Qt::StringLiterals;

namespace engawa {

PanelOrder panelOrderOf(Workspace workspace)
{
    switch (workspace) {
    case Workspace::Play:
        return {};
    case Workspace::Test:
        return {.right = {{u"log"_s, u"moves"_s}, {u"notes"_s, u"lab"_s}}, .bottom = {}, .toolBar = true};
    case Workspace::Design:
        return {.right = {{u"inspector"_s, u"history"_s},
                          {u"problems"_s, u"changes"_s, u"lab"_s, u"log"_s, u"moves"_s, u"notes"_s}},
                .bottom = {{u"components"_s, u"rules"_s, u"formulas"_s, u"texts"_s}},
                .toolBar = true,
                .rightLines = 22};
    }
    Q_UNREACHABLE_RETURN({});
}

QString wordOf(Workspace workspace)
{
    switch (workspace) {
    case Workspace::Play:
        return u"play"_s;
    case Workspace::Test:
        return u"test"_s;
    case Workspace::Design:
        return u"design"_s;
    }
    Q_UNREACHABLE_RETURN({});
}

Workspace workspaceFrom(const QString &word)
{
    for (const Workspace workspace : workspaces)
        if (wordOf(workspace) == word)
            return workspace;
    return Workspace::Play;
}

} // namespace engawa
