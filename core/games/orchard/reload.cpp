#include "core/game/migration_frame.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

PlacedCopy copyOf(const Rules &rules, CopyIndex copy)
{
    return {"fruits", rules.fruitOf(copy).id, rules.copies[copy].fruit, rules.copies[copy].number, {}};
}

class Migration : MigrationFrame<Rules>
{
public:
    Migration(const Rules &rules, const Rules &oldRules, Receipt &receipt)
        : MigrationFrame(rules, oldRules, receipt), m_copies(oldRules, rules, &Rules::copies, copyOf)
    {
    }

    void run(State &state, const State &old)
    {
        state = old;
        state.mode = carriedMode(m_rules, m_old, old);
        eachList(state, [&](const std::string &zone, Seat, auto &list) {
            if (const auto before = list; zone != "deck")
                m_copies.carry(list, before);
        });
        const auto counted = [&](CopyIndex copy) { return !m_rules.retired(copy); };
        carryPile(m_copies, state.deck, old.deck, "receipt.left_deck", counted);
        sayRetired(state, [&](const PlacedCopy &piece) {
            return m_rules.fruits[static_cast<std::size_t>(piece.entry)].count <= piece.copy;
        });
        const auto enters = [&](CopyIndex copy) { return counted(copy) && m_copies.before(copy) < 0; };
        if (state.phase != Phase::Over)
            addNewCopies(m_copies, state.deck, enters, [&](CopyIndex copy) { insertAtPlace(m_rules, state, copy); });
        sayLater(m_rules.beds != old.beds, "beds");
        if (cantMove(m_rules, state))
            state.phase = Phase::Over;
    }

private:
    CarriedCopies<CopyIndex> m_copies;
};

} // namespace

void listPieces(const Rules &rules, const State &state, std::vector<PlacedCopy> &copies)
{
    eachList(state, [&](const std::string &zone, Seat, const auto &list) {
        const std::string_view name = zone == "deck"            ? "deck"
                                      : zone == "row"           ? "row"
                                      : zone.starts_with("bed") ? "bed"
                                                                : "hand";
        for (const CopyIndex copy : list)
            addPlaced(copies, copyOf(rules, copy), name, name != "deck");
    });
}

void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt)
{
    Migration(rules, oldRules, receipt).run(state, old);
}

} // namespace engawa::orchard
