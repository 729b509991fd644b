#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include <QString>

#include "core/game/game.h"
#include "core/pack/face.h"

namespace engawa {

// The faces on the table by the address under which QML asks for them. An address holds a hash of all that the face
// shows, so that an edited card gets a new one and an unchanged card is never painted twice. For any thread.
class FaceStore
{
public:
    FaceStore();

    // What shows a face: a piece of the scene, or a component in a hover card.
    struct Subject
    {
        std::string kind;
        std::string component; // "leaf_cards/red_0_l"; empty for a plain or hidden piece
        bool faceUp = true;
        std::string badge;
        Seat seat = nobody;

        auto operator<=>(const Subject &) const = default;
    };

    // "image://face/…", or empty when the pack has no face for it.
    QString address(const Game &game, const Subject &subject, const std::string &language);
    std::optional<FilledFace> filled(const std::string &address) const;
    std::optional<FilledFace> filled(const Game &game, const Subject &subject, const std::string &language) const;
    void letGo(const QString &address); // nobody will ask for it
    std::size_t size() const;

private:
    struct Face
    {
        std::string file;
        std::shared_ptr<const std::string> svg;
        EntryPtr entry;
        TablePtr rules;
        std::map<std::string, std::string, std::less<>> fields; // name, badge, …
    };

    static std::optional<Face> faceOf(const Game &game, const Subject &subject, const std::string &language);
    static std::optional<FilledFace> fill(const Face &face);

    const std::uint64_t m_mark; // in every address: QML keeps pictures by address, also from a window that is gone
    mutable std::mutex m_mutex;
    std::map<std::string, Face, std::less<>> m_faces;
};

} // namespace engawa
