// The variants on top of the pack: which there are, and what the chosen ones change.
#include "app/library/setup_form.h"
#include "core/pack/difference.h"
#include "editor/places/place_words.h"
#include "editor/places/read_pack.h"

using namespace Qt::StringLiterals;

namespace engawa {

void SetupForm::showVariants()
{
    const ShelvedPack *pack = m_shelf.pack(m_packId);
    QList<Option> options;
    for (const ShelvedVariant *shelved : m_shelf.variantsOf(m_packId)) {
        const Variant &variant = shelved->variant;
        Problems ignored; // told when the variant is chosen
        const auto changes = pack ? differences(pack->data, withVariant(pack->data, variant, ignored)).size() : 0;
        const QString key = QString::fromStdString(shelved->key);
        const VariantWords words = variant.wordsIn(m_language);
        QStringList about{QString::fromStdString(words.description)};
        if (!variant.author.empty())
            about.append(tr("by %1").arg(QString::fromStdString(variant.author)));
        about.removeAll(QString());
        options.append({key, QString::fromStdString(words.name), about.join(u'\n'),
                        tr("%n changes", nullptr, static_cast<int>(changes)), m_choice.variants.contains(key)});
    }
    m_variants.show(std::move(options));
    m_changes.clear();
    if (!pack || m_choice.variants.isEmpty())
        return;
    const ReadPack named(m_data, m_texts, &m_compiler.schemas(), m_language);
    const PlaceWords words(named);
    for (const Difference &difference : differences(pack->data, m_data))
        m_changes.append(words.change(difference));
}

QString SetupForm::variantTitle() const
{
    QStringList names{name()};
    for (const Option &variant : m_variants.options())
        if (variant.checked)
            names.append(variant.name);
    return names.size() < 2 ? QString()
                            : tr("%1 (%n changes)", "the game and its variants", static_cast<int>(m_changes.size()))
                                  .arg(names.join(u" + "_s));
}

QString SetupForm::variantAbout() const
{
    QStringList sentences;
    for (const ShelvedVariant *shelved : m_shelf.variantsOf(m_packId)) {
        const std::string description = shelved->variant.wordsIn(m_language).description;
        if (m_choice.variants.contains(QString::fromStdString(shelved->key)) && !description.empty())
            sentences.append(QString::fromStdString(description));
    }
    return sentences.join(u' ');
}

} // namespace engawa
