#pragma once

#include <memory>

#include <QQuickItem>
#include <QQuickView>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include "app/faces/face_provider.h"
#include "app/languages/bundled_fonts.h"
#include "app/match/match_controller.h"
#include "app/settings/settings.h"
#include "tests/core/every_game.h"

namespace engawa {

// A table in a window of its own, and nothing else of the program.
class TableBench
{
public:
    explicit TableBench(const QSize &size = {1280, 800}, double textScale = 1)
        : m_settings(m_folder.filePath("engawa.ini")), m_faces(std::make_shared<FaceStore>()),
          m_match(m_faces, m_settings, [](const QString &) { return QString(); })
    {
        registerBundledFonts(ENGAWA_RESOURCES "/fonts");
        m_settings.setShowCurtain(false);
        m_match.session()->setLanguage("en");
        m_view.engine()->addImageProvider("face", new FaceProvider(m_faces, m_painters));
        QObject *theme = m_view.engine()->singletonInstance<QObject *>("Engawa.Theme", "Theme");
        theme->setProperty("reducedMotion", true);
        theme->setProperty("textScale", textScale);
        theme->setProperty("sansFamily", "Engawa Sans");
        theme->setProperty("serifFamily", "Engawa Serif");
        m_view.setInitialProperties(
            {{"match", QVariant::fromValue(&m_match)},
             {"game", QString()},
             {"artFolder", QUrl::fromLocalFile(QFileInfo(ENGAWA_RESOURCES "/art").absoluteFilePath())}});
        m_view.setResizeMode(QQuickView::SizeRootObjectToView);
        m_view.resize(size);
        m_view.loadFromModule("Engawa.Table", "TablePage");
        m_view.show();
        if (!QTest::qWaitForWindowActive(&m_view))
            qWarning("The table doesn't show.");
    }
    ~TableBench() { m_painters.waitForDone(); }

    // People at every seat, so many decisions into the game.
    void deal(const Setting &setting, std::size_t decisions)
    {
        Match match = begun(setting);
        const Course course{5, {}};
        for (std::size_t n = 0; n < decisions && setting.game->toAct(match.state()) != nobody; ++n) {
            MoveList moves;
            setting.game->legal(match.state(), moves);
            match.play(course.choice(n, moves));
        }
        show(std::move(match));
    }
    static Match begun(const Setting &setting)
    {
        Problems problems;
        const std::vector<SeatInfo> people(static_cast<std::size_t>(setting.setup.players), SeatInfo{"", "human"});
        auto match = Match::begin(setting.game, {setting.setup, 7, std::nullopt, people}, problems);
        if (!match)
            qFatal("%s", setting.name.c_str());
        return std::move(*match);
    }
    void show(Match match)
    {
        m_match.session()->resume(std::move(match), {});
        root()->setProperty("game", m_match.session()->gameId());
    }
    void setPlain(bool plain) { root()->setProperty("plain", plain); }

    MatchController &match() { return m_match; }
    QQuickView &view() { return m_view; }
    QQuickItem *root() { return m_view.rootObject(); }
    QQuickItem *table() { return root()->property("table").value<QQuickItem *>(); }

    QList<QQuickItem *> pieces(QQuickItem *below = nullptr)
    {
        QList<QQuickItem *> found;
        for (QQuickItem *item : (below ? below : root())->childItems()) {
            if (QByteArray(item->metaObject()->className()).startsWith("PieceItem"))
                found.append(item);
            found += pieces(item);
        }
        return found;
    }
    // Those with which a click leads on.
    QList<QQuickItem *> legalPieces()
    {
        QList<QQuickItem *> legal = pieces();
        legal.removeIf([](QQuickItem *piece) {
            return !piece->isVisible() || !piece->property("legal").toBool() || piece->property("leaving").toBool();
        });
        return legal;
    }

private:
    QTemporaryDir m_folder;
    Settings m_settings;
    std::shared_ptr<FaceStore> m_faces;
    QThreadPool m_painters;
    MatchController m_match;
    QQuickView m_view;
};

// The setting of every_game.h with this name: "kimono: solo, 1 players".
inline const Setting &settingOf(const QString &name)
{
    return *std::ranges::find(everySetting(), name.toStdString(), &Setting::name);
}

} // namespace engawa
