#include "app/faces/face_provider.h"

#include <atomic>

#include <QGuiApplication>
#include <QPainter>
#include <QRunnable>
#include <QSvgRenderer>
#include <QTextLayout>
#include <QUrlQuery>

#include "app/faces/piece_shadow.h"

namespace engawa {

namespace {

constexpr int usualWidth = 256, mostWidth = 4096;
constexpr double legible = 5.5; // pixels of a letter: smaller ones are only a smudge

// Running text, wrapped and centred in its box; smaller where it would not fit, and left out where nobody could read it.
void paintText(QPainter &painter, const TextBox &box, double scale)
{
    if (box.size * scale
        < legible) // by the size of its letters, not of what a long text leaves of them: all cards alike
        return;
    QFont font(QGuiApplication::font());
    font.setFamilies({QStringLiteral("Engawa Sans"), font.family()});
    for (double size = box.size; size >= TextBox::smallest * box.size; size *= 0.92) {
        font.setPixelSize(std::max(1, qRound(size)));
        QTextLayout layout(QString::fromStdString(box.text), font);
        QTextOption option(box.align == "middle" ? Qt::AlignHCenter
                           : box.align == "end"  ? Qt::AlignRight
                                                 : Qt::AlignLeft);
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        double height = 0;
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(box.width);
            line.setPosition({0, height});
            height += line.height();
        }
        layout.endLayout();
        if (height > box.height && size * 0.92 >= TextBox::smallest * box.size)
            continue;
        painter.setPen(QColor::fromString(QString::fromStdString(box.colour.empty() ? "#000" : box.colour)));
        layout.draw(&painter, {box.x, box.y + std::max(0.0, (box.height - height) / 2)});
        return;
    }
}

// One face on a painter's thread. It never touches the response, which QML may let go at any moment: what it has
// painted goes there as a queued signal.
class FacePainting final : public QObject, public QRunnable
{
    Q_OBJECT

public:
    FacePainting(std::shared_ptr<const FaceStore> store, QString face, int width, int rim,
                 std::shared_ptr<const std::atomic_bool> cancelled)
        : m_store(std::move(store)), m_face(std::move(face)), m_width(std::min(width, mostWidth)),
          m_rim(std::min(rim, m_width)), m_cancelled(std::move(cancelled))
    {
    }

    void run() override { emit painted(*m_cancelled ? QImage() : paint()); }

signals:
    void painted(const QImage &image);

private:
    QImage paint() const
    {
        const std::optional<FilledFace> filled = m_store->filled(m_face.toStdString());
        const QImage image = filled ? paintFace(*filled, m_width) : QImage();
        return m_rim > 0 && !image.isNull() ? withShadow(image, m_rim) : image;
    }

    std::shared_ptr<const FaceStore> m_store;
    QString m_face;
    int m_width, m_rim;
    std::shared_ptr<const std::atomic_bool> m_cancelled;
};

class FaceResponse final : public QQuickImageResponse
{
    Q_OBJECT

public:
    explicit FaceResponse(QString face) : m_face(std::move(face)) {}

    QQuickTextureFactory *textureFactory() const override
    {
        return QQuickTextureFactory::textureFactoryForImage(m_image);
    }
    QString errorString() const override { return m_error; }
    void cancel() override { *m_cancelled = true; }

    std::shared_ptr<const std::atomic_bool> cancelled() const { return m_cancelled; }
    void take(const QImage &image)
    {
        m_image = image;
        if (image.isNull())
            m_error = QStringLiteral("There is no face %1.").arg(m_face);
        emit finished();
    }

private:
    QString m_face;
    QImage m_image;
    QString m_error;
    std::shared_ptr<std::atomic_bool> m_cancelled = std::make_shared<std::atomic_bool>(false); // no longer shown
};

} // namespace

QImage paintFace(const FilledFace &face, int width)
{
    QSvgRenderer renderer(QByteArray::fromStdString(face.svg));
    if (!renderer.isValid() || renderer.viewBoxF().isEmpty())
        return {};
    const QRectF view = renderer.viewBoxF();
    QImage image(width, qRound(width * view.height() / view.width()), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing | QPainter::SmoothPixmapTransform);
    renderer.render(&painter, QRectF(QPointF(), QSizeF(image.size())));
    const double scale = width / view.width();
    painter.scale(scale, scale);
    painter.translate(-view.topLeft());
    for (const TextBox &box : face.boxes)
        paintText(painter, box, scale);
    return image;
}

QImage paintSubject(const FaceStore &store, const Game &game, const FaceStore::Subject &subject,
                    const std::string &language, int width)
{
    const auto face = store.filled(game, subject, language);
    return face ? paintFace(*face, width) : QImage();
}

FaceProvider::FaceProvider(std::shared_ptr<const FaceStore> store, QThreadPool &painters)
    : m_store(std::move(store)), m_painters(painters)
{
}

QQuickImageResponse *FaceProvider::requestImageResponse(const QString &address, const QSize &requestedSize)
{
    const QString face = address.section(u'?', 0, 0);
    const QUrlQuery query(address.section(u'?', 1));
    const int asked = query.queryItemValue(QStringLiteral("width")).toInt();
    const int width = asked > 0 ? asked : requestedSize.width() > 0 ? requestedSize.width() : usualWidth;
    const int rim = query.queryItemValue(QStringLiteral("rim")).toInt();

    auto *response = new FaceResponse(face);
    auto *painting = new FacePainting(m_store, face, width, rim, response->cancelled());
    QObject::connect(painting, &FacePainting::painted, response, &FaceResponse::take, Qt::QueuedConnection);
    m_painters.start(painting);
    return response;
}

} // namespace engawa

#include "face_provider.moc"
