import QtQuick
import Engawa.Controls
import Engawa.Match

// Why not: the rule's sentence, and the way to it in the rulebook.
Toast {
    id: root

    required property MatchController match

    property string rule // kept while the toast fades

    signal ruleRequested(ruleId: string)

    function take() {
        if (match.view.refusal.length === 0)
            return;
        rule = match.view.refusalRule;
        text = match.view.refusal;
    }

    shown: match.view.refusal.length > 0
    actionText: rule.length > 0 ? qsTr("Show the rule") : ""
    stay: 4000 + 60 * text.length

    Component.onCompleted: take()
    onDismissed: match.view.clearRefusal()
    onActionTriggered: {
        root.ruleRequested(rule);
        match.view.clearRefusal();
    }

    Connections {
        target: root.match.view

        function onRefusalChanged() {
            root.take();
        }
    }
}
