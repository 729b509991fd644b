#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include <QStringList>
#include <QTemporaryDir>

#include "tests/core/english.h"

// A folder on disk that a test fills and that goes away with it.
class PackFolder
{
public:
    std::filesystem::path path() const { return m_folder.path().toStdString(); }

    void write(const std::string &name, std::string_view text) const
    {
        const std::filesystem::path file = path() / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
    }

    // The problems as people see them, with paths from this folder on.
    QStringList linesOf(const engawa::Problems &problems, const engawa::Texts *pack = nullptr) const
    {
        QStringList lines;
        for (const engawa::Problem &problem : problems)
            lines << QString::fromStdString(englishLine(problem, pack)).remove(m_folder.path() + "/");
        return lines;
    }

private:
    QTemporaryDir m_folder;
};

inline QStringList linesOf(const engawa::Problems &problems, const engawa::Texts *pack = nullptr)
{
    QStringList lines;
    for (const engawa::Problem &problem : problems)
        lines << QString::fromStdString(englishLine(problem, pack));
    return lines;
}
