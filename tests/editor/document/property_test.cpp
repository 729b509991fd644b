#include <QTest>

#include "core/match/reload.h"
#include "editor/document/variant_text.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/editor/document/workbench.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

Json oneOf(const std::vector<Json> &values)
{
    return values[*rc::gen::inRange<std::size_t>(0, values.size())];
}

// Any value: many of them don't fit the place, which a document must bear.
Json someValue()
{
    return oneOf(
        {0, 3, "red", "nonsense", true, Json::array({1, 2}), {{"count", 2}, {"note", {{"deep", 1}}}}, Json::object()});
}

// One thing that can be done to a document, at a place of its small tables.
Edit someEdit(const Data &data)
{
    const std::string file =
        *rc::gen::element<std::string>("leaves.json", "garden.json", "rules.json", "objectives.json");
    const std::string fresh = *rc::gen::element<std::string>("/new_a", "/new_b", "/new_c");
    const auto &entries = data.files.at(file)->entries();
    if (entries.empty())
        return {file, fresh, someValue()};
    const EntryPtr &entry = entries[*rc::gen::inRange<std::size_t>(0, entries.size())];
    const std::string place = "/" + entry->id;
    switch (*rc::gen::inRange(0, 5)) {
    case 0:
        return {file, fresh, someValue()};
    case 1:
        return {file, place, nullptr};
    case 2:
        return {file, place, someValue()};
    case 3: {
        const std::string face = *rc::gen::element<std::string>("faces/card.svg", "faces/mine.svg");
        return {face, "", oneOf({"<svg/>", "<svg>\n</svg>\n", "<svg>\r\n \"\\</svg>\n"})};
    }
    default:
        break;
    }
    if (!entry->value.is_object() || entry->value.empty())
        return {file, place, someValue()};
    const auto &members = entry->value.get_ref<const Json::object_t &>();
    const int chosen = *rc::gen::inRange(0, static_cast<int>(members.size()));
    const std::string &field = std::next(members.begin(), chosen)->key;
    return {file, place + "/" + field, *rc::gen::arbitrary<bool>() ? Json() : someValue()};
}

// The same content, whatever the order of a table's entries: a merge patch can't tell it.
bool sameContent(const Data &one, const Data &other)
{
    return differences(one, other).empty();
}

} // namespace

class PropertyTest : public QObject
{
    Q_OBJECT

private slots:
    void aVariantIsAlwaysWhatWasMadeOfIt();
    void aPackIsAlwaysWhatWasMadeOfIt();
    void mergesKeepWhatOnlyOneSideTouched();
};

void PropertyTest::aVariantIsAlwaysWhatWasMadeOfIt()
{
    Workbench bench;
    const Data base = bench.pack("momiji").value();
    holds(40, [&] {
        const QString path = bench.copyOfVariant(u"momiji_short_autumn.json"_s);
        const QByteArray original = bench.bytes(path);
        RC_ASSERT(bench.file.open(path).has_value());
        bench.file.watch().watch({}); // nobody else writes here
        std::vector<Data> past{bench.document.data()};
        bool neverReopened = true;
        for (int step = *rc::gen::inRange(1, 12); step > 0; --step) {
            QUndoStack &steps = bench.document.steps();
            switch (*rc::gen::inRange(0, 8)) {
            case 0:
                steps.undo();
                break;
            case 1:
                steps.redo();
                break;
            case 2: {
                RC_ASSERT(bench.file.save().has_value());
                const auto written = readDisk(path, bench.document.schemas());
                RC_ASSERT(written.variant.has_value());
                Problems problems;
                RC_ASSERT(sameContent(withVariant(base, *written.variant, problems), bench.document.data()));
                break;
            }
            case 3: {
                RC_ASSERT(bench.file.save().has_value());
                const Data before = bench.document.data();
                RC_ASSERT(bench.file.open(path).has_value());
                bench.file.watch().watch({});
                RC_ASSERT(sameContent(before, bench.document.data()));
                past = {bench.document.data()};
                neverReopened = false;
                break;
            }
            default: {
                const int index = steps.index();
                if (bench.document.edit(u"Edit"_s, {someEdit(bench.document.data())})) {
                    past.resize(static_cast<std::size_t>(index) + 1);
                    past.push_back(bench.document.data());
                }
            }
            }
            RC_ASSERT(changesBetween(past[static_cast<std::size_t>(steps.index())], bench.document.data()).empty());
            Problems problems;
            RC_ASSERT(sameContent(withVariant(base, bench.document.variant(), problems), bench.document.data()));
        }
        if (neverReopened) {
            bench.document.steps().setIndex(0);
            RC_ASSERT(bench.file.save().has_value());
            RC_ASSERT(bench.bytes(path) == original);
        }
    });
}

void PropertyTest::aPackIsAlwaysWhatWasMadeOfIt()
{
    Workbench bench;
    const QString path = bench.copyOfPack(u"momiji"_s);
    const auto original = textsAt(path);
    holds(15, [&] {
        RC_ASSERT(bench.file.open(path).has_value());
        bench.file.watch().watch({});
        for (int step = *rc::gen::inRange(1, 8); step > 0; --step) {
            if (*rc::gen::inRange(0, 4) == 0)
                bench.document.steps().undo();
            else
                bench.document.edit(u"Edit"_s, {someEdit(bench.document.data())});
        }
        const auto outcome = bench.file.save();
        RC_ASSERT(outcome.has_value());
        const DiskContent written = readDisk(path, bench.document.schemas());
        RC_ASSERT(written.pack.has_value());
        RC_ASSERT(changesBetween(*written.pack, bench.document.data()).empty()); // the order as well
        bench.document.steps().setIndex(0);
        RC_ASSERT(bench.file.save().has_value());
        RC_ASSERT(textsAt(path) == original);
    });
}

void PropertyTest::mergesKeepWhatOnlyOneSideTouched()
{
    Workbench bench;
    const Data base = bench.pack("momiji").value();
    const auto changed = [&base] {
        Data data = base;
        Problems problems;
        for (int i = *rc::gen::inRange(0, 6); i > 0; --i) {
            const Edit edit = someEdit(data);
            if (edit.file.starts_with("faces/"))
                data.faces[edit.file] = std::make_shared<const std::string>(edit.value.get<std::string>());
            else if (auto next = edited(data, edit.file, edit.pointer, edit.value, problems))
                data = std::move(*next);
        }
        return data;
    };
    holds(200, [&] {
        const Data mine = changed();
        const Data theirs = changed();
        RC_ASSERT(sameContent(merged(mergeOf(base, mine, base)), mine));
        RC_ASSERT(sameContent(merged(mergeOf(base, base, theirs)), theirs));
        Merge both = mergeOf(base, mine, theirs);
        const Data kept = merged(both);
        for (const Difference &difference : both.onlyMine)
            if (!difference.pointer.empty() || difference.file.starts_with("faces/"))
                for (const Difference &lost : differences(mine, kept))
                    RC_ASSERT(lost.file != difference.file || lost.pointer != difference.pointer);
        for (Clash &clash : both.clashes)
            clash.keepMine = false;
        const Data given = merged(both);
        for (const Clash &clash : both.clashes)
            for (const Difference &left : differences(theirs, given))
                RC_ASSERT(left.file != clash.file || left.pointer != clash.pointer);
    });
}

ENGAWA_SOAK_SUBJECT(editor_document_property_test, PropertyTest)
#include "property_test.moc"
