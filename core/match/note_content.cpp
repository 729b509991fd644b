#include "core/match/note_content.h"

#include <algorithm>

#include "core/game/state.h"
#include "core/pack/syntax.h"
#include "core/pack/words.h"

namespace engawa {

namespace {

// Takes the known members out of a note's object.
class Members
{
public:
    Members(const Json &object, Problems &problems) : m_left(object), m_problems(problems) {}

    std::string text(const char *name, std::size_t bytes)
    {
        const std::optional<Json> value = take(name);
        if (!value)
            return {};
        if (!value->is_string()) {
            refuse(name, *value, inWords("kind.text"));
            return {};
        }
        const auto &whole = value->get_ref<const std::string &>();
        if (whole.size() > bytes)
            refuse(name, *value, inWords("expected.bytes", {{"most", bytes}}));
        return std::string(startOf(whole, bytes));
    }

    std::optional<int> number(const char *name, int least, int most)
    {
        const std::optional<Json> value = take(name);
        return value ? within(name, *value, least, most) : std::nullopt;
    }

    bool truth(const char *name)
    {
        const std::optional<Json> value = take(name);
        if (value && !value->is_boolean())
            refuse(name, *value, inWords("kind.truth"));
        return value && *value == true;
    }

    std::map<std::string, int> answers(const char *name)
    {
        std::map<std::string, int> answers;
        const std::optional<Json> value = take(name);
        if (!value)
            return answers;
        if (!value->is_object() || value->size() > noteQuestions) {
            refuse(name, *value, inWords("expected.questions", {{"most", noteQuestions}}));
            return answers;
        }
        for (const auto &[question, answer] : value->items())
            if (const auto number = within(name, answer, 1, mostRating); number && question.size() <= noteWordBytes)
                answers[question] = *number;
        return answers;
    }

    Json left() && { return std::move(m_left); }

private:
    std::optional<Json> take(const char *name)
    {
        const auto found = m_left.find(name);
        if (found == m_left.end())
            return std::nullopt;
        Json value = std::move(*found);
        m_left.erase(found);
        return value;
    }

    std::optional<int> within(const char *name, const Json &value, int least, int most)
    {
        if (value.is_number_integer() && value >= least && value <= most)
            return value.get<int>();
        refuse(name, value, inWords("expected.whole_number", {{"least", least}, {"most", most}}));
        return std::nullopt;
    }

    void refuse(const char *name, const Json &value, Argument expected)
    {
        m_problems.push_back({Problem::Level::Warning,
                              "note-field",
                              {},
                              0,
                              std::string("/note/") + name,
                              {{"field", name}, {"value", inShort(value)}, {"expected", std::move(expected)}}});
    }

    Json m_left;
    Problems &m_problems;
};

} // namespace

NoteContent noteContent(const Json &value, Problems &problems)
{
    NoteContent content;
    if (value.is_string())
        return noteContent(Json{{"text", value}}, problems);
    if (!value.is_object()) {
        problems.push_back({Problem::Level::Warning,
                            "note-field",
                            {},
                            0,
                            "/note",
                            {{"field", "content"}, {"value", inShort(value)}, {"expected", inWords("kind.object")}}});
        return content;
    }
    Members members(value, problems);
    content.text = members.text("text", noteTextBytes);
    content.rating = members.number("rating", 1, mostRating).value_or(0);
    content.component = members.text("component", noteWordBytes);
    content.seat = static_cast<Seat>(members.number("seat", 0, maxSeats - 1).value_or(nobody));
    content.by = members.text("by", noteWordBytes);
    content.date = members.text("date", noteWordBytes);
    content.questions = members.answers("questions");
    content.of = members.number("of", 1, 1'000'000'000);
    content.deleted = members.truth("deleted");
    content.others = std::move(members).left();
    return content;
}

Json toJson(const NoteContent &content)
{
    Json json = Json::object();
    if (content.of)
        json["of"] = *content.of;
    if (content.deleted)
        json["deleted"] = true;
    const auto add = [&](const char *name, const std::string &text) {
        if (!text.empty())
            json[name] = text;
    };
    add("text", content.text);
    if (content.rating > 0)
        json["rating"] = content.rating;
    if (!content.questions.empty())
        json["questions"] = content.questions;
    add("component", content.component);
    if (content.seat != nobody)
        json["seat"] = content.seat;
    add("by", content.by);
    add("date", content.date);
    json.update(content.others);
    return json;
}

std::vector<StandingNote> standingNotes(const Match &match, Problems &problems)
{
    std::map<int, StandingNote> notes;
    std::size_t lines = 0;
    for (const Note &note : match.notes()) {
        if (++lines > notesInRecord) {
            problems.push_back(
                {Problem::Level::Warning, "notes-many", {}, 0, {}, {{"limit", std::to_string(notesInRecord)}}});
            break;
        }
        NoteContent content = noteContent(note.content, problems);
        if (const auto first = content.of ? notes.find(*content.of) : notes.end(); first != notes.end())
            first->second.content = std::move(content);
        else
            notes.emplace(note.id, StandingNote{note.id, note.parent, std::move(content)});
    }
    std::vector<StandingNote> standing;
    for (auto &[id, note] : notes)
        if (!note.content.deleted)
            standing.push_back(std::move(note));
    return standing;
}

} // namespace engawa
