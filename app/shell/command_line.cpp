#include "app/shell/command_line.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageWriter>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

const QString program = u"engawa"_s;
constexpr int smallestSide = 320, largestSide = 8192;

// A wrong word, as a sentence.
struct WrongWord
{
    QString sentence;
};

class CommandLine
{
    Q_DECLARE_TR_FUNCTIONS(engawa::CommandLine)

public:
    CommandLine();

    std::expected<StartOptions, EndsWith> read(const QStringList &words, const QStringList &languages);

private:
    QString help() const;
    StartOptions startOptions(const QStringList &languages) const;
    void readFile(const QString &word, StartOptions &options) const;
    static QSize size(const QString &word);
    static int textScale(const QString &word);
    static Settings::Theme theme(const QString &word);
    static quint64 seed(const QString &word);
    static QString picture(const QString &word);

    QCommandLineParser m_parser;
    QCommandLineOption m_help{{u"h"_s, u"help"_s}, tr("Say this.")};
    QCommandLineOption m_version{{u"v"_s, u"version"_s}, tr("Say the version.")};
    QCommandLineOption m_new{u"new"_s, tr("Deal a new match of this game."), u"game"_s};
    QCommandLineOption m_seed{u"seed"_s, tr("Deal it from this seed."), u"number"_s};
    QCommandLineOption m_screenshot{
        u"screenshot"_s, tr("Write a picture of the window once the bots have made their first moves, and leave."),
        u"file"_s};
    QCommandLineOption m_size{u"size"_s, tr("Make the window so large, as 1280x800."), u"width x height"_s};
    QCommandLineOption m_language{u"language"_s, tr("Speak this language, this time."), u"code"_s};
    QCommandLineOption m_theme{u"theme"_s, tr("light, dark or system, this time."), u"theme"_s};
    QCommandLineOption m_textScale{u"text-scale"_s, tr("Text size in per cent, 80 to 200, this time."), u"per cent"_s};
};

CommandLine::CommandLine()
{
    m_parser.setApplicationDescription(tr("A table for complete board games, with their rules on the workbench."));
    m_parser.addOptions({m_help, m_version, m_new, m_seed, m_screenshot, m_size, m_language, m_theme, m_textScale});
    m_parser.addPositionalArgument(u"file"_s, tr("A record (.jsonl), a variant (.json) or the folder of a pack."),
                                   u"[file]"_s);
}

// Qt takes these out itself when the application starts.
QStringList withoutQtWords(const QStringList &words)
{
    static const QStringList taking{
        u"-platform"_s,        u"-platformpluginpath"_s, u"-platformtheme"_s, u"-plugin"_s,
        u"-style"_s,           u"-stylesheet"_s,         u"-display"_s,       u"-geometry"_s,
        u"-qwindowgeometry"_s, u"-qwindowtitle"_s,       u"-qwindowicon"_s};
    QStringList ours;
    for (qsizetype at = 0; at < words.size(); ++at) {
        if (taking.contains(words[at]))
            ++at;
        else if (!words[at].startsWith("-qmljsdebugger"_L1))
            ours += words[at];
    }
    return ours;
}

std::expected<StartOptions, EndsWith> CommandLine::read(const QStringList &words, const QStringList &languages)
{
    const auto wrong = [](const QString &sentence) {
        return std::unexpected(EndsWith{program + u": "_s + sentence + u'\n', 2});
    };
    if (!m_parser.parse(QStringList(program) + withoutQtWords(words)))
        return wrong(tr("%1 Try --help.").arg(m_parser.errorText()));
    if (m_parser.isSet(m_help))
        return std::unexpected(EndsWith{help(), 0});
    if (m_parser.isSet(m_version))
        return std::unexpected(EndsWith{program + u' ' + QStringLiteral(ENGAWA_VERSION) + u'\n', 0});
    try {
        return startOptions(languages);
    } catch (const WrongWord &word) {
        return wrong(word.sentence);
    }
}

// Qt names the program only once there is an application.
QString CommandLine::help() const
{
    const QString text = m_parser.helpText();
    const qsizetype from = text.indexOf(u' ') + 1, to = text.indexOf(u" ["_s);
    return text.left(from) + program + text.mid(to);
}

