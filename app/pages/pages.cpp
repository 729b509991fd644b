#include "app/pages/pages.h"

namespace engawa {

void Pages::setTable(QQuickItem *table)
{
    if (table == m_table)
        return;
    m_table = table;
    emit tableChanged();
}

} // namespace engawa
