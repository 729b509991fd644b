#include "app/match/piece_model.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace engawa {

QVariant PieceRow::value(int role) const
{
    switch (role) {
    case PieceModel::IdRole:
        return id;
    case PieceModel::KindRole:
        return kind;
    case PieceModel::ComponentRole:
        return component;
    case PieceModel::FaceUpRole:
        return faceUp;
    case PieceModel::ZoneRole:
        return zone;
    case PieceModel::PlaceRole:
        return place;
    case PieceModel::RowRole:
        return row;
    case PieceModel::CountRole:
        return count;
    case PieceModel::BadgeRole:
        return badge;
    case PieceModel::SourceRole:
        return source;
    case PieceModel::NameRole:
        return name;
    case PieceModel::DescriptionRole:
        return description;
    case PieceModel::OwnerRole:
        return owner;
    case PieceModel::LegalRole:
        return legal;
    case PieceModel::SecondRole:
        return second;
    case PieceModel::StandInRole:
        return standIn;
    case PieceModel::SelectedRole:
        return selected;
    case PieceModel::MarkedRole:
        return marked;
    case PieceModel::AlteredRole:
        return altered;
    case PieceModel::LeavingRole:
        return leaving;
    case PieceModel::OriginRole:
        return origin;
    case PieceModel::LeadsToRole:
        return leadsTo;
    case PieceModel::HintRole:
        return hint;
    default:
        return {};
    }
}

void PieceChoice::applyTo(PieceRow &row) const
{
    row.legal = legal;
    row.selected = selected;
    if (row.leadsTo == leadsTo && !row.description.isEmpty())
        return;
    row.leadsTo = leadsTo;
    row.description =
        row.about.isEmpty() || leadsTo.isEmpty() ? row.about + leadsTo : row.about + QStringLiteral(", ") + leadsTo;
}

PieceModel::PieceModel(QObject *parent) : RowsModel(*this, parent), Rows(this)
{
    m_leave.setSingleShot(true);
    connect(&m_leave, &QTimer::timeout, this, &PieceModel::forgetLeaving);
}

QHash<int, QByteArray> PieceModel::roleNames() const
{
    return {{IdRole, "pieceId"},      {KindRole, "kind"},         {ComponentRole, "component"},
            {FaceUpRole, "faceUp"},   {ZoneRole, "zone"},         {PlaceRole, "place"},
            {RowRole, "row"},         {CountRole, "count"},       {BadgeRole, "badge"},
            {SourceRole, "source"},   {NameRole, "name"},         {DescriptionRole, "description"},
            {OwnerRole, "owner"},     {LegalRole, "legal"},       {SecondRole, "second"},
            {StandInRole, "standIn"}, {SelectedRole, "selected"}, {MarkedRole, "marked"},
            {AlteredRole, "altered"}, {LeavingRole, "leaving"},   {OriginRole, "origin"},
            {LeadsToRole, "leadsTo"}, {HintRole, "hint"}};
}

void PieceModel::change(std::vector<PieceRow> pieces, int linger)
{
    std::unordered_map<QString, const PieceRow *> known;
    for (const PieceRow &row : rows())
        known.emplace(row.id, &row);
    const auto rowBefore = [&known](const PieceRow &piece) {
        const auto found = known.find(piece.id);
        return found == known.end() ? nullptr : found->second;
    };
    std::unordered_set<QString> staying;
    struct Counter
    {
        QString kind, component, zone;
    };
    std::vector<Counter> more, fewer; // what is counted there
    for (const PieceRow &piece : pieces) {
        staying.insert(piece.id);
        const PieceRow *before = rowBefore(piece);
        bool isNumber = false, wasNumber = false;
        const int now = piece.badge.toInt(&isNumber), then = before ? before->badge.toInt(&wasNumber) : 0;
        if (isNumber && wasNumber && now != then)
            (now > then ? more : fewer).push_back({piece.kind, piece.component, piece.zone});
    }

    // A card that turns up was hidden before: it comes from where a hidden one vanished.
    QString source;
    std::vector<PieceRow> leaving;
    for (const PieceRow &before : rows()) {
        if (staying.contains(before.id))
            continue;
        if (!before.faceUp && !before.leaving)
            source = before.zone;
        if (before.faceUp && linger > 0) {
            leaving.push_back(before);
            leaving.back().leaving = true;
            leaving.back().legal = leaving.back().selected = leaving.back().marked = false;
            leaving.back().hint.clear();
            const auto taken = std::ranges::find_if(more, [&](const Counter &each) {
                return !each.component.isEmpty() && each.component == before.component && each.kind != before.kind;
            });
            leaving.back().origin = taken == more.end() ? QString() : taken->zone;
        }
    }
    for (PieceRow &piece : pieces) {
        const PieceRow *before = rowBefore(piece);
        const auto given = std::ranges::find_if(
            fewer, [&](const Counter &each) { return each.kind == piece.kind && each.component == piece.component; });
        piece.origin = before                 ? before->origin
                       : rows().empty()       ? QString()
                       : given != fewer.end() ? given->zone
                                              : source;
    }
    leaving.insert(leaving.end(), std::make_move_iterator(pieces.begin()), std::make_move_iterator(pieces.end()));
    show(std::move(leaving));
    m_leave.start(linger);
}

void PieceModel::changeChoices(const std::vector<PieceChoice> &choices)
{
    int piece = static_cast<int>(choices.size()) - size(); // what leaves comes first
    alterUpTo(size(), [&](PieceRow &row) {
        if (piece >= 0)
            choices[static_cast<std::size_t>(piece)].applyTo(row);
        ++piece;
    });
}

void PieceModel::changeMarks(const std::function<bool(const QString &component)> &isMarked,
                             const std::function<bool(const QString &component)> &isAltered)
{
    alterUpTo(size(), [&](PieceRow &piece) {
        piece.marked = !piece.leaving && isMarked(piece.component);
        piece.altered = isAltered(piece.component);
    });
}

void PieceModel::changeHints(const QHash<QString, QString> &hints)
{
    alterUpTo(size(), [&](PieceRow &piece) { piece.hint = piece.leaving ? QString() : hints.value(piece.id); });
}

QStringList PieceModel::ids() const
{
    QStringList ids;
    for (const PieceRow &piece : rows())
        if (!piece.leaving)
            ids.append(piece.id);
    return ids;
}

void PieceModel::forgetLeaving()
{
    std::vector<PieceRow> left;
    std::ranges::copy_if(rows(), std::back_inserter(left), [](const PieceRow &piece) { return !piece.leaving; });
    show(std::move(left));
}

} // namespace engawa
