#pragma once

#include <optional>

#include <QString>

#include "app/match/match_session.h"
#include "core/match/capsule.h"

class QWidget;

namespace engawa {

// The whole files of variants, for a capsule. One that can't be read becomes a problem.
std::vector<CapsuleVariant> variantFiles(const QStringList &paths, Problems &problems);

// "momiji-short_autumn-2026-11-16-1830.engawa.jsonl"
QString capsuleName(const Match &match, const std::vector<CapsuleVariant> &variants, const QDateTime &now);

// Writes a capsule of a moment: `note` is the note that says why (-1: none, then the moment on the table). Empty, or the
// sentence of what went wrong; nothing is half written.
QString writeCapsule(const QString &path, const MatchSession &session, int note,
                     const std::vector<CapsuleVariant> &variants);

// Asks where, and writes it; a failure is told. The path it was written to, empty: it was not.
QString saveCapsuleAs(QWidget *window, const MatchSession &session, int note,
                      const std::vector<CapsuleVariant> &variants, const QString &folder);

} // namespace engawa
