#pragma once

#include "app/settings/settings.h"
#include "app/shell/settings_page.h"

class QButtonGroup;
class QRadioButton;

namespace engawa {

class ReadingPage : public SettingsPage
{
    Q_OBJECT

public:
    explicit ReadingPage(Settings &settings, QWidget *parent = nullptr);

    QString title() const override { return tr("Reading"); }

protected:
    void retranslate() override;

private:
    QWidget *makeSample();
    void showSize();

    Settings &m_settings;
    QLabel *m_sizeLabel;
    QSlider *m_size;
    QLabel *m_percent;
    QLabel *m_sampleTitle;
    QLabel *m_sampleText;
    QLabel *m_themeLabel;
    QButtonGroup *m_themes;
};

} // namespace engawa
