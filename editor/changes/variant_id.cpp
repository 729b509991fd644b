#include "editor/changes/variant_id.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr qsizetype longest = 60; // as the variant's schema allows

} // namespace

QString variantId(const QString &name)
{
    QString id;
    const QString plain = name.normalized(QString::NormalizationForm_KD).toLower();
    for (const QChar letter : plain) {
        const bool known = (letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9');
        if (known)
            id += letter;
        else if (letter.category() != QChar::Mark_NonSpacing && letter != u'’' && letter != u'\'' && !id.isEmpty()
                 && !id.endsWith(u'_'))
            id += u'_';
    }
    id.truncate(longest);
    while (id.endsWith(u'_'))
        id.chop(1);
    if (id.isEmpty())
        return u"variant"_s;
    return id.front().isDigit() ? u"variant_"_s + id.left(longest - 8) : id;
}

} // namespace engawa
