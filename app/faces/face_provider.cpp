#include "app/faces/face_provider.h"

#include <QGuiApplication>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextLayout>

namespace engawa {

namespace {

constexpr int usualWidth = 256;

// Running text, wrapped and centred in its box; smaller where it would not fit.
void paintText(QPainter &painter, const TextBox &box)
{
    QFont font(QGuiApplication::font());
    font.setFamilies({QStringLiteral("Engawa Sans"), font.family()});
    for (double size = box.size; size >= 0.6 * box.size; size *= 0.92) {
        font.setPixelSize(std::max(1, qRound(size)));
        QTextLayout layout(QString::fromStdString(box.text), font);
        QTextOption option(box.align == "middle" ? Qt::AlignHCenter : box.align == "end" ? Qt::AlignRight : Qt::AlignLeft);
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
        if (height > box.height && size * 0.92 >= 0.6 * box.size)
            continue;
        painter.setPen(QColor::fromString(QString::fromStdString(box.colour.empty() ? "#000" : box.colour)));
        layout.draw(&painter, {box.x, box.y + std::max(0.0, (box.height - height) / 2)});
        return;
    }
}

class FaceResponse final : public QQuickImageResponse
{
public:
    QQuickTextureFactory *textureFactory() const override { return QQuickTextureFactory::textureFactoryForImage(m_image); }
    QString errorString() const override { return m_error; }
    void setImage(const QImage &image, const QString &address)
    {
        m_image = image;
        if (image.isNull())
            m_error = QStringLiteral("There is no face %1.").arg(address);
        emit finished();
    }

private:
    QImage m_image;
    QString m_error;
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
    painter.scale(width / view.width(), width / view.width());
    painter.translate(-view.topLeft());
    for (const TextBox &box : face.boxes)
        paintText(painter, box);
    return image;
}

FaceProvider::FaceProvider(std::shared_ptr<const FaceStore> store, QThreadPool &painters)
    : m_store(std::move(store)), m_painters(painters)
{
}

QQuickImageResponse *FaceProvider::requestImageResponse(const QString &address, const QSize &requestedSize)
{
    auto *response = new FaceResponse;
    const int width = requestedSize.width() > 0 ? requestedSize.width() : usualWidth;
    m_painters.start([store = m_store, address, width, response] { // QML keeps the response until it has finished
        const std::optional<FilledFace> face = store->filled(address.toStdString());
        response->setImage(face ? paintFace(*face, width) : QImage(), address);
    });
    return response;
}

} // namespace engawa
