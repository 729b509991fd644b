#pragma once

#include <memory>

#include <QQuickAsyncImageProvider>
#include <QThreadPool>

#include "app/faces/face_store.h"

namespace engawa {

// A face painted at a width, its height as the drawing's own proportions say; a null image for a face that can't be
// painted.
QImage paintFace(const FilledFace &face, int width);
// The same for a subject as it looks in a game.
QImage paintSubject(const FaceStore &store, const Game &game, const FaceStore::Subject &subject,
                    const std::string &language, int width);

// Paints the addresses of a FaceStore for QML, off the GUI thread. An address may end with "?width=120&rim=6": so many
// pixels wide, and around that a rim for the shadow that the piece throws.
class FaceProvider final : public QQuickAsyncImageProvider
{
public:
    // The painters must have finished before the application ends: QML lets a provider go when it likes.
    FaceProvider(std::shared_ptr<const FaceStore> store, QThreadPool &painters);

    QQuickImageResponse *requestImageResponse(const QString &address, const QSize &requestedSize) override;

private:
    std::shared_ptr<const FaceStore> m_store;
    QThreadPool &m_painters;
};

} // namespace engawa
