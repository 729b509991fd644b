#include "editor/document/selection.h"

#include "core/pack/pointer.h"

namespace engawa {

void Selection::select(const QString &file, const QStringList &ids, const QString &field)
{
    if (file == m_file && ids == m_ids && field == m_field)
        return;
    m_file = file;
    m_ids = ids;
    m_field = field;
    emit changed();
}

void Selection::goTo(const QString &file, const QString &pointer)
{
    const auto parts = pointerParts(pointer.toStdString());
    QString id, field;
    if (parts && !parts->empty()) {
        id = QString::fromStdString(parts->front());
        for (auto part = parts->begin() + 1; part != parts->end(); ++part)
            field += QString::fromStdString(pointerPart(*part));
    }
    select(file, id.isEmpty() ? QStringList() : QStringList(id), field);
    emit wanted(file, id, field);
}

} // namespace engawa
