#include "app/shell/shortcuts_page.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTreeWidget>

#include "app/shell/fuzzy_match.h"

namespace engawa {

namespace {

enum Column { CommandColumn, CategoryColumn, KeysColumn };

QAction *actionOf(const QTreeWidgetItem *row)
{
    return row->data(CommandColumn, Qt::UserRole).value<QAction *>();
}

} // namespace

ShortcutsPage::ShortcutsPage(ActionList &actions, QWidget *parent)
    : SettingsPage(parent), m_actions(actions), m_search(new QLineEdit(this)), m_table(new QTreeWidget(this)),
      m_editLabel(new QLabel(this)), m_edit(new QKeySequenceEdit(this)), m_clear(new QPushButton(this)),
      m_reset(new QPushButton(this)), m_resetAll(new QPushButton(this)), m_conflict(new QLabel(this)),
      m_takeOver(new QPushButton(this))
{
    m_search->setClearButtonEnabled(true);
    m_table->setColumnCount(3);
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->header()->setSectionResizeMode(CommandColumn, QHeaderView::Stretch);
    m_table->header()->setSectionResizeMode(CategoryColumn, QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(KeysColumn, QHeaderView::ResizeToContents);
    m_table->header()->setStretchLastSection(false);
    m_editLabel->setBuddy(m_edit);
    m_editLabel->setWordWrap(true);
    m_edit->setMaximumSequenceLength(1);
    m_conflict->setObjectName(QStringLiteral("conflict"));
    m_conflict->setWordWrap(true);

    auto *editRow = new QHBoxLayout;
    editRow->addWidget(m_edit, 1);
    editRow->addWidget(m_clear);
    editRow->addWidget(m_reset);
    auto *conflictRow = new QHBoxLayout;
    conflictRow->addWidget(m_conflict, 1);
    conflictRow->addWidget(m_takeOver);
    column()->addWidget(m_search);
    column()->addWidget(m_table, 1);
    column()->addWidget(m_editLabel);
    column()->addLayout(editRow);
    column()->addLayout(conflictRow);
    column()->addWidget(m_resetAll, 0, Qt::AlignTrailing);

    connect(m_search, &QLineEdit::textChanged, this, &ShortcutsPage::filter);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &ShortcutsPage::showCurrent);
    connect(m_table, &QTreeWidget::itemActivated, m_edit, [this] { m_edit->setFocus(Qt::OtherFocusReason); });
    connect(m_edit, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutsPage::tryKeys);
    connect(m_clear, &QPushButton::clicked, this, [this] { m_actions.setKeys(current(), {}); });
    connect(m_reset, &QPushButton::clicked, this, [this] {
        m_edit->setKeySequence(m_actions.shippedKeys(current()));
        tryKeys();
    });
    connect(m_resetAll, &QPushButton::clicked, &m_actions, &ActionList::resetAllKeys);
    connect(m_takeOver, &QPushButton::clicked, this, &ShortcutsPage::takeOver);
    connect(&actions, &ActionList::keysChanged, this, [this] {
        for (int row = 0; row < m_table->topLevelItemCount(); ++row)
            writeRow(m_table->topLevelItem(row));
        showCurrent();
    });
    write();
    m_table->setCurrentItem(m_table->topLevelItem(0));
}

void ShortcutsPage::fill()
{
    const QAction *before = m_table->currentItem() ? current() : nullptr;
    const QSignalBlocker blocker(m_table);
    m_table->clear();
    for (QAction *action : m_actions.all()) {
        auto *row = new QTreeWidgetItem(m_table);
        row->setData(CommandColumn, Qt::UserRole, QVariant::fromValue(action));
        writeRow(row);
        if (action == before)
            m_table->setCurrentItem(row);
    }
    filter();
}

void ShortcutsPage::writeRow(QTreeWidgetItem *row)
{
    const QAction *action = actionOf(row);
    row->setText(CommandColumn, m_actions.commandName(action));
    row->setText(CategoryColumn, ActionList::name(m_actions.category(action)));
    row->setText(KeysColumn, action->shortcut().toString(QKeySequence::NativeText));
    QFont font = m_table->font();
    font.setBold(action->shortcut() != m_actions.shippedKeys(action));
    row->setFont(KeysColumn, font);
}

void ShortcutsPage::filter()
{
    for (int row = 0; row < m_table->topLevelItemCount(); ++row) {
        QTreeWidgetItem *item = m_table->topLevelItem(row);
        const QString all =
            item->text(CommandColumn) + u' ' + item->text(CategoryColumn) + u' ' + item->text(KeysColumn);
        item->setHidden(!fuzzyMatch(m_search->text(), all));
    }
}

QAction *ShortcutsPage::current() const
{
    return m_table->currentItem() ? actionOf(m_table->currentItem()) : nullptr;
}

void ShortcutsPage::showCurrent()
{
    const QAction *action = current();
    const QSignalBlocker blocker(m_edit);
    for (QWidget *widget :
         {static_cast<QWidget *>(m_edit), static_cast<QWidget *>(m_clear), static_cast<QWidget *>(m_reset)})
        widget->setEnabled(action);
    m_edit->setKeySequence(action ? action->shortcut() : QKeySequence());
    m_editLabel->setText(action ? tr("&Keys for “%1”").arg(m_actions.commandName(action)) : QString());
    m_clear->setEnabled(action && !action->shortcut().isEmpty());
    m_reset->setEnabled(action && action->shortcut() != m_actions.shippedKeys(action));
    m_conflict->clear();
    m_takeOver->hide();
}

void ShortcutsPage::tryKeys()
{
    QAction *action = current();
    if (!action)
        return;
    const QKeySequence keys = m_edit->keySequence();
    const QAction *other = m_actions.otherWith(keys, action);
    if (!other) {
        m_actions.setKeys(action, keys);
        showCurrent();
        return;
    }
    m_conflict->setText(
        tr("%1 already belongs to “%2”.").arg(keys.toString(QKeySequence::NativeText), m_actions.commandName(other)));
    m_takeOver->show();
}

void ShortcutsPage::takeOver()
{
    const QKeySequence keys = m_edit->keySequence();
    QAction *action = current();
    while (QAction *other = m_actions.otherWith(keys, action))
        m_actions.setKeys(other, {});
    m_actions.setKeys(action, keys);
    showCurrent();
}

void ShortcutsPage::retranslate()
{
    m_search->setPlaceholderText(tr("Find a command or its keys"));
    m_search->setAccessibleName(tr("Find a command or its keys"));
    m_table->setAccessibleName(tr("Commands and their keys"));
    m_table->setHeaderLabels({tr("Command"), tr("Menu"), tr("Keys")});
    m_clear->setText(tr("&None"));
    m_clear->setAccessibleDescription(tr("Takes the keys away from this command"));
    m_reset->setText(tr("As &shipped"));
    m_resetAll->setText(tr("&All as shipped"));
    m_takeOver->setText(tr("&Use it here instead"));
    fill();
    showCurrent();
}

} // namespace engawa
