#include "app/notes/after_match_form.h"

#include <QApplication>
#include <QGraphicsDropShadowEffect>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/notes/note_words.h"
#include "app/notes/rating_row.h"

namespace engawa {

AfterMatchForm::AfterMatchForm(MatchSession &session, QWidget *window)
    : QFrame(window), m_session(session), m_title(new QLabel), m_hint(new QLabel), m_skip(new QPushButton),
      m_save(new QPushButton)
{
    setObjectName(QStringLiteral("card"));
    setFocusPolicy(Qt::StrongFocus);
    hide();
    auto *shadow = new QGraphicsDropShadowEffect(this);
    shadow->setBlurRadius(28);
    shadow->setOffset(0, 6);
    shadow->setColor(QColor(0, 0, 0, 110));
    setGraphicsEffect(shadow);
    m_title->setObjectName(QStringLiteral("cardtitle"));
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hint->setWordWrap(true);
    m_save->setDefault(true);

    auto *grid = new QGridLayout;
    grid->setColumnStretch(2, 1);
    for (const char *id : {"fun", "length", "clarity", "again"})
        add(id, *grid);
    auto *end = new QHBoxLayout;
    end->addWidget(m_hint, 1);
    end->addWidget(m_skip);
    end->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->addWidget(m_title);
    column->addLayout(grid);
    column->addLayout(end);
    installEventFilter(this);
    for (QWidget *child : findChildren<QWidget *>())
        child->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_skip, &QPushButton::clicked, this, &AfterMatchForm::leave);
    connect(m_save, &QPushButton::clicked, this, &AfterMatchForm::save);
    retranslate();
}

void AfterMatchForm::add(const char *id, QGridLayout &grid)
{
    const int number = static_cast<int>(m_questions.size());
    const bool length = std::string_view(id) == "length";
    Question question{id, new QLabel, new RatingRow(length ? RatingLook::Lengths : RatingLook::Faces), new QLabel};
    question.word->setObjectName(QStringLiteral("hint"));
    grid.addWidget(question.text, number, 0);
    grid.addWidget(question.row, number, 1);
    grid.addWidget(question.word, number, 2);
    connect(question.row, &RatingRow::chosen, this, [this, number](int rating) { answer(number, rating); });
    m_questions.push_back(question);
}

void AfterMatchForm::open()
{
    if (!m_session.isOpen() || isVisible())
        return;
    m_focusBefore = QApplication::focusWidget();
    for (const Question &question : m_questions) {
        question.row->setRating(0);
        showWord(question);
    }
    place();
    show();
    raise();
    setFocus(Qt::PopupFocusReason);
    stepTo(0);
}

void AfterMatchForm::place()
{
    for (const Question &question : m_questions) { // an answer moves nothing
        int widest = 0;
        for (const QString &word : wordsOf(question))
            widest = std::max(widest, fontMetrics().horizontalAdvance(word));
        question.word->setMinimumWidth(widest);
    }
    layout()->activate();
    const int margin = fontMetrics().height();
    const QSize room = parentWidget()->size() - QSize(2 * margin, 2 * margin);
    const int wide = std::min(std::max(sizeHint().width(), margin * 34), room.width());
    const int high = std::min(layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wide) : sizeHint().height(),
                              room.height());
    setGeometry((parentWidget()->width() - wide) / 2, parentWidget()->height() - high - 3 * margin, wide, high);
}

void AfterMatchForm::answer(int question, int rating)
{
    const Question &asked = m_questions[static_cast<std::size_t>(question)];
    asked.row->setRating(rating);
    showWord(asked);
    stepTo(rating > 0 ? question + 1 : question);
}

