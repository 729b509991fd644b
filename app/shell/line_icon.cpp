#include "app/shell/line_icon.h"

#include <QFile>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

namespace engawa {

namespace {

// Drawn when asked for, so that a change of theme needs no new icons.
class LineIcon : public QIconEngine
{
public:
    explicit LineIcon(QByteArray svg) : m_svg(std::move(svg)) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const QColor ink = palette.color(mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active,
                                         mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText);
        QSvgRenderer(QByteArray(m_svg).replace("#000", ink.name().toLatin1())).render(painter, rect);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({}, size), mode, state);
        return pixmap;
    }

    // What the docking library draws: as large as the text.
    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override
    {
        const int side = QFontMetrics(QGuiApplication::font()).height() * 4 / 5;
        return {QSize(side, side)};
    }

    QIconEngine *clone() const override { return new LineIcon(m_svg); }
    bool isNull() override { return m_svg.isEmpty(); }

private:
    QByteArray m_svg;
};

} // namespace

QIcon lineIcon(const QString &name)
{
    QFile file(QStringLiteral(":/engawa/icons/%1.svg").arg(name));
    if (name.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    return QIcon(new LineIcon(file.readAll()));
}

} // namespace engawa
