#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <map>
#include <optional>
#include <ranges>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace engawa {

class JsonPointer;
struct JsonMember;
template <typename Value, typename Member>
class JsonIterator;

// A JSON value. It reads and writes as nlohmann's does, with the same names for the same things, and keeps the order in
// which a person wrote the keys; but it is no template, so that whoever uses it compiles in a second. Text is read and
// written through nlohmann's in json_text.cpp.
class Json
{
public:
    enum class value_t { null, boolean, number_integer, number_unsigned, number_float, string, array, object };
    using array_t = std::vector<Json>;
    using object_t = std::vector<JsonMember>;
    using json_pointer = JsonPointer;
    using iterator = JsonIterator<Json, JsonMember>;
    using const_iterator = JsonIterator<const Json, const JsonMember>;
    using value_type = Json;

    // A value is not what it was asked for, or a text is no JSON.
    class exception : public std::runtime_error
    {
    public:
        using std::runtime_error::runtime_error;
    };

    Json() noexcept;
    Json(std::nullptr_t) noexcept;
    template <std::same_as<bool> T>
    Json(T value) noexcept : m_value(std::in_place_type<bool>, value)
    {
    }
    template <std::integral T>
        requires(!std::same_as<T, bool>)
    Json(T value) noexcept : Json(Whole{static_cast<std::uint64_t>(value), std::is_signed_v<T>})
    {
    }
    Json(double value) noexcept;
    Json(const char *text);
    Json(std::string_view text);
    Json(std::string text);
    Json(array_t items);
    Json(object_t members);
    // A list; an object where every item is a pair of a text and a value.
    Json(std::initializer_list<Json> items);
    // A list of whatever a value can be made of.
    template <std::ranges::input_range R>
        requires(!std::convertible_to<const R &, std::string_view> && !std::same_as<R, Json>
                 && std::constructible_from<Json, std::ranges::range_reference_t<const R>>)
    Json(const R &range) : Json(array())
    {
        for (const auto &item : range)
            push_back(Json(item));
    }

    template <typename T>
    Json(const std::map<std::string, T> &map) : Json(object())
    {
        for (const auto &[key, value] : map)
            append(key, Json(value));
    }

    Json(const Json &other);
    Json(Json &&other) noexcept;
    Json &operator=(Json other) noexcept;
    ~Json();

    static Json array();
    static Json array(std::initializer_list<Json> items);
    static Json object();
    static Json object(std::initializer_list<Json> members); // each a pair of a text and a value

    static Json parse(std::string_view text); // throws when the text is no JSON
    static std::optional<Json> parsed(std::string_view text); // nothing when it is none
    static bool accept(std::string_view text);
    // The text of the value, over several lines with an indent. Bytes that are no UTF-8 become U+FFFD.
    std::string dump(int indent = -1) const;

    value_t type() const;
    bool is_null() const { return type() == value_t::null; }
    bool is_boolean() const { return type() == value_t::boolean; }
    bool is_number() const { return is_number_integer() || is_number_float(); }
    bool is_number_integer() const { return type() == value_t::number_integer || type() == value_t::number_unsigned; }
    bool is_number_unsigned() const; // a whole number that is not negative
    bool is_number_float() const { return type() == value_t::number_float; }
    bool is_string() const { return type() == value_t::string; }
    bool is_array() const { return type() == value_t::array; }
    bool is_object() const { return type() == value_t::object; }
    bool is_structured() const { return is_array() || is_object(); }
    bool is_primitive() const { return !is_structured(); }

    // Throws where the value is of another kind; numbers convert, true and false are 1 and 0.
    template <typename T>
    T get() const
    {
        if constexpr (std::same_as<T, Json>) {
            return *this;
        } else if constexpr (std::same_as<T, bool>) {
            return truth();
        } else if constexpr (std::same_as<T, std::string>) {
            return text();
        } else if constexpr (std::floating_point<T>) {
            return static_cast<T>(real());
        } else if constexpr (std::integral<T> || std::is_enum_v<T>) {
            return static_cast<T>(whole());
        } else {
            T items;
            for (const Json &item : list())
                items.push_back(item.template get<typename T::value_type>());
            return items;
        }
    }
    template <typename T>
        requires(std::same_as<T, std::string> || std::same_as<T, bool> || std::same_as<T, int>
                 || std::same_as<T, std::size_t> || std::same_as<T, double>)
    operator T() const
    {
        return get<T>();
    }
    template <typename T> // a reference to std::string, array_t or object_t
    T get_ref() const
    {
        if constexpr (std::same_as<std::remove_cvref_t<T>, std::string>)
            return text();
        else if constexpr (std::same_as<std::remove_cvref_t<T>, array_t>)
            return list();
        else
            return members();
    }
    template <typename T>
    T get_ref()
    {
        return const_cast<T>(std::as_const(*this).get_ref<const std::remove_reference_t<T> &>());
    }
    const std::string *get_ptr() const; // nullptr where it is no text

    // The member's value, or the other where there is none.
    template <typename T>
    T value(std::string_view key, T otherwise) const
    {
        const Json *found = member(key);
        return found ? found->get<T>() : std::move(otherwise);
    }
    std::string value(std::string_view key, const char *otherwise) const;
    std::string value(std::string_view key, std::string_view otherwise) const;

