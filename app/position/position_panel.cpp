#include "app/position/position_panel.h"

#include <QComboBox>
#include <QEvent>
#include <QFileDialog>
#include <QFormLayout>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>

#include "app/position/counter_form.h"
#include "app/position/piece_picker.h"
#include "editor/document/documents_folder.h"

namespace engawa {

namespace {

QString askInDialog(QWidget *parent, const QString &title, const QString &filter, bool save)
{
    return save ? QFileDialog::getSaveFileName(parent, title, inDocuments(QStringLiteral("position.json")), filter)
                : QFileDialog::getOpenFileName(parent, title, inDocuments({}), filter);
}

QLabel *makeSentence(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setWordWrap(true);
    return label;
}

} // namespace

PositionPanel::PositionPanel(PositionEditor &editor, QWidget *parent)
    : QWidget(parent), m_editor(editor), m_ask(askInDialog), m_pages(new QStackedWidget(this))
{
    m_pages->addWidget(makeInvitation());
    m_pages->addWidget(makeEditing());
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_pages);

    connect(&editor, &PositionEditor::editingChanged, this, &PositionPanel::showEditing);
    connect(&editor, &PositionEditor::canBeginChanged, this, [this] { m_begin->setEnabled(m_editor.canBegin()); });
    connect(&editor, &PositionEditor::changed, this, &PositionPanel::showPosition);
    connect(&editor, &PositionEditor::selectionChanged, this, [this] {
        if (m_editor.isEditing())
            m_hint->setText(m_editor.prompt());
    });
    connect(&editor, &PositionEditor::problemChanged, this, [this] {
        m_problem->setText(m_editor.problem().isEmpty() ? QString() : tr("⚠ %1").arg(m_editor.problem()));
        m_problem->setVisible(!m_editor.problem().isEmpty());
    });
    connect(&editor.steps(), &QUndoStack::indexChanged, this, &PositionPanel::showSteps);
    m_problem->hide();
    retranslate();
    showEditing();
}

QWidget *PositionPanel::makeInvitation()
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->addWidget(m_invitation = makeSentence(page));
    column->addWidget(m_begin = new QPushButton(page), 0, Qt::AlignLeft);
    column->addStretch();
    connect(m_begin, &QPushButton::clicked, this, [this] { m_editor.begin(); });
    return page;
}

// The way on and the way back stay in sight; the rest scrolls where there is little room.
QWidget *PositionPanel::makeEditing()
{
    auto *inner = new QWidget(this);
    auto *parts = new QVBoxLayout(inner);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->addWidget(m_hint = makeSentence(inner));
    parts->addWidget(m_pieces = new PiecePicker(m_editor, inner), 1);
    parts->addWidget(makeTurn());
    parts->addWidget(m_counters = new CounterForm(m_editor, inner));
    parts->addWidget(makeFiles());
    auto *area = new QScrollArea(this);
    area->setWidget(inner);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);

    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->addWidget(area, 1);
    column->addWidget(m_problem = makeSentence(page));
    m_problem->setObjectName(QStringLiteral("problem"));
    column->addWidget(makeEnd());
    return page;
}

QWidget *PositionPanel::makeTurn()
{
    auto *part = new QWidget(this);
    auto *turn = new QFormLayout(part);
    turn->setContentsMargins(0, 0, 0, 0);
    turn->addRow(m_toActLabel = new QLabel(part), m_toAct = new QComboBox(part));
    m_toActLabel->setBuddy(m_toAct);
    connect(m_toAct, &QComboBox::activated, this, [this](int seat) { m_editor.setToAct(seat); });
    return part;
}

QWidget *PositionPanel::makeFiles()
{
    auto *part = new QWidget(this);
    auto *grid = new QGridLayout(part);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(m_undo = new QPushButton(part), 0, 0);
    grid->addWidget(m_redo = new QPushButton(part), 0, 1);
    grid->addWidget(m_open = new QPushButton(part), 1, 0);
    grid->addWidget(m_save = new QPushButton(part), 1, 1);
    connect(m_undo, &QPushButton::clicked, &m_editor.steps(), &QUndoStack::undo);
    connect(m_redo, &QPushButton::clicked, &m_editor.steps(), &QUndoStack::redo);
    connect(m_open, &QPushButton::clicked, this, &PositionPanel::open);
    connect(m_save, &QPushButton::clicked, this, &PositionPanel::save);
    return part;
}

QWidget *PositionPanel::makeEnd()
{
    auto *part = new QWidget(this);
    auto *row = new QHBoxLayout(part);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_play = new QPushButton(part), 1);
    row->addWidget(m_cancel = new QPushButton(part), 1);
    connect(m_play, &QPushButton::clicked, this, [this] { m_editor.play(); });
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_editor.giveUp(); });
    return part;
}

void PositionPanel::retranslate()
{
    m_invitation->setText(
        tr("Set up any position of this match on the table, to try a card, an objective or a landscape. "
           "The match itself stays as it is."));
    m_begin->setText(tr("&Set up a position"));
    m_toActLabel->setText(tr("To &act"));
    m_undo->setText(tr("&Undo"));
    m_redo->setText(tr("Re&do"));
    m_open->setText(tr("&Open position…"));
    m_save->setText(tr("Sa&ve position…"));
    m_play->setText(tr("&Play from here"));
    m_play->setToolTip(tr("Begins a new match with this position, the same seats and the same data."));
    m_cancel->setText(tr("&Cancel"));
    m_cancel->setToolTip(tr("Goes back to the match and forgets the position. Esc goes back too, and keeps it."));
    if (m_editor.isEditing())
        m_hint->setText(m_editor.prompt());
    showSteps();
}

void PositionPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PositionPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape || !m_editor.isEditing())
        return QWidget::keyPressEvent(event);
    if (m_editor.selected().isEmpty())
        m_editor.leave();
    else
        m_editor.select({});
}

void PositionPanel::showEditing()
{
    m_pages->setCurrentIndex(m_editor.isEditing() ? 1 : 0);
    m_begin->setEnabled(m_editor.canBegin());
    if (!m_editor.isEditing())
        return;
    showPosition();
    m_pieces->begin();
}

void PositionPanel::showPosition()
{
    if (!m_editor.isEditing())
        return;
    const QStringList seats = m_editor.seatNames();
    m_toAct->clear();
    m_toAct->addItems(seats);
    m_toAct->setCurrentIndex(m_editor.toAct());
    showSteps();
}

void PositionPanel::showSteps()
{
    const QUndoStack &steps = m_editor.steps();
    m_undo->setEnabled(steps.canUndo());
    m_redo->setEnabled(steps.canRedo());
    m_undo->setToolTip(steps.undoText());
    m_redo->setToolTip(steps.redoText());
}

void PositionPanel::save()
{
    const QString path = m_ask(this, tr("Save position"), tr("Positions (*.json)"), true);
    if (!path.isEmpty())
        m_editor.save(path.endsWith(QStringLiteral(".json")) ? path : path + QStringLiteral(".json"));
}

void PositionPanel::open()
{
    const QString path = m_ask(this, tr("Open position"), tr("Positions (*.json)"), false);
    if (!path.isEmpty())
        m_editor.open(path);
}

} // namespace engawa
