#include "app/shell/settings_dialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QGridLayout>
#include <QListWidget>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>

#include "app/shell/general_page.h"
#include "app/shell/motion_page.h"
#include "app/shell/reading_page.h"
#include "app/shell/shortcuts_page.h"

namespace engawa {

SettingsDialog::SettingsDialog(Settings &settings, const Languages &languages, ActionList &actions, QWidget *parent)
    : QDialog(parent), m_names(new QListWidget(this)), m_pages(new QStackedWidget(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    m_names->setObjectName(QStringLiteral("pages"));
    m_names->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);
    grid->addWidget(m_names, 0, 0, 2, 1);
    grid->addWidget(m_pages, 0, 1);
    grid->addWidget(m_buttons, 1, 1);
    grid->setColumnStretch(1, 1);
    m_buttons->setContentsMargins(24, 8, 24, 16);

    add(new GeneralPage(settings, languages));
    add(new ReadingPage(settings));
    add(new MotionPage(settings));
    add(new ShortcutsPage(actions));
    connect(m_names, &QListWidget::currentRowChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    m_names->setCurrentRow(0);
    fit();
}

void SettingsDialog::add(SettingsPage *page)
{
    auto *scroll = new QScrollArea(m_pages);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    m_pages->addWidget(scroll);
    m_all.append(page);
    m_names->addItem(QString());
}

void SettingsDialog::showPage(int page)
{
    m_names->setCurrentRow(page);
}

void SettingsDialog::changeEvent(QEvent *event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void SettingsDialog::retranslate()
{
    setWindowTitle(tr("Settings"));
    m_names->setAccessibleName(tr("Pages of the settings"));
    for (int page = 0; page < m_all.size(); ++page)
        m_names->item(page)->setText(m_all[page]->title());
    fit();
}

// As large as the text wants it, never larger than the screen.
void SettingsDialog::fit()
{
    if (m_all.isEmpty())
        return;
    const int line = fontMetrics().height();
    m_names->setFixedWidth(m_names->sizeHintForColumn(0) + line);
    const QSize wanted(m_names->width() + 36 * line, 30 * line);
    resize(wanted.boundedTo(screen()->availableSize() * 0.95));
}

} // namespace engawa
