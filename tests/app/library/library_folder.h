#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "app/library/library.h"
#include "core/match/record.h"

// A library of the shipped games in a folder of its own.
namespace engawa {

class LibraryFolder
{
public:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    LibraryPlaces places() const { return {QStringLiteral(ENGAWA_RESOURCES), path("records"), path("settings.ini")}; }
    std::unique_ptr<Library> library(const QStringList &tables = {"momiji"}) const
    {
        return std::make_unique<Library>(tables, places());
    }

    QString write(const QString &name, const QByteArray &text) const
    {
        const QString file = path(name);
        QDir().mkpath(QFileInfo(file).absolutePath());
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size())
            qFatal("can't write %s", qPrintable(file));
        return file;
    }

    // A match of so many moves (-1: until it is over), always the first legal one.
    QString writeRecord(Library &library, const QString &name, int moves, const QString &mode = "first_game") const
    {
        library.setUp("momiji");
        library.form()->setMode(mode);
        library.form()->setSeed("7");
        Problems problems;
        auto prepared = library.form()->prepare(problems);
        library.closeForm();
        auto match = Match::begin(prepared->game, prepared->opening, problems);
        QByteArray text = QByteArray::fromStdString(match->header()) + '\n';
        match->setWrite([&](const std::string &line) { text += QByteArray::fromStdString(line) + '\n'; });
        for (int i = 0; i != moves; ++i) {
            MoveList legal;
            match->game().legal(match->state(), legal);
            if (legal.empty())
                break;
            match->play(legal[static_cast<std::size_t>(i * 7) % legal.size()]);
        }
        return write("records/" + name, text);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace engawa
