#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/problem.h"
#include "core/pack/message.h"
#include "core/pack/text.h"

namespace engawa {

// The engine's own texts: one file per language in resources/engine/text, in the form of a pack's texts, English first. What
// can't be read is left out and told.
Texts engineTexts(const std::filesystem::path &resources, Problems &problems);

// Says problems and receipts in a language: those of the engine with its own texts, those of a game with its pack's. What a
// language lacks, leaves empty or has wrong is said in the first one; what nobody says is its code or key with the
// arguments. The texts must outlive this.
class Sentences
{
public:
    explicit Sentences(const Texts &engine, std::string language = "en", const Texts *pack = nullptr)
        : m_engine(engine), m_language(std::move(language)), m_pack(pack)
    {
    }
    Sentences with(const Texts *pack) const { return Sentences(m_engine, m_language, pack); }

    std::string of(const Problem &problem) const; // a clause: "this is text, expected a list"
    std::string closed(const Problem &problem) const; // with a full stop, to follow a colon
    std::string whole(const Problem &problem) const; // with a capital letter, too
    std::string line(const Problem &problem) const; // file:line: pointer: error[code]: clause
    std::string of(const Message &message) const; // a line of a receipt

private:
    enum class Begin { AsWritten, WithCapital };
    std::optional<std::string> said(const Problem &problem, Begin begin = Begin::AsWritten) const;
    std::optional<std::string> said(const std::string &key, std::span<const MessageValue> values,
                                    Begin begin = Begin::AsWritten) const;
    std::string say(const Argument &argument) const;
    std::vector<MessageValue> valuesOf(const Argument::List &arguments) const;
    std::string withStop(std::string text) const;

    const Texts &m_engine;
    std::string m_language;
    const Texts *m_pack;
};

} // namespace engawa
