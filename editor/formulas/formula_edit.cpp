#include "editor/formulas/formula_edit.h"

#include <QEvent>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr int pause = 120; // ms

} // namespace

FormulaEdit::FormulaEdit(PackDocument &document, LiveGame *live, QWidget *parent)
    : QWidget(parent), m_document(document), m_live(live), m_text(new FormulaText(this)), m_fault(new QLabel(this)),
      m_hint(new QLabel(this)), m_values(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    column->addWidget(m_text);
    column->addWidget(m_fault);
    column->addWidget(m_hint);
    column->addWidget(m_values);
    for (QLabel *label : {m_fault, m_hint, m_values}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    m_fault->setObjectName(u"conflict"_s); // the look of the style sheet
    m_hint->setObjectName(u"hint"_s);
    m_values->setObjectName(u"hint"_s);
    setFocusProxy(m_text);
    retranslate();

    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &FormulaEdit::checkNow);
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        m_pause.start();
        emit edited();
    });
    connect(m_text, &QPlainTextEdit::cursorPositionChanged, this, &FormulaEdit::showMessage);
    connect(m_text, &FormulaText::accepted, this, &FormulaEdit::commit);
    connect(m_text, &FormulaText::left, this, &FormulaEdit::commit);
    connect(m_text, &FormulaText::givenUp, this, [this] { setText(m_before); });
    connect(&document, &PackDocument::checked, this, &FormulaEdit::readWords);
    connect(&document, &PackDocument::languageChanged, this, &FormulaEdit::readWords);
    if (live)
        connect(live, &LiveGame::changed, this, &FormulaEdit::showValues);
    readWords();
}

// The field loses its focus while it is destroyed with this, and says so: nobody may listen any more.
FormulaEdit::~FormulaEdit()
{
    m_text->disconnect(this);
}

void FormulaEdit::setScope(const std::string &scope, bool truth)
{
    if (scope == m_scope && truth == m_truth)
        return;
    m_scope = scope;
    m_truth = truth;
    readWords();
}

void FormulaEdit::setText(const QString &text)
{
    m_before = text;
    if (m_text->toPlainText() != text) {
        const QSignalBlocker quiet(m_text);
        m_text->setPlainText(text);
    }
    checkNow();
}

QString FormulaEdit::text() const
{
    return m_text->toPlainText().simplified();
}

// The names may be others after an edit: a new leaf is a new constant.
void FormulaEdit::readWords()
{
    m_game = m_document.game();
    if (!m_game && m_live)
        m_game = m_live->game();
    const Vocabulary *vocabulary = nullptr;
    std::vector<FormulaWord> words;
    if (m_game) {
        const auto found = m_game->formulas().vocabularies().find(m_scope);
        if (found != m_game->formulas().vocabularies().end())
            vocabulary = &found->second;
        words = FormulaWords::of(*m_game, m_scope, m_document.language());
    }
    const QSignalBlocker quiet(m_text); // colours are no change of the text
    m_text->setWords(std::move(words), vocabulary);
    checkNow();
}

void FormulaEdit::checkNow()
{
    m_pause.stop();
    m_checked = {};
    if (m_game && !text().isEmpty())
        m_checked = checkFormulaText(m_document, m_text->toPlainText(), *m_game, m_scope, m_truth);
    const QSignalBlocker quiet(m_text);
    m_text->highlighter().setFaults(m_checked.faults);
    showMessage();
    showValues();
}

void FormulaEdit::showMessage()
{
    QString hint;
    if (const FormulaText::Call call = m_text->callAtCursor(); call.function) {
        hint = call.function->signature() + u" → "_s + call.function->kind;
        if (!call.function->sentence.isEmpty())
            hint += u": "_s + call.function->sentence;
    }
    m_fault->setText(m_checked.faults.empty() ? QString() : m_checked.faults.front().sentence);
    m_fault->setVisible(!m_fault->text().isEmpty());
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty() && m_checked.faults.empty());
}

void FormulaEdit::showValues()
{
    QStringList parts;
    const GamePtr game = m_live ? m_live->game() : nullptr;
    if (game && m_live->state() && m_checked.formula) {
        // What the table plays with may be older than what is typed here: its own names decide.
        const CheckedFormula there = checkFormulaText(m_document, m_text->toPlainText(), *game, m_scope, m_truth);
        if (there.formula) {
            const QStringList seats = m_live->seatNames();
            QString fault;
            int seat = 0;
            for (const SeatValue &value : seatValues(m_document, *game, *m_live->state(), *there.formula, m_scope)) {
                parts += tr("%1: %2").arg(seats.value(seat++), shownValue(value, m_truth));
                if (!value.fault.isEmpty())
                    fault = value.fault;
            }
            if (!fault.isEmpty())
                parts += u"⚠ "_s + fault;
        }
    }
    m_values->setText(parts.isEmpty() ? QString() : tr("Now: %1").arg(parts.join(u" · "_s)));
    m_values->setVisible(!parts.isEmpty());
}

void FormulaEdit::commit()
{
    checkNow();
    if (text() == m_before)
        return;
    m_before = text();
    emit committed();
}

void FormulaEdit::retranslate()
{
    m_text->setAccessibleName(tr("Formula"));
    m_text->setAccessibleDescription(tr("Ctrl+Space shows the names that may be used here."));
    m_text->setPlaceholderText(tr("A formula"));
}

void FormulaEdit::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        readWords();
    }
    QWidget::changeEvent(event);
}

} // namespace engawa
