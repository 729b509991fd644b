#include "test_table.h"

#include "app/languages/bundled_fonts.h"

using namespace Qt::StringLiterals;

namespace engawa {

TestTable::TestTable(QObject *parent)
    : QObject(parent), m_library(m_folder.library()), m_settings(m_folder.path("table.ini")),
      m_faces(std::make_shared<FaceStore>()),
      m_match(std::make_unique<MatchController>(m_faces, m_settings, [](const QString &) { return QString(); }))
{
    registerBundledFonts(QStringLiteral(ENGAWA_RESOURCES) + u"/fonts"_s);
    m_match->session()->setLanguage(u"en"_s);
}

TestTable::~TestTable() = default;

QString TestTable::pictures() const
{
    const QString folder = QStringLiteral(ENGAWA_SHOTS) + u"/overlays"_s;
    QDir().mkpath(folder);
    return folder;
}

bool TestTable::begin(const QString &mode, const QStringList &players)
{
    m_library->setUp(u"momiji"_s);
    if (!m_library->form()) {
        qWarning("%s", qUtf8Printable(m_library->problem()));
        return false;
    }
    SetupForm &form = *m_library->form();
    const QStringList names{u"Haruka"_s, u"Aoi"_s, u"Kenji"_s, u"Mio"_s};
    form.setMode(mode);
    form.setPlayers(static_cast<int>(players.size()));
    for (qsizetype seat = 0; seat < players.size(); ++seat) {
        form.setSeatPlayer(static_cast<int>(seat), players[seat]);
        form.setSeatName(static_cast<int>(seat), names[seat]);
    }
    form.setSeed(u"4711"_s);
    form.setStarter(0);
    Problems problems;
    const std::optional<Prepared> prepared = form.prepare(problems);
    if (!prepared || !m_match->session()->begin(prepared->game, prepared->opening, problems))
        return false;
    m_rulebook.setGame(prepared->game, mode, u"en"_s);
    m_library->closeForm();
    return true;
}

void TestTable::play(int moves)
{
    for (int i = 0; i != moves && !m_match->session()->over(); ++i) {
        m_match->view()->liftCurtain();
        const MoveModel &legal = *m_match->view()->moves();
        if (legal.rowCount() == 0)
            return;
        m_match->view()->playMove(legal.rows()[static_cast<std::size_t>(i * 7 % legal.rowCount())].move);
    }
}

QString TestTable::moveWith(const QString &words) const
{
    for (const MoveRow &row : m_match->view()->moves()->rows())
        if (row.text.contains(words, Qt::CaseInsensitive))
            return row.text;
    return {};
}

QString TestTable::ruleAt(int row) const
{
    return m_rulebook.data(m_rulebook.index(row), RulebookModel::RuleIdRole).toString();
}

} // namespace engawa
