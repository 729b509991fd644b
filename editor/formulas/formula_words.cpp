#include "editor/formulas/formula_words.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

QString textOf(const Game &game, const QString &language, const std::string &key)
{
    const std::string code = language.toStdString();
    return game.texts().has(code, key) ? QString::fromStdString(game.texts().format(code, {key, {}})) : QString();
}

} // namespace

QString FormulaWord::signature() const
{
    if (sort != Sort::Function)
        return name;
    return name + u'(' + arguments.join(u", "_s) + (more ? u", …"_s : QString()) + u')';
}

QString FormulaWords::kindName(const Vocabulary &vocabulary, Kind kind)
{
    if (kind == Kind::Number)
        return tr("number");
    if (kind == Kind::Truth)
        return tr("truth");
    return QString::fromStdString(vocabulary.kindName(kind));
}

std::vector<FormulaWord> FormulaWords::of(const Game &game, const std::string &scope, const QString &language)
{
    const auto found = game.formulas().vocabularies().find(scope);
    if (found == game.formulas().vocabularies().end())
        return {};
    const Vocabulary &vocabulary = found->second;
    std::vector<FormulaWord> words;
    std::vector<FormulaWord> constants;
    for (const Vocabulary::Name &name : vocabulary.names()) {
        FormulaWord word;
        word.name = QString::fromStdString(name.name);
        word.kind = kindName(vocabulary, name.kind);
        for (const Kind argument : name.arguments)
            word.arguments += kindName(vocabulary, argument);
        word.sort = name.constant   ? FormulaWord::Sort::Constant
                    : name.function ? FormulaWord::Sort::Function
                                    : FormulaWord::Sort::Value;
        word.sentence = textOf(game, language, (name.constant ? "name." : "value.") + name.name);
        (name.constant ? constants : words).push_back(std::move(word));
    }
    const QString number = tr("number");
    const auto add = [&](const QString &name, const QStringList &arguments, bool more, const QString &sentence) {
        if (std::ranges::none_of(words, [&](const FormulaWord &word) { return word.name == name; }))
            words.push_back({name, FormulaWord::Sort::Function, number, arguments, more, sentence});
    };
    add(u"min"_s, {number, number}, true, tr("The smallest of the numbers."));
    add(u"max"_s, {number, number}, true, tr("The largest of the numbers."));
    add(u"abs"_s, {number}, false, tr("The number without its sign."));
    std::ranges::move(constants, std::back_inserter(words));
    return words;
}

} // namespace engawa
