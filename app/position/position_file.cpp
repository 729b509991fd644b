#include <QFileInfo>
#include <QSaveFile>

#include "app/match/match_session.h"
#include "app/position/position_editor.h"
#include "core/pack/read.h"

namespace engawa {

bool PositionEditor::save(const QString &path)
{
    if (!isEditing())
        return false;
    QSaveFile file(path);
    const QByteArray text = QByteArray::fromStdString(m_game->position(m_state).dump(2)) + '\n';
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit()) {
        say({});
        return true;
    }
    say(tr("The position can’t be written to %1: %2.").arg(path, file.errorString()));
    return false;
}

bool PositionEditor::open(const QString &path)
{
    if (!isEditing())
        return false;
    Problems problems;
    const auto text = readText(path.toStdString(), problems);
    const auto position = text ? readValue(*text, path.toStdString(), nullptr, problems) : std::nullopt;
    const Opening &opening = m_session.match()->opening();
    const auto read = position && !hasError(problems)
                          ? m_game->fromPosition(*position, opening.setup, opening.seed, problems)
                          : std::nullopt;
    if (!read || hasError(problems)) {
        const std::string where = problems.empty() ? std::string() : problems.front().pointer;
        say(where.empty() ? tr("%1 can’t be opened. %2").arg(path, sentenceOf(problems))
                          : tr("%1 can’t be opened, because of %2 in it. %3")
                                .arg(path, QString::fromStdString(where), sentenceOf(problems)));
        return false;
    }
    if (!canArrange(*m_game, *read)) {
        say(tr("%1 is a position in the middle of a decision; expected one between two.").arg(path));
        return false;
    }
    say(sentenceOf(problems)); // a warning
    pushStep(tr("Open %1").arg(QFileInfo(path).fileName()), *read, {});
    return true;
}

} // namespace engawa