    std::size_t size() const; // 0 for null, 1 for what has no members
    bool empty() const { return size() == 0; }
    bool contains(std::string_view key) const;
    bool contains(const JsonPointer &place) const;
    Json &at(std::string_view key);
    const Json &at(std::string_view key) const;
    Json &at(std::size_t index);
    const Json &at(std::size_t index) const;
    Json &at(const JsonPointer &place);
    const Json &at(const JsonPointer &place) const;
    Json &operator[](std::string_view key); // made where there is none
    const Json &operator[](std::string_view key) const { return at(key); }
    Json &operator[](std::size_t index);
    const Json &operator[](std::size_t index) const { return at(index); }
    Json &operator[](const JsonPointer &place); // made where there is none
    const Json &operator[](const JsonPointer &place) const { return at(place); }
    Json &front() { return at(std::size_t{0}); }
    const Json &front() const { return at(std::size_t{0}); }
    Json &back();
    const Json &back() const;

    // Over the items of a list or the values of an object; over the value itself where it has no members.
    iterator begin();
    iterator end();
    const_iterator begin() const;
    const_iterator end() const;
    iterator find(std::string_view key);
    const_iterator find(std::string_view key) const;
    object_t &items(); // the members of an object, none of null
    const object_t &items() const;

    void push_back(Json value);
    template <typename... Arguments>
    Json &emplace_back(Arguments &&...arguments)
    {
        push_back(Json(std::forward<Arguments>(arguments)...));
        return back();
    }
    void append(std::string key, Json value); // a member that the object surely doesn't have yet: nobody looks for it
    std::pair<iterator, bool> emplace(std::string key, Json value);
    std::size_t erase(std::string_view key);
    void erase(std::size_t index);
    iterator erase(iterator place);
    void insert(iterator before, Json value);
    void clear(); // of its members
    void update(const Json &object); // takes over its members
    void merge_patch(const Json &patch); // RFC 7396

    bool operator==(const Json &other) const;
    template <typename T>
        requires std::is_scalar_v<T>
    bool operator==(T other) const
    {
        return *this == Json(other);
    }
    std::partial_ordering operator<=>(const Json &other) const; // of numbers and texts; by kind otherwise

private:
    struct Whole
    {
        std::uint64_t bits;
        bool isSigned;
    };
    explicit Json(Whole value) noexcept;

    bool truth() const;
    double real() const;
    std::uint64_t whole() const; // in two's complement
    const std::string &text() const;
    const array_t &list() const;
    const object_t &members() const;
    const Json *member(std::string_view key) const; // nullptr: none; throws where the value is no object
    array_t &asList(); // an empty one where it is null
    object_t &asObject();

    // A whole number is unsigned only where it is too large for the other.
    std::variant<std::nullptr_t, bool, std::int64_t, std::uint64_t, double, std::string, array_t, object_t> m_value;
};

struct JsonMember
{
    std::string key;
    Json value;

    bool operator==(const JsonMember &) const = default;
};

template <typename Value, typename Member>
class JsonIterator
{
public:
    using iterator_category = std::random_access_iterator_tag;
    using value_type = Json;
    using difference_type = std::ptrdiff_t;
    using pointer = Value *;
    using reference = Value &;

    JsonIterator() = default;
    explicit JsonIterator(Value *item) : m_item(item) {}
    explicit JsonIterator(Member *member) : m_member(member) {}
    operator JsonIterator<const Json, const JsonMember>() const
    {
        return m_member ? JsonIterator<const Json, const JsonMember>(m_member)
                        : JsonIterator<const Json, const JsonMember>(m_item);
    }

    reference operator*() const { return m_member ? m_member->value : *m_item; }
    pointer operator->() const { return &**this; }
    reference operator[](difference_type n) const { return *(*this + n); }
    const std::string &key() const { return m_member->key; }
    Value &value() const { return **this; }

    JsonIterator &operator+=(difference_type n)
    {
        if (m_member)
            m_member += n;
        else
            m_item += n;
        return *this;
    }
    JsonIterator &operator-=(difference_type n) { return *this += -n; }
    JsonIterator &operator++() { return *this += 1; }
    JsonIterator &operator--() { return *this += -1; }
    JsonIterator operator++(int) { return std::exchange(*this, *this + 1); }
    JsonIterator operator--(int) { return std::exchange(*this, *this - 1); }
    friend JsonIterator operator+(JsonIterator it, difference_type n) { return it += n; }
    friend JsonIterator operator+(difference_type n, JsonIterator it) { return it += n; }
    friend JsonIterator operator-(JsonIterator it, difference_type n) { return it -= n; }
    friend difference_type operator-(const JsonIterator &a, const JsonIterator &b)
    {
        return a.m_member ? a.m_member - b.m_member : a.m_item - b.m_item;
    }
    friend bool operator==(const JsonIterator &, const JsonIterator &) = default;
    friend auto operator<=>(const JsonIterator &, const JsonIterator &) = default;

private:
    Value *m_item = nullptr;
    Member *m_member = nullptr; // instead of the item in an object
};

// A place inside a value, as RFC 6901 writes it: "/cards/3/name", with ~0 and ~1 for ~ and /.
class JsonPointer
{
public:
    JsonPointer() = default;
    explicit JsonPointer(std::string_view text); // throws where the text is no pointer

    bool empty() const { return m_parts.empty(); }
    const std::vector<std::string> &parts() const { return m_parts; }
    const std::string &back() const { return m_parts.back(); }
    JsonPointer parent_pointer() const;

private:
    std::vector<std::string> m_parts;
};

} // namespace engawa
