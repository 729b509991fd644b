#include "app/shell/docks.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QEvent>
#include <QPainter>
#include <kddockwidgets/Config.h>
#include <kddockwidgets/KDDockWidgets.h>
#include <kddockwidgets/core/TitleBar.h>
#include <kddockwidgets/qtcommon/View.h>
#include <kddockwidgets/qtwidgets/ViewFactory.h>
#include <kddockwidgets/qtwidgets/views/Group.h>
#include <kddockwidgets/qtwidgets/views/TitleBar.h>

#include "app/shell/line_icon.h"

namespace engawa {

namespace {

namespace kddw = KDDockWidgets;

// The library's own sentences, for our translators.
[[maybe_unused]] constexpr const char *librarySentences[]{
    QT_TRANSLATE_NOOP("KDDockWidgets::Core::TitleBar", "Dock window"),
    QT_TRANSLATE_NOOP("KDDockWidgets::Core::TitleBar", "Undock window"),
    QT_TRANSLATE_NOOP("KDDockWidgets::QtWidgets::TitleBar", "Close"),
    QT_TRANSLATE_NOOP("KDDockWidgets::QtWidgets::TitleBar", "Minimize"),
};

// The head of a floating panel: its name in bold over a line.
class PaperTitleBar : public kddw::QtWidgets::TitleBar
{
public:
    using kddw::QtWidgets::TitleBar::TitleBar;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), palette().color(QPalette::Window));
        painter.setPen(palette().color(QPalette::Mid));
        painter.drawLine(rect().bottomLeft(), rect().bottomRight());
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(bold);
        painter.setPen(palette().color(QPalette::WindowText));
        const QRect room = rect().adjusted(10, 0, -buttonAreaWidth() - 6, 0);
        const QString title = painter.fontMetrics().elidedText(titleBar()->title(), Qt::ElideRight, room.width());
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeading, title);
    }
};

// Keeps a button of a panel as large as the text, with a name to hear. The library casts its buttons to a type of its
// own, so theirs is fitted instead of replaced.
class FittedButton : public QObject
{
    Q_DECLARE_TR_FUNCTIONS(engawa::PanelButton)

public:
    FittedButton(QAbstractButton *button, bool closes) : QObject(button), m_button(button), m_closes(closes)
    {
        button->setObjectName(QStringLiteral("panelbutton"));
        button->setFocusPolicy(Qt::TabFocus);
        button->installEventFilter(this);
        fit();
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
            fit();
        return QObject::eventFilter(watched, event);
    }

private:
    void fit()
    {
        const int side = m_button->fontMetrics().height() + 4;
        m_button->setFixedSize(side, side);
        m_button->setAccessibleName(m_closes ? tr("Close this panel")
                                             : tr("Take this panel out of the window, or put it back"));
    }

    QAbstractButton *m_button;
    bool m_closes;
};

// The library would draw a grey frame around every group of panels.
class PlainGroup : public kddw::QtWidgets::Group
{
public:
    using kddw::QtWidgets::Group::Group;

protected:
    void paintEvent(QPaintEvent *) override {}
};

class PaperViewFactory : public kddw::QtWidgets::ViewFactory
{
public:
    kddw::Core::View *createGroup(kddw::Core::Group *group, kddw::Core::View *parent) const override
    {
        return new PlainGroup(group, kddw::QtCommon::View_qt::asQWidget(parent));
    }

    kddw::Core::View *createTitleBar(kddw::Core::TitleBar *titleBar, kddw::Core::View *parent) const override
    {
        return new PaperTitleBar(titleBar, parent);
    }

    QIcon iconForButtonType(kddw::TitleBarButtonType type, qreal) const override
    {
        switch (type) {
        case kddw::TitleBarButtonType::Close:
            return lineIcon(QStringLiteral("close"));
        case kddw::TitleBarButtonType::Minimize:
            return lineIcon(QStringLiteral("minimize"));
        case kddw::TitleBarButtonType::Maximize:
            return lineIcon(QStringLiteral("maximize"));
        default:
            return lineIcon(QStringLiteral("float"));
        }
    }

    QAbstractButton *createTitleBarButton(QWidget *parent, kddw::TitleBarButtonType type) const override
    {
        QAbstractButton *button = ViewFactory::createTitleBarButton(parent, type);
        if (button)
            new FittedButton(button, type == kddw::TitleBarButtonType::Close);
        return button;
    }
};

} // namespace

void initDocks()
{
    kddw::initFrontend(kddw::FrontendType::QtWidgets);
    kddw::Config &config = kddw::Config::self();
    config.setFlags(kddw::Config::Flags(
        kddw::Config::Flag_Default | kddw::Config::Flag_AlwaysShowTabs | kddw::Config::Flag_HideTitleBarWhenTabsVisible
        | kddw::Config::Flag_AllowReorderTabs | kddw::Config::Flag_ShowButtonsOnTabBarIfTitleBarHidden
        | kddw::Config::Flag_CloseOnlyCurrentTab));
    config.setSeparatorThickness(5);
    config.setViewFactory(new PaperViewFactory); // the library owns it
}

} // namespace engawa
