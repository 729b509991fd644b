#include "core/pack/read.h"

#include <algorithm>
#include <fstream>

#include "core/pack/limits.h"
#include "core/pack/syntax.h"
#include "core/pack/words.h"

namespace engawa {

namespace fs = std::filesystem;

namespace {

void add(Problems &problems, std::string code, const fs::path &path, Problem::Arguments arguments = {},
         Problem::Level level = Problem::Level::Error)
{
    std::string name = path.generic_string();
    if (illFormedUtf8(name) != std::string::npos)
        name = name.substr(0, illFormedUtf8(name)) + "…";
    problems.push_back({level, std::move(code), std::move(name), 0, "", std::move(arguments)});
}

// Names of everything in the folder, sorted: a folder's own order differs from machine to machine.
std::vector<fs::path> namesIn(const fs::path &folder, Problems &problems)
{
    std::vector<fs::path> names;
    std::error_code error;
    for (fs::directory_iterator item(folder, error), end; !error && item != end; item.increment(error)) {
        if (names.size() == limits::packFiles) {
            add(problems, "too-many-files", folder, {{"limit", std::to_string(limits::packFiles)}});
            break;
        }
        names.push_back(item->path().filename());
    }
    if (error)
        add(problems, "file-unreadable", folder, {{"reason", error.message()}});
    std::ranges::sort(names);
    return names;
}

bool leadsOutside(const fs::path &path, const fs::path &folder)
{
    std::error_code error;
    const fs::path target = fs::weakly_canonical(path, error);
    if (error)
        return true;
    const fs::path home = fs::canonical(folder, error);
    return error || std::ranges::mismatch(home, target).in1 != home.end();
}

// One level of a pack's folder: files with the ending `kind` are read; other folders and stray .json files are not.
class PackFolder
{
public:
    PackFolder(const fs::path &folder, Problems &problems) : m_folder(folder), m_problems(problems) {}

    void read(const fs::path &part, const std::string &kind)
    {
        for (const fs::path &name : namesIn(m_folder / part, m_problems)) {
            const fs::path path = m_folder / part / name;
            const std::string ending = name.extension().string();
            std::error_code error;
            if (fs::is_directory(path, error)) {
                readSubfolder(part / name, path);
            } else if (ending == kind) {
                readFile(part / name, path, kind);
            } else if (ending == ".json") {
                add(m_problems, "unknown-file", path, {{"name", (part / name).generic_string()}},
                    Problem::Level::Warning);
            }
        }
    }

    Data take() { return std::move(m_data); }

private:
    void readSubfolder(const fs::path &part, const fs::path &path)
    {
        if (part != "text" && part != "faces")
            reportStrays(part, path);
        else if (leadsOutside(path, m_folder))
            add(m_problems, "outside-folder", path, {{"name", part.generic_string()}});
        else
            read(part, part == "text" ? ".json" : ".svg");
    }

    void reportStrays(const fs::path &part, const fs::path &path)
    {
        std::error_code error;
        if (fs::is_symlink(path, error))
            return;
        for (const fs::path &name : namesIn(path, m_problems))
            if (name.extension() == ".json")
                add(m_problems, "unknown-file", path / name, {{"name", (part / name).generic_string()}},
                    Problem::Level::Warning);
    }

    void readFile(const fs::path &part, const fs::path &path, const std::string &kind)
    {
        const std::string name = part.generic_string();
        if (illFormedUtf8(name) != std::string::npos) {
            add(m_problems, "unknown-file", m_folder, {{"name", "…" + kind}});
            return;
        }
        m_data.origins[name] = path.generic_string();
        if (leadsOutside(path, m_folder)) {
            add(m_problems, "outside-folder", path, {{"name", name}});
            return;
        }
        if (++m_files > limits::packFiles) {
            if (m_files == limits::packFiles + 1)
                add(m_problems, "too-many-files", m_folder, {{"limit", std::to_string(limits::packFiles)}});
            return;
        }
        std::optional<std::string> text = readText(path, m_problems);
        if (!text)
            return;
        if (kind == ".svg") {
            m_data.faces[name] = std::make_shared<const std::string>(std::move(*text));
            return;
        }
        std::optional<Document> document = readDocument(*text, path.generic_string(), m_problems);
        if (!document)
            return;
        m_data.files[name] =
            std::make_shared<const Table>(std::move(document->members), std::move(document->schemaLink));
        m_data.lines[name] = std::make_shared<const Lines>(std::move(document->lines));
    }

    fs::path m_folder;
    Problems &m_problems;
    Data m_data;
    std::size_t m_files = 0;
};

} // namespace

std::optional<std::string> readText(const fs::path &path, Problems &problems)
{
    std::error_code error;
    if (!fs::exists(path, error)) {
        add(problems, "file-missing", path);
        return std::nullopt;
    }
    std::ifstream stream;
    if (fs::is_regular_file(path, error)) // a pipe or a device could be endless
        stream.open(path, std::ios::binary);
    if (!stream.is_open()) {
        add(problems, "file-unreadable", path, {{"reason", inWords("reason.no_plain_file")}});
        return std::nullopt;
    }
    std::string text(
        static_cast<std::size_t>(std::min<std::uintmax_t>(fs::file_size(path, error), limits::fileBytes)) + 1, '\0');
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    if (text.size() > limits::fileBytes) {
        add(problems, "file-large", path, {{"limit", std::to_string(limits::fileBytes)}});
        return std::nullopt;
    }
    return text;
}

Data readPack(const fs::path &folder, Problems &problems)
{
    std::error_code error;
    if (!fs::is_directory(folder, error)) {
        add(problems, "folder-missing", folder);
        return {};
    }
    PackFolder pack(folder, problems);
    pack.read("", ".json");
    Data data = pack.take();
    if (!data.origins.contains("pack.json"))
        add(problems, "file-missing", folder / "pack.json");
    return data;
}

} // namespace engawa