StartOptions CommandLine::startOptions(const QStringList &languages) const
{
    StartOptions options;
    const QStringList files = m_parser.positionalArguments();
    if (files.size() > 1)
        throw WrongWord{tr("One file at a time; there are %n.", nullptr, static_cast<int>(files.size()))};
    if (!files.isEmpty())
        readFile(files.first(), options);
    options.newGame = m_parser.value(m_new);
    if (m_parser.isSet(m_new) && options.newGame.isEmpty())
        throw WrongWord{tr("--new needs the name of a game.")};
    if (m_parser.isSet(m_new) && (options.opens == StartOptions::Opens::Record))
        throw WrongWord{tr("Either --new or a record, not both.")};
    if (m_parser.isSet(m_seed))
        options.seed = seed(m_parser.value(m_seed));
    if (m_parser.isSet(m_screenshot))
        options.screenshot = picture(m_parser.value(m_screenshot));
    if (m_parser.isSet(m_size))
        options.size = size(m_parser.value(m_size));
    if (m_parser.isSet(m_theme))
        options.settings.theme = theme(m_parser.value(m_theme));
    if (m_parser.isSet(m_textScale))
        options.settings.textScale = textScale(m_parser.value(m_textScale));
    if (m_parser.isSet(m_language)) {
        options.settings.language = m_parser.value(m_language);
        if (!languages.contains(*options.settings.language))
            throw WrongWord{tr("There is no language “%1”, expected one of %2.")
                                .arg(*options.settings.language, languages.join(u", "_s))};
    }
    return options;
}

void CommandLine::readFile(const QString &word, StartOptions &options) const
{
    const QFileInfo file(word);
    if (!file.exists())
        throw WrongWord{tr("There is no file “%1”.").arg(word)};
    options.path = file.absoluteFilePath();
    if (file.isDir()) {
        if (!QFileInfo(QDir(options.path), u"pack.json"_s).isFile())
            throw WrongWord{tr("The folder “%1” holds no pack: it has no pack.json.").arg(word)};
        options.opens = StartOptions::Opens::Pack;
    } else if (file.fileName() == "pack.json"_L1) {
        options.opens = StartOptions::Opens::Pack;
        options.path = file.absolutePath();
    } else if (file.suffix().compare("jsonl"_L1, Qt::CaseInsensitive) == 0) {
        options.opens = StartOptions::Opens::Record;
    } else if (file.suffix().compare("json"_L1, Qt::CaseInsensitive) == 0) {
        options.opens = StartOptions::Opens::Variant;
    } else {
        throw WrongWord{
            tr("“%1” is neither a record (.jsonl) nor a variant (.json) nor the folder of a pack.").arg(word)};
    }
}

QSize CommandLine::size(const QString &word)
{
    static const QRegularExpression form(u"^(\\d{1,5})x(\\d{1,5})$"_s, QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(word);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    const auto good = [](int side) { return side >= smallestSide && side <= largestSide; };
    if (!match.hasMatch() || !good(size.width()) || !good(size.height()))
        throw WrongWord{tr("--size “%1” is no size, expected one as 1280x800, each side %2 to %3.")
                            .arg(word)
                            .arg(smallestSide)
                            .arg(largestSide)};
    return size;
}

int CommandLine::textScale(const QString &word)
{
    bool isNumber = false;
    const int percent = word.toInt(&isNumber);
    if (!isNumber || percent < Settings::minTextScale || percent > Settings::maxTextScale)
        throw WrongWord{tr("--text-scale “%1” is out of range, expected %2 to %3.")
                            .arg(word)
                            .arg(Settings::minTextScale)
                            .arg(Settings::maxTextScale)};
    return percent;
}

Settings::Theme CommandLine::theme(const QString &word)
{
    if (word == "light"_L1)
        return Settings::Theme::Light;
    if (word == "dark"_L1)
        return Settings::Theme::Dark;
    if (word == "system"_L1)
        return Settings::Theme::System;
    throw WrongWord{tr("There is no theme “%1”, expected light, dark or system.").arg(word)};
}

quint64 CommandLine::seed(const QString &word)
{
    bool isNumber = false;
    const quint64 seed = word.toULongLong(&isNumber);
    if (!isNumber)
        throw WrongWord{tr("--seed “%1” is no seed, expected a whole number from 0 on.").arg(word)};
    return seed;
}

QString CommandLine::picture(const QString &word)
{
    const QFileInfo file(word);
    if (!QImageWriter::supportedImageFormats().contains(file.suffix().toLower().toLatin1()))
        throw WrongWord{
            tr("--screenshot “%1” is no picture that can be written, expected a name as table.png.").arg(word)};
    if (!file.absoluteDir().exists())
        throw WrongWord{tr("There is no folder “%1” for the picture.").arg(file.absolutePath())};
    return file.absoluteFilePath();
}

} // namespace

std::expected<StartOptions, EndsWith> readCommandLine(const QStringList &words, const QStringList &languages)
{
    return CommandLine().read(words, languages);
}

} // namespace engawa
