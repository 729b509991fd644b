#include "app/notes/note_card.h"

#include <QApplication>
#include <QCheckBox>
#include <QGraphicsDropShadowEffect>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include "app/notes/note_words.h"
#include "app/notes/rating_row.h"
#include "core/pack/syntax.h"

namespace engawa {

NoteCard::NoteCard(MatchSession &session, QWidget *window)
    : QFrame(window), m_session(session), m_title(new QLabel), m_word(new QLabel),
      m_rating(new RatingRow(RatingLook::Faces)), m_text(new QPlainTextEdit), m_about(new QCheckBox),
      m_hint(new QLabel), m_report(new QPushButton), m_save(new QPushButton)
{
    setObjectName(QStringLiteral("card"));
    hide();
    auto *shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(28);
    shadow->setOffset(0, 6);
    shadow->setColor(QColor(0, 0, 0, 110));
    setGraphicsEffect(shadow);
    m_title->setObjectName(QStringLiteral("cardtitle"));
    m_title->setWordWrap(true);
    m_word->setObjectName(QStringLiteral("hint"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setWordWrap(true);
    m_text->setTabChangesFocus(true);
    m_save->setDefault(true);

    auto *faces = new QHBoxLayout;
    faces->addWidget(m_rating);
    faces->addWidget(m_word, 1);
    auto *end = new QHBoxLayout;
    end->addWidget(m_hint, 1);
    end->addWidget(m_report);
    end->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->addWidget(m_title);
    column->addLayout(faces);
    column->addWidget(m_text);
    column->addWidget(m_about);
    column->addLayout(end);

    for (QWidget *child : findChildren<QWidget *>())
        child->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_rating, &RatingRow::chosen, this, [this](int rating) {
        m_ratingBefore.reset();
        showRating(rating);
        m_text->setFocus();
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, &NoteCard::readRating);
    connect(m_save, &QPushButton::clicked, this, &NoteCard::save);
    connect(m_report, &QPushButton::clicked, this, [this] {
        const QMetaObject::Connection once = connect(this, &NoteCard::saved, this, &NoteCard::reportRequested);
        save();
        disconnect(once);
    });
    retranslate();
}

void NoteCard::open(const QString &component)
{
    if (!m_session.isOpen())
        return;
    if (isVisible())
        return m_text->setFocus();
    m_editing.reset();
    m_node = m_session.shownId();
    Draft draft = m_drafts[0];
    if (!component.isEmpty() && component != draft.component) {
        draft.component = component;
        draft.about = true;
    }
    present(draft, momentText(*m_session.match(), m_node, m_session.words()));
}

void NoteCard::edit(int note)
{
    if (!m_session.isOpen())
        return;
    if (isVisible())
        leave();
    Problems problems;
    for (const StandingNote &standing : standingNotes(*m_session.match(), problems)) {
        if (standing.id != note)
            continue;
        m_editing = standing;
        m_node = standing.node;
        const NoteContent &content = standing.content;
        Draft draft{QString::fromStdString(content.text), content.rating, QString::fromStdString(content.component),
                    true};
        if (const auto kept = m_drafts.find(note); kept != m_drafts.end())
            draft = kept->second;
        present(draft, tr("%1 – change of a note", "a moment of the match")
                           .arg(momentText(*m_session.match(), m_node, m_session.words())));
        return;
    }
}

void NoteCard::present(const Draft &draft, const QString &title)
{
    m_focusBefore = QApplication::focusWidget();
    m_component = draft.component;
    m_title->setText(title);
    {
        const QSignalBlocker written(m_text);
        m_text->setPlainText(draft.text);
    }
    m_text->moveCursor(QTextCursor::End);
    m_ratingBefore.reset();
    showRating(draft.rating);
    const Game &game = *m_session.match()->node(m_node).game;
    m_about->setText(tr("About %1").arg(componentText(game, m_component.toStdString(), m_session.words())));
    m_about->setChecked(draft.about);
    m_about->setVisible(!m_component.isEmpty());
    place();
    show();
    raise();
    m_text->setFocus(Qt::PopupFocusReason);
}

void NoteCard::place()
{
    const int line = fontMetrics().height(), margin = line;
    m_text->setFixedHeight(line * 4);
    const int wide = std::min(line * 26, parentWidget()->width() - 2 * margin);
    layout()->activate();
    const int high = std::min(layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wide) : sizeHint().height(),
                              parentWidget()->height() - 2 * margin);
    const int left = isRightToLeft() ? margin : parentWidget()->width() - wide - margin;
    setGeometry(left, parentWidget()->height() - high - 3 * margin, wide, high);
}

void NoteCard::readRating()
{
    const QString text = m_text->toPlainText().trimmed();
    const int figure = text.size() == 1 ? text.front().digitValue() : 0;
    if (figure >= 1 && figure <= mostRating) {
        m_ratingBefore = m_ratingBefore.value_or(m_rating->rating());
        showRating(figure);
    } else if (m_ratingBefore) {
        showRating(*std::exchange(m_ratingBefore, std::nullopt));
    }
}

void NoteCard::showRating(int rating)
{
    m_rating->setRating(rating);
    m_word->setText(ratingWord(rating));
}

QString NoteCard::written() const
{
    return m_ratingBefore ? QString() : m_text->toPlainText();
}

QString NoteCard::author() const
{
    const std::vector<SeatInfo> &seats = m_session.match()->seats();
    int seat = m_session.viewer();
    for (int i = 0; seat < 0 && i < static_cast<int>(seats.size()); ++i)
        if (seats[static_cast<std::size_t>(i)].player == "human")
            seat = i;
    return m_session.words().seatName(static_cast<Seat>(seat));
}

NoteContent NoteCard::content(const Draft &draft, int node) const
{
    NoteContent content = newNote(*m_session.match(), node, author());
    if (m_editing) {
        content = m_editing->content;
        content.of = m_editing->id;
    }
    content.text = startOf(draft.text.trimmed().toStdString(), noteTextBytes);
    content.rating = draft.rating;
    content.component = draft.about ? draft.component.toStdString() : std::string();
    return content;
}

bool NoteCard::save()
{
    if (!m_session.isOpen())
        return false;
    const NoteContent note = content({written(), m_rating->rating(), m_component, m_about->isChecked()}, m_node);
    if (note.empty()) {
        m_text->setFocus();
        return false;
    }
    const int line = m_session.note(m_node, toJson(note));
    if (line < 0)
        return false;
    const int id = m_editing ? m_editing->id : line;
    m_drafts.erase(m_editing ? m_editing->id : 0);
    m_editing.reset();
    putAway();
    emit saved(id);
    return true;
}

void NoteCard::keepDraft()
{
    const QString text = written();
    const int key = m_editing ? m_editing->id : 0;
    if (text.trimmed().isEmpty()) // a rating alone belongs to its moment
        m_drafts.erase(key);
    else if (!m_editing || text.trimmed().toStdString() != m_editing->content.text)
        m_drafts[key] = {text, m_rating->rating(), m_component, m_about->isChecked()};
}

bool NoteCard::hasDraft() const
{
    if (isVisible() && !m_editing)
        return !written().trimmed().isEmpty();
    const auto draft = m_drafts.find(0);
    return draft != m_drafts.end() && !draft->second.text.trimmed().isEmpty();
}

void NoteCard::saveDraft()
{
    if (!hasDraft() || !m_session.isOpen())
        return;
    if (isVisible() && !m_editing) {
        save();
        return;
    }
    const int node = m_session.shownId();
    const Draft draft = m_drafts[0];
    const std::optional<StandingNote> editing = std::exchange(m_editing, std::nullopt);
    m_session.note(node, toJson(content(draft, node)));
    m_editing = editing;
    m_drafts.erase(0);
}

void NoteCard::leave()
{
    keepDraft();
    putAway();
}

void NoteCard::putAway()
{
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::PopupFocusReason);
}

bool NoteCard::takesKey(QObject *watched, QKeyEvent &key)
{
    const Qt::KeyboardModifiers with = key.modifiers() & ~Qt::KeypadModifier;
    const int rating = RatingRow::ratingOf(key.key());
    if (rating > 0 && (with == Qt::AltModifier || (with == Qt::NoModifier && watched != m_text))) {
        m_ratingBefore.reset();
        showRating(rating);
        return true;
    }
    if (key.key() == Qt::Key_Escape) {
        leave();
        return true;
    }
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!enter || with == Qt::ShiftModifier)
        return false;
    if (watched == m_report)
        m_report->click();
    else
        save();
    return true;
}

