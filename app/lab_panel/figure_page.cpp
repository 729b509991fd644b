#include "app/lab_panel/figure_page.h"

#include <QClipboard>
#include <QEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMimeData>
#include <QPushButton>
#include <QSaveFile>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/lab_panel/chart_view.h"
#include "app/lab_panel/wrapped_text.h"
#include "editor/csv/csv.h"
#include "editor/document/documents_folder.h"

using namespace Qt::StringLiterals;

namespace engawa {

FigurePage::FigurePage(QWidget *parent)
    : QWidget(parent), m_sorted(new QSortFilterProxyModel(this)), m_sentences(new WrappedText), m_chart(new ChartView),
      m_view(new QTableView), m_watch(new QPushButton), m_copy(new QToolButton), m_save(new QToolButton)
{
    m_sorted->setSourceModel(&m_table);
    m_sorted->setSortRole(FigureTable::SortRole);
    m_sentences->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_view->setModel(m_sorted);
    m_view->setSelectionBehavior(QTableView::SelectRows);
    m_view->setSelectionMode(QTableView::SingleSelection);
    m_view->setEditTriggers(QTableView::NoEditTriggers);
    m_view->setHorizontalScrollMode(QTableView::ScrollPerPixel);
    m_view->setTabKeyNavigation(false);
    m_view->setShowGrid(false);
    m_view->setWordWrap(false);
    m_view->verticalHeader()->hide();
    m_view->horizontalHeader()->setHighlightSections(false);
    m_view->horizontalHeader()->setStretchLastSection(true);
    auto *tools = new QHBoxLayout;
    tools->addWidget(m_watch);
    tools->addStretch(1);
    tools->addWidget(m_copy);
    tools->addWidget(m_save);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 6, 0, 0);
    column->addWidget(m_sentences);
    column->addWidget(m_chart, 1);
    column->addWidget(m_view, 1);
    column->addLayout(tools);
    setFocusProxy(m_view);

    connect(m_chart, &ChartView::chosen, this,
            [this](int row) { m_view->setCurrentIndex(m_sorted->mapFromSource(m_table.index(row, 0))); });
    connect(m_chart, &ChartView::opened, this, &FigurePage::watch);
    connect(m_view, &QTableView::activated, this,
            [this](const QModelIndex &index) { watch(m_sorted->mapToSource(index).row()); });
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &FigurePage::showCurrent);
    connect(m_watch, &QPushButton::clicked, this, [this] { watch(currentRow()); });
    connect(m_copy, &QToolButton::clicked, this, &FigurePage::copy);
    connect(m_save, &QToolButton::clicked, this, &FigurePage::saveAs);
    retranslate();
}

void FigurePage::show(const FigureSheet &sheet)
{
    const bool first = sheet.head.size() != m_sheet.head.size() || sheet.rows.size() != m_sheet.rows.size();
    const bool sorts = sheet.sortedBy >= 0;
    if (first && sheet.head.size() != m_sheet.head.size()) {
        m_view->setSortingEnabled(sorts);
        if (sorts)
            m_view->sortByColumn(sheet.sortedBy, Qt::DescendingOrder);
    }
    m_sheet = sheet;
    m_sentences->say(sheet.sentences.isEmpty() ? tr("The first figures come with the first 64 deals.")
                                               : sheet.sentences.join(u'\n'));
    m_chart->setVisible(sheet.chart.form != FigureChart::Form::None);
    m_chart->show(sheet.chart);
    m_chart->setAccessibleDescription(m_sentences->text());
    m_view->setVisible(!sheet.head.isEmpty());
    m_table.show(sheet.head, sheet.rows);
    if (first)
        fitColumns();
    showCurrent();
}

void FigurePage::fitColumns()
{
    m_view->resizeColumnsToContents();
    const int line = fontMetrics().height();
    for (int column = 0; column < m_table.columnCount(); ++column)
        m_view->setColumnWidth(column, std::min(m_view->columnWidth(column), 18 * line));
    m_view->setMinimumHeight(8 * line);
    m_view->verticalHeader()->setDefaultSectionSize(line * 8 / 5);
}

QString FigurePage::text() const
{
    return m_sentences->text();
}

int FigurePage::currentRow() const
{
    return m_sorted->mapToSource(m_view->currentIndex()).row();
}

void FigurePage::showCurrent()
{
    const int row = currentRow();
    m_chart->select(row);
    m_watch->setEnabled(!m_busy && row >= 0 && row < m_table.rows().size() && !m_table.rows()[row].games.isEmpty());
}

void FigurePage::setBusy(bool busy)
{
    m_busy = busy;
    showCurrent();
}

void FigurePage::watch(int row)
{
    if (m_busy || row < 0 || row >= m_table.rows().size())
        return;
    const QList<GameMoment> &games = m_table.rows()[row].games;
    if (games.isEmpty())
        return;
    m_next = row == m_watched ? (m_next + 1) % static_cast<int>(games.size()) : 0;
    m_watched = row;
    emit gameWanted(games[m_next]);
}

// As a picture for texts and as a table for spreadsheets: whoever pastes takes what it can use.
void FigurePage::copy()
{
    auto *copied = new QMimeData;
    copied->setText(writeTabs(cellsOf(m_sheet)));
    if (m_sheet.chart.form != FigureChart::Form::None)
        copied->setImageData(m_chart->picture().toImage());
    QGuiApplication::clipboard()->setMimeData(copied);
    emit said(tr("Copied: the table, and the picture where there is one."));
}

void FigurePage::saveAs()
{
    const bool pictured = m_sheet.chart.form != FigureChart::Form::None;
    const QString table = tr("Table (*.csv)"), svg = tr("Picture without pixels (*.svg)"), png = tr("Picture (*.png)");
    QString filter = pictured ? svg : table;
    QString path = QFileDialog::getSaveFileName(this, tr("Save the figures"), inDocuments(u"figures"_s),
                                                pictured ? QStringList{svg, png, table}.join(u";;"_s) : table, &filter);
    if (path.isEmpty())
        return;
    const QString wanted = filter == svg ? u".svg"_s : filter == png ? u".png"_s : u".csv"_s;
    if (!path.endsWith(".svg"_L1) && !path.endsWith(".png"_L1) && !path.endsWith(".csv"_L1))
        path += wanted;
    bool written = false;
    if (path.endsWith(".svg"_L1) && pictured)
        written = m_chart->saveSvg(path);
    else if (path.endsWith(".png"_L1) && pictured)
        written = m_chart->savePng(path);
    else {
        QSaveFile file(path);
        const QByteArray text = writeCsv(cellsOf(m_sheet));
        written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
    }
    emit said(written ? tr("Saved in %1.").arg(path) : tr("%1 can’t be written.").arg(path));
}

void FigurePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange)
        fitColumns();
    QWidget::changeEvent(event);
}

void FigurePage::retranslate()
{
    m_sentences->setAccessibleName(tr("What the run says"));
    m_view->setAccessibleName(tr("Figures"));
    m_watch->setText(tr("Watch a game of it"));
    m_watch->setToolTip(tr("Opens a game behind the selected row, at the moment that it speaks of. Your match waits."));
    m_copy->setText(tr("Copy"));
    m_copy->setToolTip(tr("The picture, and the table for a spreadsheet"));
    m_save->setText(tr("Save…"));
    m_save->setToolTip(tr("As SVG, PNG or CSV"));
}

} // namespace engawa
