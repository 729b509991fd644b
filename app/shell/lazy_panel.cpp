#include "app/shell/lazy_panel.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace engawa {

LazyPanel::LazyPanel(Make make, QWidget *parent) : QWidget(parent), m_make(std::move(make))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

QWidget *LazyPanel::content()
{
    if (!m_content) {
        m_content = m_make();
        auto *area = new QScrollArea(this);
        area->setWidgetResizable(true);
        area->setFrameShape(QFrame::NoFrame);
        area->setFocusPolicy(Qt::NoFocus);
        area->setWidget(m_content);
        layout()->addWidget(area);
        setFocusProxy(m_content);
    }
    return m_content;
}

// Few lines: with large text the panels would else push each other out of the window.
QSize LazyPanel::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {10 * line, 4 * line};
}

void LazyPanel::showEvent(QShowEvent *event)
{
    content();
    QWidget::showEvent(event);
}

} // namespace engawa
