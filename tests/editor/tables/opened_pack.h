#pragma once

#include "tests/core/english.h"
#include <QTest>

#include "core/games/registry.h"
#include "core/pack/read.h"
#include "editor/document/pack_document.h"
#include "editor/document/selection.h"
#include "editor/document/variant_text.h"

// A shipped pack on the workbench, as a pack of one's own or under a new variant.
class OpenedPack
{
public:
    explicit OpenedPack(const std::string &pack = "momiji", bool ownPack = false, engawa::Data data = {})
        : document(compiler(), compiler().schemas(), shippedEngineTexts())
    {
        if (data.files.empty()) {
            engawa::Problems problems;
            data = engawa::readPack(ENGAWA_RESOURCES "/packs/" + pack, problems);
            if (engawa::hasError(problems))
                qFatal("%s", engawa::toLine(problems.front()).c_str());
        }
        if (ownPack)
            document.openPack(std::move(data), QStringLiteral("/nowhere"), true);
        else
            document.openVariant(std::move(data), variantOf(pack), true);
    }

    static engawa::Variant variantOf(const std::string &pack)
    {
        engawa::Variant variant;
        variant.id = "mine";
        variant.base = pack;
        variant.baseVersion = "1.0.0";
        variant.name = "Mine";
        return variant;
    }

    static const engawa::GameCompiler &compiler()
    {
        static const engawa::GameCompiler shared = [] {
            engawa::Problems problems;
            auto schemas = engawa::Schemas::load(ENGAWA_RESOURCES "/schema", problems);
            if (!schemas)
                qFatal("%s", engawa::toLine(problems.front()).c_str());
            return engawa::GameCompiler(std::move(*schemas));
        }();
        return shared;
    }

    const engawa::Json *value(const std::string &file, const std::string &id) const
    {
        const engawa::EntryPtr *entry = document.data().files.at(file)->find(id);
        return entry ? &(*entry)->value : nullptr;
    }

    // The whole of the data as text: what undo must bring back.
    std::string bytes() const
    {
        return engawa::toJson(document.data()).dump() + engawa::variantText(document.variant());
    }

    // One step was made; undoing it brings back the bytes of before, redoing those of after.
    void checkStep(const std::string &before, int steps = 1)
    {
        QCOMPARE(document.steps().index(), steps);
        QVERIFY(!document.steps().undoText().isEmpty());
        const std::string after = bytes();
        QVERIFY(after != before);
        document.steps().undo();
        QCOMPARE(bytes(), before);
        document.steps().redo();
        QCOMPARE(bytes(), after);
    }

    engawa::PackDocument document;
    engawa::Selection selection;
};
