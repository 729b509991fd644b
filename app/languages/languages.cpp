#include "app/languages/languages.h"

#include <QDir>
#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QQmlEngine>
#include <algorithm>

#include "app/languages/bundled_fonts.h"

using namespace Qt::StringLiterals;

// Outside the namespace, as the macro wants it. A static library's resources are not taken in by themselves.
static void initTranslations()
{
    Q_INIT_RESOURCE(engawa_languages_translations);
}

namespace engawa {

namespace {

constexpr auto folder = ":/i18n"_L1;
constexpr auto source = "en"_L1; // the language of the sources

QString ownName(const QString &code)
{
    const QLocale locale(code);
    QString name = code == source ? u"English"_s : locale.nativeLanguageName();
    return name.isEmpty() ? code : locale.toUpper(name.left(1)) + name.mid(1);
}

} // namespace

Languages::Languages(Settings &settings, QObject *parent) : QObject(parent), m_settings(settings)
{
    settings.setLanguages(available());
    connect(&settings, &Settings::languageChanged, this, &Languages::choose);
    choose();
}

Languages::~Languages()
{
    if (qGuiApp)
        QCoreApplication::removeTranslator(&m_translator);
}

QList<LanguageName> Languages::available()
{
    initTranslations();
    QList<LanguageName> languages;
    for (const QString &file : QDir(folder).entryList({u"engawa_*.qm"_s}, QDir::Files)) {
        const QString code = QFileInfo(file).completeBaseName().section(u'_', 1);
        if (code != source)
            languages.append({code, ownName(code)});
    }
    std::ranges::sort(languages, {}, &LanguageName::name);
    languages.prepend({source, ownName(source)});
    return languages;
}

QString Languages::nearest(const QStringList &wanted, const QList<LanguageName> &spoken)
{
    const auto knows = [&spoken](const QString &code) {
        return std::ranges::contains(spoken, code, &LanguageName::code);
    };
    for (const QString &wish : wanted) {
        const QString exact = QString(wish).replace(u'-', u'_');
        if (knows(exact))
            return exact;
        if (const QString language = exact.section(u'_', 0, 0); knows(language))
            return language;
    }
    return source;
}

QString Languages::systemLanguage() const
{
    return nearest(QLocale::system().uiLanguages(), m_settings.languages());
}

void Languages::follow(QQmlEngine &engine)
{
    connect(this, &Languages::changed, &engine, &QQmlEngine::retranslate);
}

void Languages::choose()
{
    const QString wish = m_settings.language();
    const QString language = wish.isEmpty() ? systemLanguage() : nearest({wish}, m_settings.languages());
    if (language == m_current)
        return;
    m_current = language;
    install(language);
    emit changed();
}

void Languages::install(const QString &language)
{
    QLocale::setDefault(QLocale(language));
    QFont font = QGuiApplication::font();
    font.setFamilies(sansFamilies(language));
    QGuiApplication::setFont(font);
    QGuiApplication::setLayoutDirection(QLocale(language).textDirection());

    QCoreApplication::removeTranslator(&m_translator);
    if (m_translator.load(folder + "/engawa_"_L1 + language + ".qm"_L1))
        QCoreApplication::installTranslator(&m_translator);
    else if (language != source)
        qWarning("The texts of the language %ls can't be read.", qUtf16Printable(language));
}

} // namespace engawa
