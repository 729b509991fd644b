#pragma once

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

// What a run of engawa-lab did.
struct Ran
{
    int code = -1;
    QByteArray out;
    QByteArray err;

    QList<QByteArray> lines() const
    {
        QList<QByteArray> lines = out.split('\n');
        lines.removeLast();
        return lines;
    }
    QJsonDocument json() const { return QJsonDocument::fromJson(out); }
    // For the message of a failed test.
    QByteArray all() const { return QByteArray::number(code) + "\n" + out.right(3000) + "\n" + err.right(3000); }
};

// The real program, run in a folder of its own.
class LabProgram
{
public:
    Ran run(const QStringList &words, const QByteArray &input = {}, const QString &outputFile = {}) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        if (!outputFile.isEmpty())
            process.setStandardOutputFile(outputFile);
        process.start(QStringLiteral(ENGAWA_LAB), words);
        process.write(input);
        process.closeWriteChannel();
        Ran ran;
        if (process.waitForFinished(120'000) && process.exitStatus() == QProcess::NormalExit)
            ran.code = process.exitCode();
        ran.out = process.readAllStandardOutput();
        ran.err = process.readAllStandardError();
        return ran;
    }

    QString path(const QString &name) const { return m_folder.filePath(name); }

    void write(const QString &name, const QByteArray &text) const
    {
        QFile file(path(name));
        QDir().mkpath(QFileInfo(file).path());
        if (!file.open(QIODevice::WriteOnly))
            qFatal("%s can't be written", qPrintable(name));
        file.write(text);
    }
    QByteArray read(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    void copyPack(const QString &id, const QString &to) const
    {
        const QDir from(QStringLiteral(ENGAWA_RESOURCES "/packs/") + id);
        for (const QString &part : {QString(), QStringLiteral("text/"), QStringLiteral("faces/")}) {
            for (const QString &name : QDir(from.filePath(part)).entryList(QDir::Files)) {
                QFile file(from.filePath(part + name));
                if (file.open(QIODevice::ReadOnly))
                    write(to + "/" + part + name, file.readAll());
            }
        }
    }

private:
    QTemporaryDir m_folder;
};
