#pragma once

#include "app/settings/settings.h"
#include "app/shell/settings_page.h"

class QCheckBox;

namespace engawa {

class MotionPage : public SettingsPage
{
    Q_OBJECT

public:
    explicit MotionPage(Settings &settings, QWidget *parent = nullptr);

    QString title() const override { return tr("Motion"); }

protected:
    void retranslate() override;

private:
    void showValues();

    Settings &m_settings;
    QLabel *m_speedLabel;
    QSlider *m_speed;
    QLabel *m_speedValue;
    QCheckBox *m_reduced;
    QLabel *m_reducedHint;
    QLabel *m_paceLabel;
    QSlider *m_pace;
    QLabel *m_paceValue;
};

} // namespace engawa
