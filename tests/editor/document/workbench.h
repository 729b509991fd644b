#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/games/registry.h"
#include "core/pack/read.h"
#include "editor/document/document_file.h"
#include "editor/document/selection.h"

// A document with the shipped packs at hand and a folder of its own on the disk.
class Workbench
{
public:
    Workbench()
        : compiler(schemas()), engine(engawa::engineTexts(ENGAWA_RESOURCES, ignored)),
          document(compiler, compiler.schemas(), engine),
          file(document, [this](const std::string &id) { return pack(id); }, QStringLiteral(ENGAWA_RESOURCES))
    {
        file.watch().setPause(10);
    }

    static engawa::Schemas schemas()
    {
        engawa::Problems problems;
        auto loaded = engawa::Schemas::load(ENGAWA_RESOURCES "/schema", problems);
        if (!loaded)
            qFatal("the schemas can't be read");
        return std::move(*loaded);
    }

    std::optional<engawa::Data> pack(const std::string &id)
    {
        engawa::Problems problems;
        engawa::Data data = engawa::readPack(std::filesystem::path(ENGAWA_RESOURCES "/packs") / id, problems);
        return data.files.contains("pack.json") ? std::optional(std::move(data)) : std::nullopt;
    }

    QString path(const QString &name) const { return folder.filePath(name); }

    // A shipped variant or pack, copied to where it may be changed.
    QString copyOfVariant(const QString &name) const
    {
        const QString to = path(name);
        QFile::remove(to);
        QFile::copy(QStringLiteral(ENGAWA_RESOURCES "/variants/") + name, to);
        QFile(to).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        return to;
    }
    QString copyOfPack(const QString &name) const
    {
        std::filesystem::copy(std::filesystem::path(ENGAWA_RESOURCES "/packs") / name.toStdString(),
                              path(name).toStdString(), std::filesystem::copy_options::recursive);
        return path(name);
    }

    static QByteArray bytes(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(nothing)");
    }
    // As another program would: in place.
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("the test can't write its own file");
    }

    bool set(const char *table, const char *pointer, const engawa::Json &value)
    {
        return document.edit(QStringLiteral("Test"), {{table, pointer, value}});
    }
    engawa::Json value(const char *table, const char *id, const char *field = nullptr) const
    {
        const engawa::Json *found = document.data().value(table, id);
        return !found ? engawa::Json() : field ? found->value(field, engawa::Json()) : *found;
    }

    QTemporaryDir folder;
    engawa::GameCompiler compiler;
    engawa::Problems ignored;
    engawa::Texts engine;
    engawa::PackDocument document;
    engawa::DocumentFile file;
    engawa::Selection selection;
};

#define QVERIFY_DONE(outcome)                                                                                          \
    do {                                                                                                               \
        const engawa::DocumentFile::Outcome done = (outcome);                                                          \
        QVERIFY2(done, qPrintable(done ? QString() : done.error()));                                                   \
    } while (false)
