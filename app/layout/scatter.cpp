#include "app/layout/scatter.h"

namespace engawa {

double scatter(QStringView word)
{
    constexpr qint64 prime = 65521;
    qint64 sum = 7;
    for (const QChar letter : word)
        sum = (sum * 31 + letter.unicode()) % prime;
    return double(sum * 40503 % prime) / prime;
}

} // namespace engawa
