#include <csignal>
#include <exception>
#include <iostream>

#include "app/lab/command_line.h"
#include "app/lab/verbs.h"

int main(int argc, char **argv)
{
    using namespace engawa::lab;
    std::signal(SIGPIPE, SIG_IGN); // a reader that goes away is an error of ours to report
    std::ios::sync_with_stdio(false);
    int code = Faulty;
    try {
        code = commandLine(argc, argv);
    } catch (const std::exception &error) {
        std::cerr << "engawa-lab: " << error.what() << '\n';
    }
    if (!std::cout.flush()) {
        std::cerr << "engawa-lab: standard output could not be written\n";
        return code == Fine ? Faulty : code;
    }
    return code;
}
