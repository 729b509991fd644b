#include "core/lab/written_file.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

namespace engawa {

namespace {

bool writeAll(int file, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(file, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return ::fsync(file) == 0;
}

} // namespace

bool writeWhole(const std::filesystem::path &path, std::string_view text, Problems &problems)
{
    std::filesystem::path part = path;
    part += ".part";
    const auto refuse = [&] {
        const std::string reason = std::strerror(errno);
        problems.push_back({Problem::Level::Error, "file-unwritable", path.string(), 0, {}, {{"reason", reason}}});
        return false;
    };
    const int file = ::open(part.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (file < 0)
        return refuse();
    if (!writeAll(file, text)) {
        const bool refused = refuse();
        ::close(file);
        ::unlink(part.c_str());
        return refused;
    }
    if (::close(file) != 0 || ::rename(part.c_str(), path.c_str()) != 0)
        return refuse();
    return true;
}

} // namespace engawa
