pragma ComponentBehavior: Bound

import QtQuick
import Engawa.Theme
import Engawa.Controls
import Engawa.Settings

// Language, text size, motion and light, applied at once.
Flow {
    id: root

    required property Settings settings

    readonly property list<string> codes: [""].concat(settings.languages.map(language => language.code))
    readonly property list<string> names: [qsTr("System language")].concat(settings.languages.map(language => language.name))
    readonly property int chosen: Math.max(0, codes.indexOf(settings.language))
    readonly property int sizeStep: 10
    readonly property real natural: language.width + size.width + motion.width + light.width + 3 * spacing // in one line

    spacing: Theme.s

    component Part: Rectangle {
        id: part

        default property alias contents: inner.data

        width: inner.width + 2 * Theme.scaled(8)
        height: Math.max(inner.height + Theme.scaled(8), Theme.scaled(44))
        radius: Theme.scaled(10)
        color: Theme.shadeDeep
        border.width: 1
        border.color: Theme.shadeLine

        Row {
            id: inner

            anchors.centerIn: parent
            spacing: Theme.scaled(4)
        }
    }

    PaperCombo {
        id: language

        objectName: "language"
        width: Theme.scaled(176)
        height: Theme.scaled(44)
        label: qsTr("Language")
        model: root.names
        currentIndex: root.chosen
        onModelChanged: currentIndex = Qt.binding(() => root.chosen) // the names in another language: a new list begins at its top
        onActivated: index => root.settings.language = root.codes[index]

        contentItem: Text {
            text: language.displayText
            color: Theme.tableInk
            font: language.font
            textFormat: Text.PlainText
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }

        indicator: Glyph {
            x: language.mirrored ? Theme.scaled(12) : language.width - width - Theme.scaled(12)
            y: (language.height - height) / 2
            name: "down"
            colour: Theme.gold
            size: Theme.scaled(13)
        }

        background: Rectangle {
            radius: Theme.scaled(10)
            color: Theme.shadeDeep
            border.width: 1
            border.color: language.hovered ? Theme.gold : Theme.shadeLine

            FocusRing {
                shown: language.activeFocus
                gap: 0
                radius: parent.radius + line
            }
        }
    }

    Part {
        id: size

        QuietButton {
            anchors.verticalCenter: parent?.verticalCenter
            onTable: true
            text: "A−"
            fontSize: Theme.fontSmall
            enabled: root.settings.textScale > 80
            Accessible.name: qsTr("Smaller text")
            onClicked: root.settings.textScale -= root.sizeStep
        }

        Text {
            anchors.verticalCenter: parent?.verticalCenter
            width: Theme.scaled(46)
            text: qsTr("%1 %").arg(root.settings.textScale)
            color: Theme.tableInk
            font.family: Theme.sansFamily
            font.pixelSize: Theme.fontNormal
            horizontalAlignment: Text.AlignHCenter
            textFormat: Text.PlainText
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("Text size %1 %").arg(root.settings.textScale)
        }

        QuietButton {
            anchors.verticalCenter: parent?.verticalCenter
            onTable: true
            text: "A+"
            fontSize: Theme.fontLarge
            enabled: root.settings.textScale < 200
            Accessible.name: qsTr("Larger text")
            onClicked: root.settings.textScale += root.sizeStep
        }
    }

    Part {
        id: motion

        PaperSwitch {
            anchors.verticalCenter: parent?.verticalCenter
            onTable: true
            text: qsTr("Motion")
            checked: !root.settings.reducedMotion
            onToggled: root.settings.reducedMotion = !checked
        }
    }

    Part {
        id: light

        Segmented {
            anchors.verticalCenter: parent?.verticalCenter
            onTable: true
            label: qsTr("Light or dark")
            options: [qsTr("System"), qsTr("Light"), qsTr("Dark")]
            onActivated: index => root.settings.theme = index

            Binding on currentIndex {
                value: root.settings.theme
            }
        }
    }
}
