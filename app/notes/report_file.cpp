#include "app/notes/report_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QSaveFile>

#include "core/pack/read.h"
#include "editor/document/documents_folder.h"

namespace engawa {

namespace {

struct ReportWords
{
    Q_DECLARE_TR_FUNCTIONS(engawa::ReportFile)
};

// A name as a part of a file's name: letters and digits of any script, everything else as one underscore.
QString fileWord(const QString &name)
{
    QString word;
    for (const QChar letter : name.toLower())
        if (letter.isLetterOrNumber())
            word += letter;
        else if (!word.isEmpty() && !word.endsWith(u'_'))
            word += u'_';
    while (word.endsWith(u'_'))
        word.chop(1);
    return word.left(40);
}

} // namespace

std::vector<CapsuleVariant> variantFiles(const QStringList &paths, Problems &problems)
{
    std::vector<CapsuleVariant> variants;
    for (const QString &path : paths) {
        const QFileInfo file(path);
        const std::optional<std::string> text = readText(file.filesystemFilePath(), problems);
        std::optional<Json> content = text ? readValue(*text, path.toStdString(), nullptr, problems) : std::nullopt;
        if (content)
            variants.push_back({file.fileName().toStdString(), std::move(*content)});
    }
    return variants;
}

QString capsuleName(const Match &match, const std::vector<CapsuleVariant> &variants, const QDateTime &now)
{
    const Json *pack = match.game().data().value("pack", "id");
    QStringList parts{pack && pack->is_string() ? QString::fromStdString(pack->get<std::string>())
                                                : QStringLiteral("game")};
    for (const std::string &variant : match.opening().variants)
        parts.append(fileWord(QString::fromStdString(variant)));
    if (match.opening().variants.empty())
        for (const CapsuleVariant &variant : variants)
            parts.append(fileWord(QFileInfo(QString::fromStdString(variant.file)).baseName()));
    parts.append(now.toString(QStringLiteral("yyyy-MM-dd-HHmm")));
    parts.removeAll(QString());
    return parts.join(u'-') + QStringLiteral(".engawa.jsonl");
}

QString writeCapsule(const QString &path, const MatchSession &session, int note,
                     const std::vector<CapsuleVariant> &variants)
{
    if (!session.isOpen())
        return ReportWords::tr("There is no match to report on.");
    Report report;
    report.node = session.shownId();
    report.date = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    report.by = session.words().seatName(static_cast<Seat>(session.viewer())).toStdString();
    Problems problems; // told when the record was opened
    for (const StandingNote &standing : standingNotes(*session.match(), problems))
        if (standing.id == note) {
            report.node = standing.node;
            report.note = note;
            if (!standing.content.by.empty())
                report.by = standing.content.by;
        }
    const QByteArray text = QByteArray::fromStdString(capsuleText(*session.match(), report, variants));
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit())
        return {};
    return ReportWords::tr("The report can’t be written to %1: %2.")
        .arg(QDir::toNativeSeparators(path), file.errorString());
}

QString saveCapsuleAs(QWidget *window, const MatchSession &session, int note,
                      const std::vector<CapsuleVariant> &variants, const QString &folder)
{
    if (!session.isOpen())
        return {};
    const QString name = capsuleName(*session.match(), variants, QDateTime::currentDateTime());
    const QString path =
        QFileDialog::getSaveFileName(window, ReportWords::tr("Save the report – nothing is sent"),
                                     inFolder(folder, name), ReportWords::tr("Reports (*.engawa.jsonl *.jsonl)"));
    if (path.isEmpty())
        return {};
    const QString problem = writeCapsule(path, session, note, variants);
    if (problem.isEmpty())
        return path;
    QMessageBox::warning(window, ReportWords::tr("Report"), problem);
    return {};
}

} // namespace engawa
