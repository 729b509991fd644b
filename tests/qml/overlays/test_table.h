#pragma once

#include <memory>

#include <QtQml/qqmlregistration.h>

#include "app/match/match_controller.h"
#include "app/match/rulebook_model.h"
#include "app/settings/settings.h"
#include "tests/app/library/library_folder.h"

namespace engawa {

// Real matches of a shipped game, brought to where a test wants them.
class TestTable : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(engawa::MatchController *match READ match CONSTANT)
    Q_PROPERTY(engawa::RulebookModel *rulebook READ rulebook CONSTANT)
    Q_PROPERTY(engawa::Settings *settings READ settings CONSTANT)
    Q_PROPERTY(QString pictures READ pictures CONSTANT)

public:
    explicit TestTable(QObject *parent = nullptr);
    ~TestTable() override;

    MatchController *match() { return m_match.get(); }
    RulebookModel *rulebook() { return &m_rulebook; }
    Settings *settings() { return &m_settings; }
    QString pictures() const; // a folder for them
    const std::shared_ptr<FaceStore> &faces() const { return m_faces; }

    // Who sits down: "human" or the name of a bot.
    Q_INVOKABLE bool begin(const QString &mode, const QStringList &players);
    // People's moves, the first of each list; -1: until the game is over.
    Q_INVOKABLE void play(int moves);
    Q_INVOKABLE void undo() { m_match->view()->undo(); }
    // The first sentence of a legal move that has these words, or "".
    Q_INVOKABLE QString moveWith(const QString &words) const;
    Q_INVOKABLE QString ruleAt(int row) const;

private:
    LibraryFolder m_folder;
    std::unique_ptr<Library> m_library;
    Settings m_settings;
    std::shared_ptr<FaceStore> m_faces;
    std::unique_ptr<MatchController> m_match;
    RulebookModel m_rulebook;
};

} // namespace engawa
