#pragma once

#include "app/languages/languages.h"
#include "app/shell/settings_page.h"

class QCheckBox;
class QComboBox;

namespace engawa {

class GeneralPage : public SettingsPage
{
    Q_OBJECT

public:
    GeneralPage(Settings &settings, const Languages &languages, QWidget *parent = nullptr);

    QString title() const override { return tr("General"); }

protected:
    void retranslate() override;

private:
    void fill();

    Settings &m_settings;
    const Languages &m_languages;
    QLabel *m_languageLabel;
    QComboBox *m_language;
    QLabel *m_languageHint;
    QCheckBox *m_curtain;
    QLabel *m_curtainHint;
};

} // namespace engawa
