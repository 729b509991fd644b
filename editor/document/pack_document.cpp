#include "editor/document/pack_document.h"

#include <tuple>

#include "core/match/reload.h"
#include "core/pack/read.h"
#include "editor/document/edit_step.h"

namespace engawa {

namespace {

std::string packWord(const Data &data, std::string_view id)
{
    const Json *value = data.value("pack", id);
    return value && value->is_string() ? value->get<std::string>() : std::string();
}

// An edit of a face is a whole file; everything else is a place of a table.
std::optional<Data> withEdit(Data data, const Edit &edit)
{
    if (edit.file.starts_with("faces/")) {
        if (edit.value.is_string())
            data.faces[edit.file] = std::make_shared<const std::string>(edit.value.get<std::string>());
        else
            data.faces.erase(edit.file);
        return data;
    }
    Problems ignored; // the caller only learns that the place isn't there
    return edited(data, edit.file, edit.pointer, edit.value, ignored);
}

// Changes that the base has no place for: of a table that it has not, or taking away an entry that is not there.
std::map<std::string, Json> changesWithoutPlace(const Data &base, const Variant &variant)
{
    std::map<std::string, Json> without;
    for (const auto &[file, patch] : variant.changes) {
        const auto table = base.files.find(file);
        if (variant.base != packWord(base, "id") || (table == base.files.end() && !file.starts_with("text/"))) {
            without[file] = patch;
            continue;
        }
        for (const auto &[id, change] : patch.items())
            if (change.is_null() && (table == base.files.end() || !table->second->find(id)))
                without[file][id] = change;
    }
    return without;
}

} // namespace

bool sameFrame(const Variant &one, const Variant &other)
{
    const auto words = [](const Variant &variant) {
        return std::tie(variant.id, variant.base, variant.baseVersion, variant.name, variant.author,
                        variant.description, variant.texts, variant.changes);
    };
    return words(one) == words(other);
}

PackDocument::PackDocument(const Compiler &compiler, const Schemas &schemas, const Texts &engine, QObject *parent)
    : QObject(parent), m_compiler(compiler), m_schemas(schemas), m_engine(engine)
{
    connect(&m_steps, &QUndoStack::cleanChanged, this, &PackDocument::stateChanged);
}

PackDocument::~PackDocument() = default;

void PackDocument::openPack(Data pack, const QString &folder, bool writable, Problems reading)
{
    Data base = pack;
    open(writable ? Target::Pack : Target::ReadOnly, folder, std::move(base),
         {std::move(pack), {}, std::move(reading)});
}

void PackDocument::openVariant(Data base, Variant variant, bool writable, Problems reading)
{
    m_base = base;
    Content content = contentOf(variant, std::move(reading));
    open(writable ? Target::Variant : Target::ReadOnly, {}, std::move(base), std::move(content));
}

void PackDocument::open(Target target, const QString &folder, Data base, Content content)
{
    m_target = target;
    m_folder = folder;
    m_base = std::move(base);
    m_variant = content.frame;
    m_steps.clear();
    m_game = nullptr;
    emit opened();
    show(std::move(content));
    emit stateChanged();
}

PackDocument::Content PackDocument::contentOf(const Variant &variant, Problems reading) const
{
    Problems placing; // told when the content is shown
    Content content{withVariant(m_base, variant, placing), variant, std::move(reading)};
    content.frame.changes = changesWithoutPlace(m_base, variant);
    content.frame.faces.clear();
    return content;
}

void PackDocument::close()
{
    m_target = Target::Nothing;
    m_base = m_data = {};
    m_variant = {};
    m_reading.clear();
    m_folder.clear();
    m_problems.clear();
    m_problemsByPlace = {};
    m_game = nullptr;
    m_compiles = false;
    m_steps.clear();
    emit opened();
    emit changed();
    emit checked();
    emit stateChanged();
}

std::string PackDocument::gameId() const
{
    return packWord(m_data, "game");
}

QString PackDocument::title() const
{
    if (!m_variant.name.empty())
        return QString::fromStdString(m_variant.name);
    return isOpen() ? nameOf(packWord(m_data, "id")) : QString();
}

QString PackDocument::path() const
{
    return m_folder.isEmpty() ? QString::fromStdString(m_variant.file) : m_folder;
}

Variant PackDocument::variant() const
{
    Variant variant = m_variant;
    variant.changes.clear();
    variant.faces.clear();
    variant.lines = nullptr;
    const Table none;
    for (const auto &[file, table] : m_data.files) {
        const auto before = m_base.files.find(file);
        if (before != m_base.files.end() && before->second == table)
            continue;
        if (Json patch = mergePatch(before == m_base.files.end() ? none : *before->second, *table); !patch.is_null())
            variant.changes[file] = std::move(patch);
    }
    for (const auto &[file, patch] : m_variant.changes)
        for (const auto &[id, change] : patch.items())
            if (Json &changes = variant.changes[file]; !changes.contains(id))
                changes[id] = change;
    for (const auto &[file, svg] : m_data.faces) {
        const auto before = m_base.faces.find(file);
        if (before == m_base.faces.end() || (before->second != svg && *before->second != *svg))
            variant.faces[file.substr(file.find('/') + 1)] = *svg;
    }
    return variant;
}

void PackDocument::setLanguage(const QString &code)
{
    if (code == m_language)
        return;
    m_language = code;
    emit languageChanged();
    emit stateChanged();
}

QString PackDocument::nameOf(const std::string &key) const
{
    if (!m_game || !m_game->texts().has(m_language.toStdString(), "name." + key))
        return QString::fromStdString(key);
    return QString::fromStdString(m_game->texts().format(m_language.toStdString(), {"name." + key, {}}));
}

QString PackDocument::sentenceOf(const Problem &problem) const
{
    return QString::fromStdString(Sentences(m_engine, m_language.toStdString(), &m_texts).whole(problem));
}

const EntryPtr *PackDocument::entryAt(const std::string &file, const std::string &id) const
{
    for (const Data *data : {&m_data, &m_base})
        if (const auto table = data->files.find(file); table != data->files.end())
            if (const EntryPtr *entry = table->second->find(id))
                return entry;
    return nullptr;
}

bool PackDocument::writable()
{
    if (m_target != Target::ReadOnly)
        return m_target != Target::Nothing;
    if (!m_ask)
        return false;
    Variant suggested = m_variant;
    suggested.base = packWord(m_base, "id");
    suggested.baseVersion = packWord(m_base, "version");
    suggested.file.clear();
    suggested.lines = nullptr;
    const auto variant = m_ask(suggested);
    if (!variant)
        return false;
    m_target = Target::Variant;
    m_variant = *variant;
    m_folder.clear();
    emit stateChanged();
    return true;
}

bool PackDocument::edit(const QString &name, const std::vector<Edit> &edits)
{
    Data data = m_data;
    for (const Edit &edit : edits) {
        auto next = withEdit(std::move(data), edit);
        if (!next)
            return false;
        data = std::move(*next);
    }
    return replace(name, std::move(data));
}

bool PackDocument::replace(const QString &name, Data data)
{
    if (sameData(m_data, data) || !writable())
        return false;
    m_steps.push(new EditStep(*this, name, {std::move(data), m_variant, m_reading}));
    return true;
}

bool PackDocument::setFrame(const QString &name, Variant frame)
{
    if (m_target != Target::Variant || sameFrame(m_variant, frame))
        return false;
    m_steps.push(new EditStep(*this, name, {m_data, std::move(frame), m_reading}));
    return true;
}

bool PackDocument::takeOver(const QString &name, Content content)
{
    content.data = sharing(std::move(content.data), m_data);
    if (!isOpen()
        || (sameData(m_data, content.data) && sameFrame(m_variant, content.frame) && m_reading == content.reading))
        return false;
    m_steps.push(new EditStep(*this, name, std::move(content)));
    return true;
}

void PackDocument::markSaved(const QString &path)
{
    if (m_target == Target::ReadOnly)
        m_target = m_folder.isEmpty() ? Target::Variant : Target::Pack;
    if (m_target == Target::Variant)
        m_variant.file = path.toStdString();
    else
        m_folder = path;
    m_steps.setClean();
    emit stateChanged();
}

void PackDocument::markUnsaved()
{
    m_steps.resetClean();
    emit stateChanged();
}

void PackDocument::show(Content content)
{
    const bool sameTitle = sameFrame(m_variant, content.frame);
    content.frame.file = m_variant.file; // undoing what came before a save does not undo the save
    m_variant = std::move(content.frame);
    m_reading = std::move(content.reading);
    m_data = std::move(content.data);
    check();
    emit changed();
    emit checked();
    if (!sameTitle)
        emit stateChanged();
}

bool PackDocument::wouldCompile(const Data &data) const
{
    Problems ignored;
    return m_compiler.compile(data, m_game.get(), ignored) != nullptr;
}

void PackDocument::check()
{
    m_problems = m_reading;
    if (!m_variant.base.empty())
        withVariant(m_base, m_variant, m_problems); // the frame: another version, changes without a place
    const GamePtr game = m_compiler.compile(m_data, m_game.get(), m_problems);
    m_compiles = game != nullptr;
    if (game)
        m_game = game;
    m_problemsByPlace = ProblemIndex(m_data, m_problems);
    m_texts = m_problems.empty() ? Texts() : Texts(m_data);
}

} // namespace engawa
