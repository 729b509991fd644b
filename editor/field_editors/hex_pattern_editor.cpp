#include "editor/field_editors/hex_pattern_editor.h"

#include <QGridLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

#include "editor/field_editors/pictograms.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

// The first of an entry's values that is a colour, and the first that names a shape.
QColor colourOf(const Json &entry)
{
    if (entry.is_object())
        for (const Json &value : entry)
            if (value.is_string() && value.get_ref<const std::string &>().starts_with('#'))
                if (const QColor colour = QColor::fromString(value.get_ref<const std::string &>()); colour.isValid())
                    return colour;
    return {};
}

QPainterPath pictogramOf(const Json &entry)
{
    if (entry.is_object())
        for (const Json &value : entry)
            if (value.is_string())
                if (const QPainterPath shape = pictogram(QString::fromStdString(value.get_ref<const std::string &>()));
                    !shape.isEmpty())
                    return shape;
    return {};
}

// A small hexagon, with what `draw` puts on it.
template <class Draw>
QIcon hexIcon(int side, qreal ratio, Draw &&draw)
{
    QPixmap picture(QSize(side, side) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    painter.scale(side * 0.84, side * 0.84);
    draw(painter);
    painter.end();
    return picture;
}

QIcon iconOf(const HexPaint &paint, const QFont &font, int side, qreal ratio)
{
    const QColor ground = paint.colour.isValid() ? paint.colour : QColor(Qt::white);
    return hexIcon(side, ratio, [&](QPainter &painter) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(ground);
        painter.drawPolygon(hexOutline({}));
        painter.scale(0.55, 0.55);
        drawPaint(painter, paint, font, ground);
    });
}

QIcon emptyIcon(const QColor &ink, int side, qreal ratio)
{
    return hexIcon(side, ratio, [&](QPainter &painter) {
        painter.setPen(QPen(ink, 0.05, Qt::DashLine));
        painter.drawPolygon(hexOutline({}, 0.05));
    });
}

} // namespace

HexPatternEditor::HexPatternEditor(const Field &field, PackDocument &document, QWidget *parent)
    : FieldEditor(field, parent), m_document(document), m_palette(new QWidget(this)), m_buttons(new QButtonGroup(this)),
      m_canvas(new HexCanvas(this)), m_sentence(new QLabel(this))
{
    m_wide = true;
    m_grows = true;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    column->addWidget(m_palette);
    column->addWidget(m_canvas);
    column->addWidget(m_sentence);
    auto *grid = new QGridLayout(m_palette);
    grid->setContentsMargins({});
    grid->setSpacing(2);
    m_sentence->setObjectName(u"conflict"_s);
    m_sentence->setWordWrap(true);
    m_sentence->hide();
    setFocusProxy(m_canvas);
    m_canvas->setAccessibleName(field.title);
    fillPaints();
    connect(m_buttons, &QButtonGroup::idClicked, m_canvas,
            [this](int id) { m_canvas->choosePaint(id == eraser ? -1 : id); });
    connect(&m_document, &PackDocument::changed, this, [this] {
        if (colours() != m_colours)
            fillPaints();
    });
    connect(m_canvas, &HexCanvas::paintWished, this, [this](int paint) {
        m_canvas->choosePaint(paint);
        m_buttons->button(paint < 0 ? eraser : paint)->setChecked(true);
    });
    connect(m_canvas, &HexCanvas::painted, this, [this] {
        m_value = hexPattern(m_canvas->cells());
        say({});
        m_inCell ? emit changed() : emit committed(); // a cell of a table closes its editor with every step
    });
}

// The entries of the tables that the items refer to.
std::vector<EntryPtr> HexPatternEditor::colours() const
{
    std::vector<EntryPtr> all;
    for (const QString &table : field().references) {
        const auto &entries = m_document.data().table(table.toStdString()).entries();
        all.insert(all.end(), entries.begin(), entries.end());
    }
    return all;
}

void HexPatternEditor::addButton(const QString &name, const QIcon &icon, int id)
{
    const int count = static_cast<int>(m_buttons->buttons().size()), side = fontMetrics().height() + 6;
    auto *button = new QToolButton(m_palette);
    button->setObjectName(u"paint"_s);
    button->setText(QStringLiteral("%1 %2").arg(count + 1).arg(name));
    button->setIcon(icon);
    button->setIconSize({side, side});
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setCheckable(true);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setAccessibleName(tr("Paint with %1").arg(name));
    button->setToolTip(tr("Key %1 in the field below").arg(count + 1));
    m_buttons->addButton(button, id);
    qobject_cast<QGridLayout *>(m_palette->layout())->addWidget(button, count / 2, count % 2);
}

// A button for every colour, and one that empties.
void HexPatternEditor::fillPaints()
{
    m_colours = colours();
    qDeleteAll(m_buttons->buttons());
    std::vector<HexPaint> paints;
    const int side = fontMetrics().height() + 6;
    for (const EntryPtr &entry : m_colours) {
        paints.push_back({entry->id, m_document.nameOf(entry->id), colourOf(entry->value), pictogramOf(entry->value)});
        addButton(paints.back().name, iconOf(paints.back(), font(), side, devicePixelRatioF()),
                  static_cast<int>(paints.size()) - 1);
    }
    addButton(tr("empty"), emptyIcon(palette().color(QPalette::WindowText), side, devicePixelRatioF()), eraser);
    m_buttons->button(paints.empty() ? eraser : 0)->setChecked(true);
    m_canvas->choosePaint(paints.empty() ? -1 : 0);
    m_canvas->setPaints(std::move(paints));
}

void HexPatternEditor::setValue(const Json &value)
{
    m_value = value;
    const auto cells = hexCells(value);
    m_canvas->setCells(cells.value_or(std::vector<HexCell>()));
    say(cells || value.is_null()
            ? QString()
            : tr("This is no pattern: expected a list of places, each once, with the whole numbers q and r and a "
                 "colour. The next place that you paint begins a new one."));
}

void HexPatternEditor::setSeveral()
{
    m_value = nullptr;
    m_canvas->setCells({});
    say(tr("several values"));
}

void HexPatternEditor::say(const QString &sentence)
{
    m_sentence->setText(sentence);
    m_sentence->setVisible(!sentence.isEmpty());
}

void HexPatternEditor::keyPressEvent(QKeyEvent *event)
{
    if (m_inCell && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        emit committed();
    else
        FieldEditor::keyPressEvent(event);
}

} // namespace engawa
