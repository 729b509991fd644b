#pragma once

#include <QSizeF>
#include <QtQml/qqmlregistration.h>

#include "app/match/piece_model.h"
#include "app/match/rows_model.h"
#include "plain_plan.h"

namespace engawa {

// The areas of a plain table, one for each zone.
class PlainAreaModel : public RowsModel, public Rows<PlainArea>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by PlainLayout")

public:
    enum Role {
        ZoneRole = Qt::UserRole,
        NameRole,
        FormRole,
        CountRole,
        CaptionRole,
        BoxRole,
        PieceWidthRole,
        AspectRole,
        FirstPlaceRole,
        StepRole,
        ColumnsRole
    };
    explicit PlainAreaModel(QObject *parent = nullptr) : RowsModel(*this, parent), Rows(this) {}
    QHash<int, QByteArray> roleNames() const override;
};

// Keeps the plan of a plain table in step with what lies on it.
class PlainLayout : public QObject
{
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QList<engawa::ZoneInfo> zones READ zones WRITE setZones NOTIFY wished)
    Q_PROPERTY(engawa::PieceModel *pieces MEMBER m_pieces NOTIFY wished)
    Q_PROPERTY(int scene MEMBER m_scene NOTIFY wished)
    Q_PROPERTY(QSizeF size MEMBER m_size NOTIFY wished)
    Q_PROPERTY(int sides MEMBER m_sides NOTIFY wished)
    Q_PROPERTY(int nearSide MEMBER m_nearSide NOTIFY wished)
    Q_PROPERTY(qreal textScale MEMBER m_text NOTIFY wished)
    Q_PROPERTY(qreal promptHeight MEMBER m_prompt NOTIFY wished)

    Q_PROPERTY(engawa::PlainAreaModel *areas READ areas CONSTANT)
    Q_PROPERTY(QList<QRectF> panels READ panels NOTIFY planned)
    Q_PROPERTY(QRectF middle READ middle NOTIFY planned)
    Q_PROPERTY(QRectF prompt READ prompt NOTIFY planned)
    Q_PROPERTY(qreal leastHeight READ leastHeight NOTIFY planned)

public:
    explicit PlainLayout(QObject *parent = nullptr);

    const QList<ZoneInfo> &zones() const { return m_zones; }
    void setZones(const QList<ZoneInfo> &zones);
    PlainAreaModel *areas() { return &m_areas; }
    const QList<QRectF> &panels() const { return m_plan.panels; }
    QRectF middle() const { return m_plan.middle; }
    QRectF prompt() const { return m_plan.prompt; }
    qreal leastHeight() const { return m_plan.leastHeight; }

    // A face of a zone's pieces; empty: they have none.
    Q_INVOKABLE QString faceIn(const QString &zone) const;
    // The form of the pieces that such a face shows, once it is known.
    Q_INVOKABLE void setAspect(const QString &zone, qreal aspect);

signals:
    void wished();
    void planned();

private:
    void plan();

    QList<ZoneInfo> m_zones;
    PieceModel *m_pieces = nullptr;
    int m_scene = 0; // another scene: pieces have moved
    QSizeF m_size;
    int m_sides = 0;
    int m_nearSide = 0;
    qreal m_text = 1;
    qreal m_prompt = 44;
    QHash<QString, qreal> m_aspects; // by kind of piece
    PlainAreaModel m_areas;
    PlainPlan m_plan;
};

} // namespace engawa
