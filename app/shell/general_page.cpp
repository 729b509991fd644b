#include "app/shell/general_page.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <algorithm>

namespace engawa {

GeneralPage::GeneralPage(Settings &settings, const Languages &languages, QWidget *parent)
    : SettingsPage(parent), m_settings(settings), m_languages(languages), m_languageLabel(new QLabel(this)),
      m_language(new QComboBox(this)), m_curtain(new QCheckBox(this))
{
    m_language->setSizeAdjustPolicy(QComboBox::AdjustToContents); // the names change with the language
    m_languageLabel->setBuddy(m_language);
    column()->addWidget(m_languageLabel);
    column()->addWidget(m_language, 0, Qt::AlignLeading);
    m_languageHint = addHint();
    column()->addSpacing(12);
    column()->addWidget(m_curtain);
    m_curtainHint = addHint();
    column()->addStretch();

    connect(m_language, &QComboBox::activated, this,
            [this](int row) { m_settings.setLanguage(m_language->itemData(row).toString()); });
    connect(&settings, &Settings::languageChanged, this, &GeneralPage::fill);
    connect(m_curtain, &QCheckBox::clicked, &settings, &Settings::setShowCurtain);
    connect(&settings, &Settings::showCurtainChanged, this,
            [this] { m_curtain->setChecked(m_settings.showCurtain()); });
    m_curtain->setChecked(settings.showCurtain());
    write();
}

void GeneralPage::fill()
{
    const QSignalBlocker blocker(m_language);
    const QList<LanguageName> languages = m_settings.languages();
    const auto system = std::ranges::find(languages, m_languages.systemLanguage(), &LanguageName::code);
    m_language->clear();
    m_language->addItem(tr("As this computer (%1)").arg(system == languages.end() ? QString() : system->name),
                        QString());
    for (const LanguageName &language : languages)
        m_language->addItem(language.name, language.code);
    m_language->setCurrentIndex(std::max(0, m_language->findData(m_settings.language())));
}

void GeneralPage::retranslate()
{
    m_languageLabel->setText(tr("&Language"));
    m_languageHint->setText(tr("Changes at once, in the middle of a game too: table, log and rules follow."));
    m_curtain->setText(tr("&Curtain between turns"));
    m_curtainHint->setText(
        tr("With two or more people at one screen: hides the table until the next one says that they are there."));
    fill();
}

} // namespace engawa
