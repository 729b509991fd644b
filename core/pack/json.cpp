#include "core/pack/json.h"

#include <algorithm>
#include <limits>

namespace engawa {
namespace {

[[noreturn]] void isNo(const Json &value, const char *expected)
{
    static constexpr const char *kinds[] = {"null",           "true or false",    "a whole number",
                                            "a whole number", "a decimal number", "a text",
                                            "a list",         "an object"};
    throw Json::exception(std::string(kinds[static_cast<int>(value.type())]) + " stands where " + expected
                          + " was expected");
}

template <typename Members>
auto *found(Members &members, std::string_view key)
{
    const auto place = std::ranges::find(members, key, &JsonMember::key);
    return place == members.end() ? nullptr : &*place;
}

bool isPair(const Json &value)
{
    return value.is_array() && value.size() == 2 && value.front().is_string();
}

} // namespace

Json::Json() noexcept : m_value(nullptr) {}
Json::Json(std::nullptr_t) noexcept : m_value(nullptr) {}
Json::Json(double value) noexcept : m_value(value) {}
Json::Json(const char *text) : m_value(std::string(text)) {}
Json::Json(std::string_view text) : m_value(std::string(text)) {}
Json::Json(std::string text) : m_value(std::move(text)) {}
Json::Json(array_t items) : m_value(std::move(items)) {}
Json::Json(object_t members) : m_value(std::move(members)) {}
Json::Json(const Json &other) = default;
Json::Json(Json &&other) noexcept : m_value(std::exchange(other.m_value, nullptr)) {}
Json::~Json() = default;

Json::Json(Whole value) noexcept : m_value(nullptr)
{
    if (value.isSigned || value.bits <= static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
        m_value = static_cast<std::int64_t>(value.bits);
    else
        m_value = value.bits;
}

Json::Json(std::initializer_list<Json> items) : Json(std::ranges::all_of(items, isPair) ? object(items) : array(items))
{
}

Json &Json::operator=(Json other) noexcept
{
    m_value.swap(other.m_value);
    return *this;
}

Json Json::array()
{
    return Json(array_t());
}

Json Json::array(std::initializer_list<Json> items)
{
    return Json(array_t(items));
}

Json Json::object()
{
    return Json(object_t());
}

Json Json::object(std::initializer_list<Json> members)
{
    Json made(object_t{});
    for (const Json &pair : members) {
        if (!isPair(pair))
            isNo(pair, "a pair of a name and a value");
        made.emplace(pair.front().text(), pair.back());
    }
    return made;
}

Json::value_t Json::type() const
{
    return static_cast<value_t>(m_value.index());
}

bool Json::is_number_unsigned() const
{
    const auto *number = std::get_if<std::int64_t>(&m_value);
    return number ? *number >= 0 : type() == value_t::number_unsigned;
}

bool Json::truth() const
{
    const auto *truth = std::get_if<bool>(&m_value);
    if (!truth)
        isNo(*this, "true or false");
    return *truth;
}

double Json::real() const
{
    switch (type()) {
    case value_t::boolean:
        return std::get<bool>(m_value) ? 1 : 0;
    case value_t::number_integer:
        return static_cast<double>(std::get<std::int64_t>(m_value));
    case value_t::number_unsigned:
        return static_cast<double>(std::get<std::uint64_t>(m_value));
    case value_t::number_float:
        return std::get<double>(m_value);
    default:
        isNo(*this, "a number");
    }
}

std::uint64_t Json::whole() const
{
    switch (type()) {
    case value_t::boolean:
        return std::get<bool>(m_value) ? 1 : 0;
    case value_t::number_integer:
        return static_cast<std::uint64_t>(std::get<std::int64_t>(m_value));
    case value_t::number_unsigned:
        return std::get<std::uint64_t>(m_value);
    case value_t::number_float:
        return static_cast<std::uint64_t>(static_cast<std::int64_t>(std::get<double>(m_value)));
    default:
        isNo(*this, "a number");
    }
}

const std::string &Json::text() const
{
    const auto *text = std::get_if<std::string>(&m_value);
    if (!text)
        isNo(*this, "a text");
    return *text;
}

const Json::array_t &Json::list() const
{
    const auto *list = std::get_if<array_t>(&m_value);
    if (!list)
        isNo(*this, "a list");
    return *list;
}

const Json::object_t &Json::members() const
{
    const auto *members = std::get_if<object_t>(&m_value);
    if (!members)
        isNo(*this, "an object");
    return *members;
}

Json::array_t &Json::asList()
{
    if (is_null())
        m_value = array_t();
    return get_ref<array_t &>();
}

Json::object_t &Json::asObject()
{
    if (is_null())
        m_value = object_t();
    return get_ref<object_t &>();
}

const std::string *Json::get_ptr() const
{
    return std::get_if<std::string>(&m_value);
}

const Json *Json::member(std::string_view key) const
{
    const JsonMember *member = found(members(), key);
    return member ? &member->value : nullptr;
}

std::string Json::value(std::string_view key, const char *otherwise) const
{
    return value(key, std::string(otherwise));
}

std::string Json::value(std::string_view key, std::string_view otherwise) const
{
    return value(key, std::string(otherwise));
}

std::size_t Json::size() const
{
    switch (type()) {
    case value_t::null:
        return 0;
    case value_t::array:
        return std::get<array_t>(m_value).size();
    case value_t::object:
        return std::get<object_t>(m_value).size();
    default:
        return 1;
    }
}

bool Json::contains(std::string_view key) const
{
    return is_object() && member(key);
}

const Json &Json::at(std::string_view key) const
{
    const Json *found = member(key);
    if (!found)
        throw exception("there is no member \"" + std::string(key) + "\"");
    return *found;
}

Json &Json::at(std::string_view key)
{
    return const_cast<Json &>(std::as_const(*this).at(key));
}

const Json &Json::at(std::size_t index) const
{
    const array_t &items = list();
    if (index >= items.size())
        throw exception("a list of " + std::to_string(items.size()) + " has no item " + std::to_string(index));
    return items[index];
}

Json &Json::at(std::size_t index)
{
    return const_cast<Json &>(std::as_const(*this).at(index));
}

Json &Json::operator[](std::string_view key)
{
    object_t &members = asObject();
    if (JsonMember *member = found(members, key))
        return member->value;
    return members.emplace_back(std::string(key), Json()).value;
}

Json &Json::operator[](std::size_t index)
{
    array_t &items = asList();
    if (index >= items.size())
        items.resize(index + 1);
    return items[index];
}

Json &Json::back()
{
    return const_cast<Json &>(std::as_const(*this).back());
}

const Json &Json::back() const
{
    if (empty())
        isNo(*this, "a value that is not empty");
    return *(end() - 1);
}

Json::const_iterator Json::begin() const
{
    if (const auto *members = std::get_if<object_t>(&m_value))
        return const_iterator(members->data());
    if (const auto *items = std::get_if<array_t>(&m_value))
        return const_iterator(items->data());
    return const_iterator(this);
}

Json::const_iterator Json::end() const
{
    return begin() + static_cast<std::ptrdiff_t>(size());
}

Json::iterator Json::begin()
{
    if (auto *members = std::get_if<object_t>(&m_value))
        return iterator(members->data());
    if (auto *items = std::get_if<array_t>(&m_value))
        return iterator(items->data());
    return iterator(this);
}

Json::iterator Json::end()
{
    return begin() + static_cast<std::ptrdiff_t>(size());
}

Json::const_iterator Json::find(std::string_view key) const
{
    const JsonMember *member = is_object() ? found(std::get<object_t>(m_value), key) : nullptr;
    return member ? const_iterator(member) : end();
}

Json::iterator Json::find(std::string_view key)
{
    JsonMember *member = is_object() ? found(std::get<object_t>(m_value), key) : nullptr;
    return member ? iterator(member) : end();
}

const Json::object_t &Json::items() const
{
    static const object_t none;
    return is_object() ? members() : none;
}

Json::object_t &Json::items()
{
    return asObject();
}

void Json::push_back(Json value)
{
    asList().push_back(std::move(value));
}

void Json::append(std::string key, Json value)
{
    asObject().emplace_back(std::move(key), std::move(value));
}

std::pair<Json::iterator, bool> Json::emplace(std::string key, Json value)
{
    object_t &members = asObject();
    if (JsonMember *member = found(members, key))
        return {iterator(member), false};
    return {iterator(&members.emplace_back(std::move(key), std::move(value))), true};
}

std::size_t Json::erase(std::string_view key)
{
    object_t &members = get_ref<object_t &>();
    return std::erase_if(members, [key](const JsonMember &member) { return member.key == key; });
}

void Json::erase(std::size_t index)
{
    static_cast<void>(at(index));
    array_t &items = get_ref<array_t &>();
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(index));
}

Json::iterator Json::erase(iterator place)
{
    const std::ptrdiff_t index = place - begin();
    if (is_object()) {
        object_t &members = get_ref<object_t &>();
        members.erase(members.begin() + index);
    } else {
        array_t &items = get_ref<array_t &>();
        items.erase(items.begin() + index);
    }
    return begin() + index;
}

void Json::insert(iterator before, Json value)
{
    const std::ptrdiff_t index = before - begin();
    array_t &items = get_ref<array_t &>();
    items.insert(items.begin() + index, std::move(value));
}

void Json::clear()
{
    if (is_object())
        m_value = object_t();
    else
        asList().clear();
}

void Json::update(const Json &object)
{
    for (const JsonMember &member : object.items())
        (*this)[member.key] = member.value;
}

void Json::merge_patch(const Json &patch)
{
    if (!patch.is_object()) {
        *this = patch;
        return;
    }
    if (!is_object())
        *this = object();
    for (const JsonMember &member : patch.items()) {
        if (member.value.is_null())
            erase(member.key);
        else
            (*this)[member.key].merge_patch(member.value);
    }
}

bool Json::operator==(const Json &other) const
{
    if (is_number() && other.is_number() && type() != other.type())
        return (is_number_float() || other.is_number_float()) && real() == other.real();
    return m_value == other.m_value;
}

std::partial_ordering Json::operator<=>(const Json &other) const
{
    if (is_number() && other.is_number() && type() != other.type())
        return real() <=> other.real();
    if (type() != other.type())
        return type() <=> other.type();
    switch (type()) {
    case value_t::boolean:
        return truth() <=> other.truth();
    case value_t::number_integer:
        return std::get<std::int64_t>(m_value) <=> std::get<std::int64_t>(other.m_value);
    case value_t::number_unsigned:
        return whole() <=> other.whole();
    case value_t::number_float:
        return real() <=> other.real();
    case value_t::string:
        return text() <=> other.text();
    default:
        return *this == other ? std::partial_ordering::equivalent : std::partial_ordering::unordered;
    }
}

} // namespace engawa