bool NoteCard::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget()) {
        if (event->type() == QEvent::Resize && isVisible())
            place();
        return false;
    }
    if (event->type() == QEvent::ShortcutOverride
        && !(static_cast<QKeyEvent *>(event)->modifiers() & Qt::ControlModifier)) {
        event->accept(); // what is typed here is no command
        return true;
    }
    return event->type() == QEvent::KeyPress && takesKey(watched, *static_cast<QKeyEvent *>(event));
}

void NoteCard::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if ((event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) && isVisible())
        place();
    QFrame::changeEvent(event);
}

void NoteCard::retranslate()
{
    setAccessibleName(tr("Note"));
    QStringList words;
    for (int rating = 1; rating <= mostRating; ++rating)
        words.append(ratingWord(rating));
    m_rating->setWords(words);
    m_rating->setAccessibleName(tr("Rating"));
    m_word->setText(ratingWord(m_rating->rating()));
    m_text->setAccessibleName(tr("What do you notice?"));
    m_text->setPlaceholderText(tr("What do you notice? A single 1 to 5 rates, and so does Alt+1 to Alt+5."));
    m_hint->setText(tr("Enter saves · Shift+Enter new line · Esc keeps it for later"));
    m_save->setText(tr("Save"));
    m_report->setText(tr("Report…"));
    m_report->setToolTip(tr("Save the note, and record, variant and position with it in one file"));
}

} // namespace engawa
