#pragma once

#include <memory>

#include "tests/core/lab_program.h"

// What the tests of engawa-lab share: the program in a fresh folder, and a record to begin with.
class CommandLine
{
protected:
    void begin() { m_program = std::make_unique<LabProgram>(); }

    Ran lab(const QStringList &words, const QByteArray &input = {}) const { return m_program->run(words, input); }
    // A record in r.jsonl.
    void deal(const QStringList &more = {}) const
    {
        using namespace Qt::StringLiterals;
        const Ran ran = lab(QStringList{u"deal"_s, u"kimono"_s, u"--seed"_s, u"5"_s} + more);
        QVERIFY2(ran.code == 0, ran.all());
        m_program->write(u"r.jsonl"_s, ran.out);
    }

    // The legal moves of r.jsonl, in notation.
    QStringList legal() const
    {
        using namespace Qt::StringLiterals;
        return lab({u"moves"_s, u"r.jsonl"_s, u"--json"_s}).json().toVariant().toStringList();
    }

    std::unique_ptr<LabProgram> m_program;
};
