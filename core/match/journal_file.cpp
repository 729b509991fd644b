#include "core/match/journal_file.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

namespace engawa {

namespace {

bool writeAll(int file, const std::string &text)
{
    std::size_t done = 0;
    while (done < text.size()) {
        const ssize_t written = ::write(file, text.data() + done, text.size() - done);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        done += static_cast<std::size_t>(written);
    }
    return ::fsync(file) == 0 || errno == EINVAL; // a pipe can't be synced
}

// Bytes after the last newline: what a crash left of a line.
off_t wholeLength(int file)
{
    off_t length = ::lseek(file, 0, SEEK_END);
    char last = '\n';
    while (length > 0 && ::pread(file, &last, 1, length - 1) == 1 && last != '\n')
        --length;
    return length;
}

} // namespace

JournalFile::JournalFile(std::filesystem::path path) : m_path(std::move(path))
{
    m_file = ::open(m_path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (m_file < 0) {
        m_error = std::strerror(errno);
    } else {
        const off_t whole = wholeLength(m_file);
        if (::ftruncate(m_file, whole) != 0 || ::lseek(m_file, whole, SEEK_SET) < 0)
            m_error = std::strerror(errno);
    }
    m_thread = std::thread(&JournalFile::run, this);
}

JournalFile::~JournalFile()
{
    {
        const std::lock_guard lock(m_mutex);
        m_stop = true;
    }
    m_wake.notify_one();
    m_thread.join();
    if (m_file >= 0)
        ::close(m_file);
}

void JournalFile::append(std::string line)
{
    line += '\n';
    {
        const std::lock_guard lock(m_mutex);
        m_lines.push_back(std::move(line));
    }
    m_wake.notify_one();
}

bool JournalFile::flush()
{
    std::unique_lock lock(m_mutex);
    m_written.wait(lock, [this] { return m_lines.empty() && !m_writing; });
    return m_error.empty();
}

std::string JournalFile::error() const
{
    const std::lock_guard lock(m_mutex);
    return m_error;
}

void JournalFile::run()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_wake.wait(lock, [this] { return m_stop || !m_lines.empty(); });
        if (m_lines.empty())
            return;
        const std::string line = std::move(m_lines.front());
        m_lines.pop_front();
        m_writing = true;
        const bool usable = m_error.empty();
        lock.unlock();
        const bool ok = usable && writeAll(m_file, line);
        const std::string error = ok || !usable ? std::string() : std::strerror(errno);
        lock.lock();
        m_writing = false;
        if (!error.empty())
            m_error = error;
        if (m_lines.empty())
            m_written.notify_all();
    }
}

} // namespace engawa
