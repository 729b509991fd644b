#include "app/match/giving_way.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace engawa {

// Where all threads of a program have one priority, as on Linux, QThread's own says nothing. The threads that a search
// begins have it too.
void giveWay()
{
#ifdef Q_OS_LINUX
    constexpr int behindTheWindow = 10;
    setpriority(PRIO_PROCESS, 0, behindTheWindow); // 0: this thread
#endif
}

} // namespace engawa
