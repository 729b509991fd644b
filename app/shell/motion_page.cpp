#include "app/shell/motion_page.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLocale>
#include <algorithm>
#include <array>
#include <cmath>

namespace engawa {

namespace {

constexpr std::array speeds{0.25, 0.5, 0.75, 1.0, 1.5, 2.0, 3.0, 4.0};
constexpr double paceStep = 0.2; // seconds

int nearestSpeed(double speed)
{
    const auto nearest = std::ranges::min_element(speeds, {}, [speed](double one) { return std::abs(one - speed); });
    return static_cast<int>(nearest - speeds.begin());
}

} // namespace

MotionPage::MotionPage(Settings &settings, QWidget *parent)
    : SettingsPage(parent), m_settings(settings), m_speedLabel(new QLabel(this)),
      m_speed(new QSlider(Qt::Horizontal, this)), m_speedValue(new QLabel(this)), m_reduced(new QCheckBox(this)),
      m_paceLabel(new QLabel(this)), m_pace(new QSlider(Qt::Horizontal, this)), m_paceValue(new QLabel(this))
{
    const auto addSlider = [this](QLabel *label, QSlider *slider, QLabel *value) {
        label->setBuddy(slider);
        auto *row = new QHBoxLayout;
        row->addWidget(slider, 1);
        row->addWidget(value);
        column()->addWidget(label);
        column()->addLayout(row);
    };
    m_speed->setRange(0, static_cast<int>(speeds.size()) - 1);
    m_speed->setPageStep(1);
    m_pace->setRange(qRound(Settings::minBotPace / paceStep), qRound(Settings::maxBotPace / paceStep));
    m_pace->setPageStep(2);
    addSlider(m_speedLabel, m_speed, m_speedValue);
    column()->addSpacing(12);
    column()->addWidget(m_reduced);
    m_reducedHint = addHint();
    column()->addSpacing(12);
    addSlider(m_paceLabel, m_pace, m_paceValue);
    column()->addStretch();

    connect(m_speed, &QSlider::valueChanged, this,
            [this](int at) { m_settings.setSpeed(speeds[static_cast<std::size_t>(at)]); });
    connect(m_pace, &QSlider::valueChanged, this, [this](int steps) { m_settings.setBotPace(steps * paceStep); });
    connect(m_reduced, &QCheckBox::clicked, &settings, &Settings::setReducedMotion);
    connect(&settings, &Settings::speedChanged, this, &MotionPage::showValues);
    connect(&settings, &Settings::botPaceChanged, this, &MotionPage::showValues);
    connect(&settings, &Settings::reducedMotionChanged, this, &MotionPage::showValues);
    write();
}

void MotionPage::showValues()
{
    const QSignalBlocker quietSpeed(m_speed), quietPace(m_pace);
    const QLocale locale;
    m_speed->setValue(nearestSpeed(m_settings.speed()));
    m_speed->setEnabled(!m_settings.reducedMotion());
    m_speedValue->setText(tr("× %1", "speed").arg(locale.toString(m_settings.speed(), 'g', 3)));
    m_reduced->setChecked(m_settings.reducedMotion());
    m_pace->setValue(qRound(m_settings.botPace() / paceStep));
    m_paceValue->setText(tr("one move in %1 s").arg(locale.toString(m_settings.botPace(), 'f', 1)));
}

void MotionPage::retranslate()
{
    m_speedLabel->setText(tr("&Speed of the pieces"));
    m_reduced->setText(tr("&Reduced motion"));
    m_reducedHint->setText(tr("Pieces are at their new place at once; nothing slides, turns or drifts."));
    m_paceLabel->setText(tr("&Pace of the bots"));
    showValues();
}

} // namespace engawa
