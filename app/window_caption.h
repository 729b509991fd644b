#pragma once

#include <QObject>

namespace engawa {

class Languages;
class MainWindow;
class MatchSession;
class Workbench;

// What the window's title and status line say of the match and its variant.
class WindowCaption : public QObject
{
    Q_OBJECT

public:
    // The workbench may be nothing.
    WindowCaption(MainWindow &window, const MatchSession &session, const Languages &languages, Workbench *workbench);

private:
    void show();
    QString variantName() const; // that is edited, else that is played

    MainWindow &m_window;
    const MatchSession &m_session;
    const Languages &m_languages;
    Workbench *m_workbench;
};

} // namespace engawa
