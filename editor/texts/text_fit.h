#pragma once

#include <deque>
#include <map>
#include <set>

#include <QObject>
#include <QTimer>

#include "core/pack/face.h"
#include "editor/texts/text_places.h"

namespace engawa {

// Does the text fit its box, at worst in the smallest writing that the painter of faces takes?
bool fits(const TextBox &box);

// Which names don't fit on the faces that show them. Works a little at a time, so that a pack of thousands of components
// doesn't hold up the window.
class TextFit : public QObject
{
    Q_OBJECT

public:
    explicit TextFit(const PackDocument &document, QObject *parent = nullptr);

    bool tooLong(const TextPlace &place, const QString &language) const;
    QString faceOf(const TextPlace &place) const; // "objective.svg"
    void finish(); // all that is left, at once

signals:
    void found(); // verdicts changed

private:
    struct Component
    {
        EntryPtr entry;
        std::shared_ptr<const std::string> svg;
        std::string face;
    };

    void begin();
    void work();
    bool check(const Component &component, const QString &language) const;
    std::map<std::string, std::string> kindsOfPieces() const;

    const PackDocument &m_document;
    QTimer m_pause;
    std::deque<Component> m_left;
    std::map<TextPlace, std::string> m_faces;
    std::set<std::pair<TextPlace, QString>> m_tooLong;
};

} // namespace engawa
