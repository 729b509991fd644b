#include "editor/field_editors/colour_editor.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPointer>

namespace engawa {

ColourEditor::ColourEditor(const Field &field, QWidget *parent)
    : LineEditor(field, parent), m_swatch(new QToolButton(this))
{
    m_wide = false;
    qobject_cast<QHBoxLayout *>(layout())->addWidget(m_swatch);
    m_swatch->setAccessibleName(tr("Choose a colour"));
    m_swatch->setToolTip(tr("Choose a colour (Alt+Down)"));
    connect(m_swatch, &QToolButton::clicked, this, &ColourEditor::choose);
    connect(&line(), &QLineEdit::textChanged, this, &ColourEditor::paintSwatch);
    paintSwatch();
}

void ColourEditor::setValue(const Json &value)
{
    LineEditor::setValue(value);
    paintSwatch();
}

void ColourEditor::paintSwatch()
{
    const int side = fontMetrics().height();
    const qreal ratio = devicePixelRatioF();
    QPixmap picture(QSize(2 * side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    const QColor colour = QColor::fromString(line().text().trimmed());
    picture.fill(colour.isValid() ? colour : Qt::transparent);
    QPainter painter(&picture);
    painter.setPen(palette().color(QPalette::Mid));
    painter.drawRect(0, 0, 2 * side - 1, side - 1);
    if (!colour.isValid())
        painter.drawLine(0, side - 1, 2 * side - 1, 0);
    painter.end();
    m_swatch->setIconSize({2 * side, side});
    m_swatch->setIcon(picture);
}

void ColourEditor::choose()
{
    const QPointer<ColourEditor> self = this; // its form may close meanwhile
    const QColor chosen = QColorDialog::getColor(QColor::fromString(line().text().trimmed()), this, field().title);
    if (!self || !chosen.isValid())
        return;
    line().setText(chosen.name().toUpper());
    emit line().editingFinished();
}

bool ColourEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Down && key->modifiers() & Qt::AltModifier) {
            choose();
            return true;
        }
    }
    return LineEditor::eventFilter(watched, event);
}

} // namespace engawa
