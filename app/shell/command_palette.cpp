#include "app/shell/command_palette.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QGraphicsDropShadowEffect>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>
#include <algorithm>

#include "app/shell/commands.h"
#include "app/shell/palette_delegate.h"
#include "app/shell/palette_model.h"

namespace engawa {

CommandPalette::CommandPalette(const ActionList &actions, QWidget *window)
    : QFrame(window), m_model(new PaletteModel(actions, command::palette, this)), m_field(new QLineEdit(this)),
      m_list(new QListView(this)), m_count(new QLabel(this))
{
    setObjectName(QStringLiteral("palette"));
    hide();
    auto *shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(28);
    shadow->setOffset(0, 6);
    shadow->setColor(QColor(0, 0, 0, 110));
    setGraphicsEffect(shadow);

    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setMouseTracking(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 6, 10, 4);
    column->setSpacing(4);
    column->addWidget(m_field);
    column->addWidget(m_list);
    column->addWidget(m_count);

    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::filter);
    connect(m_list, &QListView::clicked, this, &CommandPalette::run);
    connect(m_list, &QListView::entered, m_list, &QListView::setCurrentIndex);
    retranslate();
}

void CommandPalette::open()
{
    m_focusBefore = QApplication::focusWidget();
    m_field->clear();
    filter();
    place();
    show();
    raise();
    m_field->setFocus(Qt::PopupFocusReason);
}

void CommandPalette::place()
{
    const QWidget *window = parentWidget();
    const int line = m_list->sizeHintForRow(0) > 0 ? m_list->sizeHintForRow(0) : fontMetrics().height() * 2;
    const int wide = std::min(fontMetrics().height() * 40, window->width() - 32);
    const int top = window->height() / 10;
    const int room = std::max(1, (window->height() - top - line * 4) / line);
    m_list->setFixedHeight(std::clamp(m_model->rowCount(), 1, std::min(12, room)) * line + 4);
    layout()->activate();
    setGeometry((window->width() - wide) / 2, top, wide, sizeHint().height());
}

void CommandPalette::filter()
{
    m_model->show(m_field->text());
    m_list->setCurrentIndex(m_model->index(0, 0));
    m_count->setText(m_model->rowCount() == 0
                         ? tr("No command has these letters.")
                         : tr("%n command(s) · Enter runs, Esc leaves", nullptr, m_model->rowCount()));
    announce();
    if (isVisible())
        place();
}

// The field keeps the focus, so a screen reader is told about the line that Enter would run.
void CommandPalette::announce()
{
    const QModelIndex current = m_list->currentIndex();
    const QString line = current.isValid() ? current.data(Qt::AccessibleTextRole).toString() : m_count->text();
    m_field->setAccessibleDescription(line);
    if (!isVisible())
        return;
    QAccessibleAnnouncementEvent announcement(m_field, line);
    QAccessible::updateAccessibility(&announcement);
}

void CommandPalette::run()
{
    QAction *action = m_model->action(m_list->currentIndex().row());
    leave();
    if (action)
        action->trigger();
}

void CommandPalette::leave()
{
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::PopupFocusReason);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut && isVisible()) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason)
            hide();
    }
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // what is typed here is no command
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    const int rows = m_model->rowCount(), row = m_list->currentIndex().row(), page = 10;
    const auto go = [&](int to) {
        m_list->setCurrentIndex(m_model->index(to, 0));
        announce();
        return true;
    };
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Down:
        return rows == 0 || go((row + 1) % rows);
    case Qt::Key_Up:
        return rows == 0 || go((row + rows - 1) % rows);
    case Qt::Key_PageDown:
        return rows == 0 || go(std::min(row + page, rows - 1));
    case Qt::Key_PageUp:
        return rows == 0 || go(std::max(row - page, 0));
    case Qt::Key_Enter:
    case Qt::Key_Return:
        if (rows > 0)
            run();
        return true;
    case Qt::Key_Escape:
        leave();
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
        return true;
    default:
        return QFrame::eventFilter(watched, event);
    }
}

void CommandPalette::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

void CommandPalette::retranslate()
{
    setAccessibleName(tr("Commands"));
    m_field->setPlaceholderText(tr("What would you like to do?"));
    m_field->setAccessibleName(tr("Find a command"));
    m_list->setAccessibleName(tr("Commands found"));
    if (isVisible())
        filter();
}

} // namespace engawa
