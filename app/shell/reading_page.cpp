#include "app/shell/reading_page.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QRadioButton>

#include "app/languages/bundled_fonts.h"

namespace engawa {

namespace {

constexpr int step = 10; // per cent

} // namespace

ReadingPage::ReadingPage(Settings &settings, QWidget *parent)
    : SettingsPage(parent), m_settings(settings), m_sizeLabel(new QLabel(this)),
      m_size(new QSlider(Qt::Horizontal, this)), m_percent(new QLabel(this)), m_sampleTitle(new QLabel(this)),
      m_sampleText(new QLabel(this)), m_themeLabel(new QLabel(this)), m_themes(new QButtonGroup(this))
{
    m_size->setRange(Settings::minTextScale / step, Settings::maxTextScale / step);
    m_size->setPageStep(2);
    m_sizeLabel->setBuddy(m_size);
    auto *row = new QHBoxLayout;
    row->addWidget(m_size, 1);
    row->addWidget(m_percent);
    column()->addWidget(m_sizeLabel);
    column()->addLayout(row);
    column()->addWidget(makeSample());
    column()->addSpacing(12);
    column()->addWidget(m_themeLabel);
    for (const auto theme : {Settings::Theme::System, Settings::Theme::Light, Settings::Theme::Dark}) {
        auto *choice = new QRadioButton(this);
        m_themes->addButton(choice, static_cast<int>(theme));
        column()->addWidget(choice);
    }
    column()->addStretch();

    connect(m_size, &QSlider::valueChanged, this, [this](int steps) { m_settings.setTextScale(steps * step); });
    connect(&settings, &Settings::textScaleChanged, this, &ReadingPage::showSize);
    connect(m_themes, &QButtonGroup::idClicked, this,
            [this](int theme) { m_settings.setTheme(static_cast<Settings::Theme>(theme)); });
    const auto showTheme = [this] { m_themes->button(static_cast<int>(m_settings.theme()))->setChecked(true); };
    connect(&settings, &Settings::themeChanged, this, showTheme);
    showTheme();
    write();
}

QWidget *ReadingPage::makeSample()
{
    auto *sample = new QFrame(this);
    sample->setObjectName(QStringLiteral("sample"));
    auto *lines = new QVBoxLayout(sample);
    lines->setContentsMargins(16, 12, 16, 12);
    m_sampleText->setWordWrap(true);
    m_sampleTitle->setObjectName(QStringLiteral("sampletitle"));
    lines->addWidget(m_sampleTitle);
    lines->addWidget(m_sampleText);
    return sample;
}

void ReadingPage::showSize()
{
    const QSignalBlocker blocker(m_size);
    m_size->setValue(qRound(m_settings.textScale() / double(step)));
    m_percent->setText(tr("%1 %").arg(m_settings.textScale()));
    m_percent->setMinimumWidth(m_percent->fontMetrics().horizontalAdvance(tr("%1 %").arg(Settings::maxTextScale)));
}

void ReadingPage::retranslate()
{
    m_sizeLabel->setText(tr("Text &size"));
    m_sampleTitle->setText(tr("Autumn leaves · 0 1 2 3"));
    m_sampleText->setText(tr("Cards, rules and log grow together. The table makes room."));
    m_themeLabel->setText(tr("Panels and pages"));
    m_themes->button(static_cast<int>(Settings::Theme::System))->setText(tr("&As this computer"));
    m_themes->button(static_cast<int>(Settings::Theme::Light))->setText(tr("&Light paper"));
    m_themes->button(static_cast<int>(Settings::Theme::Dark))->setText(tr("&Dark paper"));
    showSize();
}

} // namespace engawa
