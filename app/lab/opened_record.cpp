#include "app/lab/opened_record.h"

#include <fstream>
#include <iostream>

#include "app/lab/layout.h"

namespace engawa::lab {

namespace {

constexpr std::size_t mostBytes = 16 << 20; // of a record, a position or results

std::string inputName(const std::string &word)
{
    return word == "-" ? "standard input" : word;
}

} // namespace

std::optional<std::string> inputText(const std::string &word, Problems &problems)
{
    const auto refuse = [&](const char *code, Problem::Arguments arguments) {
        problems.push_back({Problem::Level::Error, code, inputName(word), 0, {}, std::move(arguments)});
        return std::nullopt;
    };
    std::ifstream file;
    if (word != "-") {
        std::error_code error;
        if (!std::filesystem::exists(word, error))
            return refuse("file-missing", {});
        if (std::filesystem::is_directory(word, error))
            return refuse("file-unreadable", {{"reason", inWords("reason.folder")}});
        file.open(word, std::ios::binary);
        if (!file)
            return refuse("file-unreadable", {{"reason", inWords("reason.not_opened")}});
    }
    std::istream &stream = word == "-" ? std::cin : file;
    std::string text;
    for (std::string piece(1 << 16, '\0'); stream && text.size() <= mostBytes;) {
        stream.read(piece.data(), static_cast<std::streamsize>(piece.size()));
        text.append(piece, 0, static_cast<std::size_t>(stream.gcount()));
    }
    if (text.size() > mostBytes)
        return refuse("file-large", {{"limit", std::to_string(mostBytes)}});
    return text;
}

std::optional<OpenedRecord> openedRecord(const NamedGames &named, const std::string &word)
{
    Problems problems;
    auto text = inputText(word, problems);
    auto match = text ? openRecord(*text, inputName(word), named.compiler(), problems) : std::nullopt;
    printProblems(std::cerr, problems, named.sentences(match ? &match->game().texts() : nullptr));
    if (!match)
        return std::nullopt;
    text->resize(text->rfind('\n') + 1);
    return OpenedRecord{std::move(*match), std::move(*text), !hasError(problems)};
}

} // namespace engawa::lab
