#pragma once

#include <condition_variable>
#include <deque>
#include <filesystem>
#include <mutex>
#include <string>
#include <thread>

namespace engawa {

// Appends lines to a record on a thread of its own, each synced to the disk, so that a crash loses at most the line being
// written.
class JournalFile
{
public:
    // Appends to what is there; what a crash left of a last line is dropped.
    explicit JournalFile(std::filesystem::path path);
    ~JournalFile();
    JournalFile(const JournalFile &) = delete;
    JournalFile &operator=(const JournalFile &) = delete;

    void append(std::string line);
    // Waits until everything is on the disk; false if something could not be written.
    bool flush();
    std::string error() const; // what the system said, empty while all is well

private:
    void run();

    std::filesystem::path m_path;
    int m_file = -1;
    mutable std::mutex m_mutex;
    std::condition_variable m_wake;
    std::condition_variable m_written;
    std::deque<std::string> m_lines;
    std::string m_error;
    bool m_writing = false;
    bool m_stop = false;
    std::thread m_thread;
};

} // namespace engawa
