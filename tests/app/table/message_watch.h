#pragma once

#include <algorithm>
#include <utility>

#include <QStringList>
#include <QtLogging>

namespace engawa {

// Collects every warning while it lives: a warning of QML or of ours is a fault.
class MessageWatch
{
public:
    MessageWatch()
    {
        s_warnings.clear();
        s_previous = qInstallMessageHandler(&MessageWatch::take);
    }
    ~MessageWatch() { qInstallMessageHandler(s_previous); }

    QStringList taken() const { return std::exchange(s_warnings, {}); }

private:
    // What a platform without a desktop says, whatever the program does.
    static bool isOfPlatform(const QString &text)
    {
        static const QStringList words{"propagateSizeHints",
                                       "XDG_RUNTIME_DIR",
                                       "qt.qpa.",
                                       "This plugin does not support",
                                       "libEGL",
                                       "MESA",
                                       "dconf",
                                       "D-Bus",
                                       "QDBus",
                                       "QUnifiedTimer::stopAnimationDriver"};
        return std::ranges::any_of(words, [&](const QString &word) { return text.contains(word); });
    }

    static void take(QtMsgType type, const QMessageLogContext &context, const QString &text)
    {
        const QString whole = QString::fromUtf8(context.category) + ": " + text;
        if ((type == QtWarningMsg || type == QtCriticalMsg) && !isOfPlatform(whole))
            s_warnings.append(whole);
        s_previous(type, context, text);
    }

    static inline QStringList s_warnings; // a message handler has no object
    static inline QtMessageHandler s_previous = nullptr;
};

} // namespace engawa
