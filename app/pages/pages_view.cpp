#include "app/pages/pages_view.h"

#include <QQmlEngine>
#include <QQuickWindow>

#include "app/faces/face_provider.h"
#include "app/languages/languages.h"
#include "app/library/library.h"
#include "app/match/match_controller.h"

namespace engawa {

PagesView::PagesView(MatchController &match, Library &library, Settings &settings, Languages &languages,
                     std::shared_ptr<const FaceStore> faces)
    : m_session(*match.session()), m_languages(languages), m_widget(new QQuickWidget)
{
    m_painters.setMaxThreadCount(2);
    m_widget->setResizeMode(QQuickWidget::SizeRootObjectToView);
    m_widget->setFocusPolicy(Qt::StrongFocus);
    m_widget->quickWindow()->setFlags(Qt::Popup); // never shown: assistive tools find it in the widget, not as a window
    m_widget->engine()->addImageProvider(QStringLiteral("face"), new FaceProvider(std::move(faces), m_painters));
    languages.follow(*m_widget->engine());
    m_widget->setInitialProperties({{QStringLiteral("pages"), QVariant::fromValue(&m_pages)},
                                    {QStringLiteral("match"), QVariant::fromValue(&match)},
                                    {QStringLiteral("library"), QVariant::fromValue(&library)},
                                    {QStringLiteral("settings"), QVariant::fromValue(&settings)},
                                    {QStringLiteral("rulebook"), QVariant::fromValue(&m_rulebook)},
                                    {QStringLiteral("resourceFolder"), QUrl::fromLocalFile(library.resources())}});
    m_widget->loadFromModule("Engawa.Shell", "Main");

    // After the page itself: what it gives the keyboard to has it when the widget has it.
    for (const auto requested :
         {&Pages::homeRequested, &Pages::tableRequested, &Pages::movesRequested, &Pages::rulesRequested})
        connect(&m_pages, requested, m_widget, qOverload<>(&QWidget::setFocus));
    connect(&m_session, &MatchSession::settled, this, &PagesView::showRulebook);
    connect(&languages, &Languages::changed, this, &PagesView::showRulebook);
}

void PagesView::finishPainting()
{
    m_painters.waitForDone();
}

void PagesView::showRulebook()
{
    if (m_session.isOpen())
        m_rulebook.setGame(m_session.game(), QString::fromStdString(m_session.match()->opening().setup.mode),
                           m_languages.current());
}

} // namespace engawa
