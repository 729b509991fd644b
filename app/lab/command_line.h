#pragma once

namespace engawa::lab {

// Understands the words and runs their verb; the result is the program's exit code.
int commandLine(int argc, char **argv);

} // namespace engawa::lab
