#pragma once

#include <memory>

#include <QQuickWidget>
#include <QThreadPool>

#include "app/match/rulebook_model.h"
#include "app/pages/pages.h"

namespace engawa {

class FaceStore;
class Languages;
class Library;
class MatchController;
class MatchSession;
class Settings;

// The pages as QML draws them: home, the table, and what lies over them.
class PagesView : public QObject
{
    Q_OBJECT

public:
    // All of these outlive the widget.
    PagesView(MatchController &match, Library &library, Settings &settings, Languages &languages,
              std::shared_ptr<const FaceStore> faces);

    Pages &pages() { return m_pages; }
    QQuickWidget *widget() const { return m_widget; } // whoever shows it owns it; it goes before the view
    void finishPainting(); // before the widget goes: QML waits for every face that it asked for

private:
    void showRulebook();

    const MatchSession &m_session;
    const Languages &m_languages;
    QThreadPool m_painters;
    RulebookModel m_rulebook;
    Pages m_pages;
    QQuickWidget *m_widget;
};

} // namespace engawa
