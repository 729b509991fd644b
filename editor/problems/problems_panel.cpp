#include "editor/problems/problems_panel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "core/pack/pointer.h"
#include "editor/problems/problem_delegate.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

// Keeps the levels that are wanted and the rows in whose sentence or place the text stands.
class ProblemFilter : public QSortFilterProxyModel
{
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    void setWanted(const QString &text, bool errors, bool warnings)
    {
        m_text = text;
        m_errors = errors;
        m_warnings = warnings;
        invalidate();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const QModelIndex index = sourceModel()->index(row, 0, parent);
        const bool error = index.data(ProblemsModel::LevelRole).toInt() == static_cast<int>(Problem::Level::Error);
        const auto has = [&](int role) { return index.data(role).toString().contains(m_text, Qt::CaseInsensitive); };
        return (error ? m_errors : m_warnings) && (has(Qt::DisplayRole) || has(ProblemsModel::PlaceRole));
    }

private:
    QString m_text;
    bool m_errors = true;
    bool m_warnings = true;
};

// A list whose rows wrap: another width is another height.
class WrappingList : public QListView
{
public:
    using QListView::QListView;

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QListView::resizeEvent(event);
        scheduleDelayedItemsLayout();
    }
};

} // namespace

ProblemsPanel::ProblemsPanel(PackDocument &document, Selection &selection, QWidget *parent)
    : QWidget(parent), m_document(document), m_selection(selection), m_model(document)
{
    auto *shown = new ProblemFilter(this);
    shown->setSourceModel(&m_model);
    m_shown = shown;
    m_filter = new QLineEdit;
    m_filter->setClearButtonEnabled(true);
    m_errors = new QToolButton;
    m_warnings = new QToolButton;
    const auto filter = [this, shown] {
        shown->setWanted(m_filter->text(), m_errors->isChecked(), m_warnings->isChecked());
        count();
    };
    for (QToolButton *button : {m_errors, m_warnings}) {
        button->setCheckable(true);
        button->setChecked(true);
        connect(button, &QToolButton::toggled, this, filter);
    }
    connect(m_filter, &QLineEdit::textChanged, this, filter);

    m_list = new WrappingList;
    m_list->setModel(m_shown);
    m_list->setItemDelegate(new ProblemDelegate(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    connect(m_list, &QListView::clicked, this, &ProblemsPanel::go);
    connect(m_list, &QListView::activated, this, &ProblemsPanel::go);

    m_nothing = new QLabel;
    m_nothing->setObjectName(u"hint"_s);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setWordWrap(true);
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_nothing);

    auto *tools = new QHBoxLayout;
    tools->addWidget(m_filter, 1);
    tools->addWidget(m_errors);
    tools->addWidget(m_warnings);
    auto *column = new QVBoxLayout(this);
    column->addLayout(tools);
    column->addWidget(m_pages, 1);
    setFocusProxy(m_list);
    connect(&m_model, &ProblemsModel::countChanged, this, &ProblemsPanel::count);
    retranslate();
}

void ProblemsPanel::go(const QModelIndex &row)
{
    const QString file = row.data(ProblemsModel::FileRole).toString();
    if (!file.isEmpty())
        m_selection.goTo(file, row.data(ProblemsModel::PointerRole).toString());
}

void ProblemsPanel::showPlace(const QString &file, const QString &id, const QString &field)
{
    const QString pointer = id.isEmpty() ? QString() : QString::fromStdString(pointerPart(id.toStdString())) + field;
    for (int row = 0; row < m_shown->rowCount(); ++row) {
        const QModelIndex index = m_shown->index(row, 0);
        if (index.data(ProblemsModel::FileRole).toString() != file
            || !index.data(ProblemsModel::PointerRole).toString().startsWith(pointer))
            continue;
        m_list->setCurrentIndex(index);
        m_list->scrollTo(index);
        return;
    }
}

void ProblemsPanel::count()
{
    m_errors->setText(tr("%n error(s)", nullptr, errors()));
    m_warnings->setText(tr("%n warning(s)", nullptr, warnings()));
    const bool any = m_model.rowCount() > 0;
    m_nothing->setText(!m_document.isOpen() ? tr("Nothing is open.")
                       : any                ? tr("No problem fits the filter.")
                                            : tr("No problems: the table plays with the data as they are."));
    m_pages->setCurrentWidget(m_shown->rowCount() > 0 ? static_cast<QWidget *>(m_list) : m_nothing);
    emit countChanged(errors(), warnings());
}

void ProblemsPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        m_list->doItemsLayout();
    QWidget::changeEvent(event);
}

void ProblemsPanel::retranslate()
{
    setAccessibleName(tr("Problems"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter the problems"));
    m_errors->setToolTip(tr("Show errors: with one of them the table keeps the last good data"));
    m_warnings->setToolTip(tr("Show warnings: the table plays on with them"));
    m_list->setAccessibleName(tr("Problems found"));
    m_model.retranslate();
    count();
}

} // namespace engawa
