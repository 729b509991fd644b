#include "editor/inspector/inspector_panel.h"

#include <QEvent>
#include <QHBoxLayout>

#include "editor/inspector/in_play.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr int faceSide = 6; // lines of text

QLabel *heading(QWidget *parent)
{
    auto *label = new QLabel(parent);
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    label->setContentsMargins(0, 10, 0, 2);
    return label;
}

} // namespace

InspectorPanel::InspectorPanel(PackDocument &document, Selection &selection, LiveGame &live, PaintFace paint,
                               QWidget *parent)
    : QScrollArea(parent), m_document(document), m_selection(selection), m_live(live), m_paint(std::move(paint)),
      m_content(new QWidget)
{
    setWidgetResizable(true);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(m_content);
    column->setContentsMargins(10, 8, 10, 10);

    m_face = new QLabel(m_content);
    m_face->setAlignment(Qt::AlignCenter);
    m_name = new QLabel(m_content);
    m_name->setObjectName(u"heading"_s);
    m_name->setWordWrap(true);
    m_where = new QLabel(m_content);
    m_where->setObjectName(u"hint"_s);
    m_where->setWordWrap(true);
    m_where->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sheet = new SheetCanvas(document, selection, m_paint, m_content);
    m_form = new EntryForm(document, &live, m_content);
    m_textsTitle = heading(m_content);
    m_texts = new EntryTexts(document, m_content);
    m_inPlayTitle = heading(m_content);
    m_inPlay = new QLabel(m_content);
    m_inPlay->setWordWrap(true);
    m_mark = new QToolButton(m_content);
    m_nothing = new QLabel(m_content);
    m_nothing->setObjectName(u"hint"_s);
    m_nothing->setWordWrap(true);

    column->addWidget(m_nothing);
    column->addWidget(m_name);
    column->addWidget(m_where);
    column->addWidget(m_face);
    column->addWidget(m_sheet);
    column->addWidget(m_form);
    column->addWidget(m_textsTitle);
    column->addWidget(m_texts);
    column->addWidget(m_inPlayTitle);
    auto *play = new QHBoxLayout;
    play->addWidget(m_inPlay, 1);
    play->addWidget(m_mark, 0, Qt::AlignTop);
    column->addLayout(play);
    column->addStretch(1);
    setWidget(m_content);

    connect(&selection, &Selection::changed, this, &InspectorPanel::showSelection);
    connect(&document, &PackDocument::checked, this, &InspectorPanel::refresh);
    connect(&document, &PackDocument::languageChanged, this, &InspectorPanel::refresh);
    connect(&live, &LiveGame::changed, this, &InspectorPanel::showInPlay);
    connect(m_mark, &QToolButton::clicked, this, [this] {
        QStringList components;
        for (const std::string &id : m_form->entries().ids())
            components += QString::fromStdString(table() + '/' + id);
        m_live.mark(components);
    });
    retranslate();
    showSelection();
}

std::string InspectorPanel::table() const
{
    const std::string &file = m_form->entries().file();
    return file.ends_with(".json") ? file.substr(0, file.size() - 5) : file;
}

void InspectorPanel::showSelection()
{
    if (m_selection.file().startsWith(u"text/"_s)) // a section of texts is no form: what was chosen before stays
        return;
    m_form->show(m_selection.file(), m_selection.ids());
    m_sheet->show(m_selection.file(), m_selection.ids());
    m_texts->show(m_selection.file(), m_selection.ids().size() == 1 ? m_selection.current() : QString());
    showHeading();
    showFace();
    showInPlay();
}

void InspectorPanel::refresh()
{
    m_form->refresh();
    m_sheet->refresh();
    m_texts->refresh();
    showHeading();
    showFace();
    showInPlay();
}

void InspectorPanel::showHeading()
{
    const std::vector<EntryPtr> entries = m_form->entries().entries();
    const bool any = !entries.empty();
    const bool one = entries.size() == 1;
    for (QWidget *widget : std::initializer_list<QWidget *>{m_name, m_where, m_form})
        widget->setVisible(any);
    m_nothing->setVisible(!any);
    m_textsTitle->setVisible(one && !m_texts->isEmpty());
    m_texts->setVisible(one && !m_texts->isEmpty());
    if (!any)
        return;
    m_name->setText(m_form->entries().nameOfEntries());
    QString where = FieldSchemas(m_document).titleOfFile(m_form->entries().file());
    if (one) {
        where += u" · "_s + QString::fromStdString(entries.front()->id);
        if (!m_form->entries().baseEntries().front())
            where += u" · "_s + tr("new, not in the base");
    }
    m_where->setText(where);
}

void InspectorPanel::showFace()
{
    const int side = fontMetrics().lineSpacing() * faceSide;
    const qreal ratio = devicePixelRatioF();
    QImage image;
    if (m_paint && m_document.game() && m_form->entries().entries().size() == 1)
        image = m_paint(*m_document.game(), QString::fromStdString(table() + '/' + m_form->entries().ids().front()),
                        QSize(side, side) * ratio);
    image.setDevicePixelRatio(ratio);
    m_face->setPixmap(QPixmap::fromImage(image));
    m_face->setVisible(!image.isNull());
    m_face->setAccessibleName(tr("Face of %1").arg(m_name->text()));
}

void InspectorPanel::showInPlay()
{
    const bool any = !m_form->entries().entries().empty() && hasPieces(m_live, table());
    QStringList lines;
    if (any)
        for (const ZoneCount &count : copiesInPlay(m_live, table(), m_form->entries().ids(), m_document.language()))
            lines += tr("%1 × %2").arg(count.copies).arg(count.zone);
    m_inPlay->setText(lines.isEmpty() ? tr("No copy is in this match.") : lines.join(u'\n'));
    m_inPlay->setVisible(any);
    m_inPlayTitle->setVisible(any);
    m_mark->setVisible(any && !lines.isEmpty());
}

void InspectorPanel::showPlace(const QString &file, const QString &id, const QString &field)
{
    m_selection.select(file, {id}, field);
    if (!m_form->focus(field))
        return;
    m_content->layout()->activate();
    ensureWidgetVisible(m_form->row(field.toStdString()));
}

void InspectorPanel::retranslate()
{
    m_nothing->setText(tr("Choose a component, a parameter or any other entry to see it here."));
    m_textsTitle->setText(tr("Texts"));
    m_inPlayTitle->setText(tr("In play now"));
    m_mark->setText(tr("Show"));
    m_mark->setToolTip(tr("Marks the copies on the table."));
    setAccessibleName(tr("Inspector"));
}

void InspectorPanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        m_form->rebuild();
        m_texts->rebuild();
        refresh();
    }
    QScrollArea::changeEvent(event);
}

} // namespace engawa