// The question that the keys answer now stands out; after the last one Enter is all that is left.
void AfterMatchForm::stepTo(int question)
{
    const int last = static_cast<int>(m_questions.size());
    m_current = std::clamp(question, 0, last);
    for (int i = 0; i < last; ++i) {
        QLabel *text = m_questions[static_cast<std::size_t>(i)].text;
        QFont font = this->font();
        font.setBold(i == m_current);
        text->setFont(font);
    }
    if (m_current == last)
        m_save->setFocus();
    else
        setFocus();
    setAccessibleDescription(m_current < last ? m_questions[static_cast<std::size_t>(m_current)].text->text()
                                              : m_save->text());
}

bool AfterMatchForm::save()
{
    if (!m_session.isOpen())
        return false;
    const int head = m_session.match()->head().id;
    NoteContent content =
        newNote(*m_session.match(), head, m_session.words().seatName(static_cast<Seat>(m_session.viewer())));
    content.seat = nobody;
    for (const Question &question : m_questions)
        if (question.row->rating() > 0)
            content.questions[question.id] = question.row->rating();
    if (content.questions.empty())
        return false;
    const int id = m_session.note(head, toJson(content));
    leave();
    emit saved(id);
    return true;
}

void AfterMatchForm::leave()
{
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::PopupFocusReason);
    emit closed();
}

bool AfterMatchForm::takesKey(QObject *watched, int key)
{
    const bool button = watched == m_skip || watched == m_save;
    if (const int rating = RatingRow::ratingOf(key); rating > 0) {
        if (m_current < static_cast<int>(m_questions.size()))
            answer(m_current, rating);
        return true;
    }
    switch (key) {
    case Qt::Key_Escape:
        leave();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (watched == m_skip || !save())
            leave();
        return true;
    case Qt::Key_Down:
        stepTo(m_current + 1);
        return true;
    case Qt::Key_Up:
    case Qt::Key_Backspace:
        stepTo(m_current - 1);
        return true;
    case Qt::Key_Space:
        if (button)
            return false;
        if (watched == this) {
            stepTo(m_current + 1);
            return true;
        }
        return false;
    default:
        return false;
    }
}

bool AfterMatchForm::eventFilter(QObject *watched, QEvent *event)
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
    return event->type() == QEvent::KeyPress && takesKey(watched, static_cast<QKeyEvent *>(event)->key());
}

void AfterMatchForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if ((event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) && isVisible())
        place();
    QFrame::changeEvent(event);
}

QStringList AfterMatchForm::wordsOf(const Question &question) const
{
    const std::string_view id = question.id;
    if (id == "fun")
        return {tr("No fun"), tr("Little fun"), tr("Some fun"), tr("Fun"), tr("Great fun")};
    if (id == "length")
        return {tr("Far too short"), tr("A little short"), tr("Just right"), tr("A little long"), tr("Far too long")};
    if (id == "clarity")
        return {tr("Confusing"), tr("Often unclear"), tr("Mostly clear"), tr("Clear"), tr("Crystal clear")};
    return {tr("Never"), tr("Rather not"), tr("Perhaps"), tr("Yes"), tr("Right now")};
}

void AfterMatchForm::showWord(const Question &question)
{
    question.word->setText(wordsOf(question).value(question.row->rating() - 1));
}

void AfterMatchForm::retranslate()
{
    setAccessibleName(tr("Four questions after the match"));
    m_title->setText(tr("Four questions for the designer"));
    m_hint->setText(tr("1 to 5 answer · Space skips one · Enter saves · Esc skips all"));
    m_skip->setText(tr("Skip"));
    m_save->setText(tr("Save"));
    const QStringList texts{tr("Was it fun?"), tr("How was its length?"), tr("Was it clear what to do?"),
                            tr("Would you play it again?")};
    for (std::size_t i = 0; i < m_questions.size(); ++i) {
        const Question &question = m_questions[i];
        question.text->setText(texts.value(static_cast<qsizetype>(i)));
        question.row->setAccessibleName(question.text->text());
        question.row->setWords(wordsOf(question));
        showWord(question);
    }
}

} // namespace engawa
