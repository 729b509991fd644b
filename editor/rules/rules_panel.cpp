#include "editor/rules/rules_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QScrollArea>
#include <QVBoxLayout>

#include "editor/field_editors/field_delegate.h"
#include "editor/fields/field_help.h"
#include "editor/places/letters.h"
#include "editor/places/turning_splitter.h"

using namespace Qt::StringLiterals;

namespace engawa {

RulesPanel::RulesPanel(PackDocument &document, Selection &selection, QWidget *parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_model(new RulesModel(document, this)),
      m_shown(new QSortFilterProxyModel(this)), m_words(new QLineEdit), m_tree(new QTreeView), m_title(new QLabel),
      m_description(new QLabel), m_problem(new QLabel), m_reset(new QPushButton), m_sentencesTitle(new QLabel),
      m_sentences(new QLabel)
{
    m_shown->setSourceModel(m_model);
    m_shown->setRecursiveFilteringEnabled(true);
    m_shown->setFilterRole(RulesModel::WordsRole);
    m_shown->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_tree->setModel(m_shown);
    auto *delegate = new FieldDelegate(document, nullptr, m_tree);
    m_tree->setItemDelegateForColumn(RulesModel::ValueColumn, delegate);
    m_tree->setEditTriggers(QTreeView::DoubleClicked | QTreeView::EditKeyPressed | QTreeView::AnyKeyPressed
                            | QTreeView::SelectedClicked);
    m_tree->setAlternatingRowColors(true);
    m_tree->setAllColumnsShowFocus(true);
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(RulesModel::TitleColumn, QHeaderView::Stretch);
    for (const int column : {RulesModel::ValueColumn, RulesModel::RangeColumn, RulesModel::BaseColumn})
        m_tree->header()->setSectionResizeMode(column, QHeaderView::Interactive);
    m_words->setClearButtonEnabled(true);
    for (QLabel *label : {m_title, m_description, m_problem, m_sentences}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_description->setObjectName(u"hint"_s);
    m_sentencesTitle->setObjectName(u"hint"_s);
    m_problem->setObjectName(u"conflict"_s);

    auto *details = new QWidget;
    auto *about = new QVBoxLayout(details);
    about->setContentsMargins(4, 6, 4, 6);
    auto *top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_reset);
    about->addLayout(top);
    for (QWidget *widget : {m_description, m_problem, m_sentencesTitle, m_sentences})
        about->addWidget(widget);
    about->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setWidget(details);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *whole = new TurningSplitter(m_tree, scroll);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(m_words);
    column->addWidget(whole, 1);

    connect(m_words, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_shown->setFilterFixedString(words);
        lookOver();
    });
    const auto choose = [this] {
        showParameter();
        if (const auto *parameter = current(); parameter && m_tree->hasFocus())
            m_selection.select(QString::fromStdString(parameter->file), {QString::fromStdString(parameter->id)});
    };
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentRowChanged, this, choose);
    connect(m_tree, &QTreeView::clicked, this, choose); // something else may have been chosen elsewhere
    connect(&document, &PackDocument::checked, this, &RulesPanel::showParameter);
    connect(&document, &PackDocument::languageChanged, this, &RulesPanel::showParameter);
    connect(m_model, &QAbstractItemModel::modelReset, this, &RulesPanel::lookOver);
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (const auto *parameter = current())
            m_model->reset(*parameter);
    });
    connect(delegate, &FieldDelegate::typing, this, [this](const QModelIndex &, const Json &value) {
        if (const auto *parameter = current())
            showSentences(*parameter, value);
    });
    retranslate();
    lookOver();
    const int letter = letters(fontMetrics(), 1);
    m_tree->setColumnWidth(RulesModel::ValueColumn, 18 * letter);
    m_tree->setColumnWidth(RulesModel::RangeColumn, 12 * letter);
    m_tree->setColumnWidth(RulesModel::BaseColumn, 12 * letter);
    showParameter();
}

void RulesPanel::lookOver()
{
    for (int row = 0; row < m_shown->rowCount(); ++row)
        m_tree->setFirstColumnSpanned(row, {}, true);
    m_tree->expandAll();
}

const RulesModel::Parameter *RulesPanel::current() const
{
    return m_model->parameter(m_shown->mapToSource(m_tree->currentIndex()));
}

void RulesPanel::showParameter()
{
    const RulesModel::Parameter *parameter = current();
    m_reset->setVisible(parameter && m_model->isChanged(*parameter));
    if (!parameter) {
        m_title->setText(tr("Choose a parameter to see what it means."));
        for (QLabel *label : {m_description, m_problem, m_sentencesTitle, m_sentences}) {
            label->clear();
            label->hide();
        }
        return;
    }
    const Field field = m_model->field(*parameter);
    m_title->setText(m_model->title(*parameter));
    m_description->setText(fieldHelp(field));
    m_description->show();
    m_reset->setText(tr("Back to %1").arg(summaryOf(m_model->baseValue(*parameter), field)));
    m_problem->setText(m_model->problems(*parameter).join(u'\n'));
    m_problem->setVisible(!m_problem->text().isEmpty());
    showSentences(*parameter, m_model->value(*parameter));
}

void RulesPanel::showSentences(const RulesModel::Parameter &parameter, const Json &value)
{
    QStringList sentences;
    if (m_document.game() && parameter.file == "rules.json")
        sentences = m_model->sentences().sentences(*m_document.game(), m_document.data(), parameter.id, value,
                                                   m_document.language());
    m_sentencesTitle->setVisible(!sentences.isEmpty());
    m_sentencesTitle->setText(tr("In the rulebook:"));
    m_sentences->setText(sentences.join(u"\n\n"_s));
    m_sentences->setVisible(!sentences.isEmpty());
}

void RulesPanel::showPlace(const QString &file, const QString &id, const QString &)
{
    const QModelIndex source = m_model->find(file, id);
    if (!source.isValid())
        return;
    if (!m_shown->mapFromSource(source).isValid())
        m_words->clear();
    const QModelIndex place = m_shown->mapFromSource(source);
    m_tree->setCurrentIndex(place);
    m_tree->scrollTo(place);
    m_tree->setFocus();
}

void RulesPanel::retranslate()
{
    m_words->setPlaceholderText(tr("Find a parameter"));
    m_words->setAccessibleName(tr("Find a parameter"));
    m_tree->setAccessibleName(tr("Parameters"));
}

void RulesPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_model->retranslate();
        showParameter();
    }
    QWidget::changeEvent(event);
}

} // namespace engawa
