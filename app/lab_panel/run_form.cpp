#include "app/lab_panel/run_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScopedValueRollback>
#include <QSpinBox>
#include <QVBoxLayout>

#include "app/library/pack_words.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr int mostDeals = 10'000'000;

// Long names never widen the panel.
QComboBox *makeBox()
{
    auto *box = new QComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(8);
    return box;
}

void add(QComboBox *box, const QString &id, const QString &name, const QString &about = {})
{
    box->addItem(name, id);
    if (!about.isEmpty())
        box->setItemData(box->count() - 1, about, Qt::ToolTipRole);
}

bool choose(QComboBox *box, const QString &id)
{
    const int row = box->findData(id);
    box->setCurrentIndex(row >= 0 ? row : 0);
    return row >= 0;
}

} // namespace

RunForm::RunForm(const LabData &sources, QWidget *parent)
    : QWidget(parent), m_data(sources), m_form(new QFormLayout(this)), m_source(makeBox()), m_against(makeBox()),
      m_mode(makeBox()), m_players(new QSpinBox), m_modules(new QWidget), m_scenario(makeBox()), m_deals(new QSpinBox),
      m_seed(new QSpinBox), m_fault(new QLabel)
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    auto *modules = new QVBoxLayout(m_modules);
    modules->setContentsMargins(0, 0, 0, 0);
    modules->setSpacing(0);
    m_deals->setRange(1, mostDeals);
    m_deals->setValue(2000);
    m_deals->setGroupSeparatorShown(true);
    m_deals->setSingleStep(1000);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    m_seed->setValue(1);
    m_fault->setObjectName(u"conflict"_s);
    m_fault->setWordWrap(true);
    m_fault->hide();
    for (QWidget *field :
         std::initializer_list<QWidget *>{m_source, m_against, m_mode, m_players, m_modules, m_scenario})
        m_form->addRow(new QLabel, field);
    m_form->addRow(new QLabel, m_deals);
    m_form->addRow(new QLabel, m_seed);
    m_form->addRow(m_fault);

    connect(m_source, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            readGame(setup(), bots());
    });
    connect(m_against, &QComboBox::currentIndexChanged, this, &RunForm::changed);
    connect(m_mode, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            fillMode(setup(), bots());
    });
    connect(m_players, &QSpinBox::valueChanged, this, [this] {
        if (!m_filling)
            fillSeats(bots());
    });
    retranslate();
}

void RunForm::followTable()
{
    const QString before = m_source->currentData().toString();
    const QString against = m_against->currentData().toString();
    readSources();
    const QScopedValueRollback filling(m_filling, true);
    const bool kept = choose(m_source, before);
    choose(m_against, against);
    const QString game = m_data.packOfTable();
    const bool another = game != m_followed && (!kept || before.isEmpty() || before == "table"_L1);
    m_followed = game;
    if (another)
        choose(m_source, u"table"_s);
    readGame(another || !m_game ? Setup() : setup(), another ? QStringList() : bots());
}

void RunForm::readSources()
{
    const QScopedValueRollback filling(m_filling, true);
    m_source->clear();
    m_against->clear();
    add(m_against, {}, tr("Nothing: just look at it"));
    QString group;
    for (const Option &source : m_data.sources()) {
        const QString name = source.detail.isEmpty() ? source.name : tr("%1 (%2)").arg(source.name, source.detail);
        for (QComboBox *box : {m_source, m_against}) {
            if (source.group != group)
                box->insertSeparator(box->count());
            add(box, source.id, name, name);
        }
        group = source.group;
    }
}

void RunForm::readGame(const Setup &wish, const QStringList &bots)
{
    Problems problems;
    m_game = m_data.game(m_source->currentData().toString(), problems);
    m_fault->setVisible(!m_game && m_source->count() > 0);
    if (!m_game) {
        m_fault->setText(m_data.sentence(problems));
        emit changed();
        return;
    }
    Problems faults;
    checkSetup(wish, m_game->data(), faults);
    const Setup setup = faults.empty() ? wish : m_data.setupOfMatch(m_game->data());
    fillModes(setup);
    fillMode(setup, bots.isEmpty() ? m_data.botsOfMatch(setup.players) : bots);
}

void RunForm::fillModes(const Setup &wish)
{
    const QScopedValueRollback filling(m_filling, true);
    m_mode->clear();
    for (const EntryPtr &mode : m_game->data().table("modes").entries())
        add(m_mode, QString::fromStdString(mode->id),
            nameIn(m_game->texts(), mode->id, m_data.language().toStdString()));
    choose(m_mode, QString::fromStdString(wish.mode));
}

void RunForm::fillMode(const Setup &wish, const QStringList &bots)
{
    if (!m_game)
        return;
    const Data &pack = m_game->data();
    const std::string mode = m_mode->currentData().toString().toStdString(), language = m_data.language().toStdString();
    {
        const QScopedValueRollback filling(m_filling, true);
        const Json *entry = pack.value("modes", mode);
        const int least = entry ? entry->value("min_players", 1) : 1;
        m_players->setRange(least, std::max(least, entry ? entry->value("max_players", maxSeats) : maxSeats));
        m_players->setValue(wish.players > 0 ? wish.players : 2);
        qDeleteAll(m_moduleBoxes);
        m_moduleBoxes.clear();
        for (const std::string &module : modulesOf(mode, pack)) {
            auto *box = new QCheckBox(nameIn(m_game->texts(), module, language));
            box->setProperty("module", QString::fromStdString(module));
            box->setChecked(std::ranges::contains(wish.modules, module));
            connect(box, &QCheckBox::toggled, this, &RunForm::changed);
            m_modules->layout()->addWidget(box);
            m_moduleBoxes.append(box);
        }
        m_form->setRowVisible(m_modules, !m_moduleBoxes.isEmpty());
        m_scenario->clear();
        for (const std::string &scenario : scenariosOf(mode, pack))
            add(m_scenario, QString::fromStdString(scenario), nameIn(m_game->texts(), scenario, language));
        choose(m_scenario, QString::fromStdString(wish.scenario));
        m_form->setRowVisible(m_scenario, m_scenario->count() > 0);
    }
    fillSeats(bots);
}

void RunForm::fillSeats(const QStringList &bots)
{
    if (!m_game)
        return;
    {
        const QScopedValueRollback filling(m_filling, true);
        while (m_seats.size() > m_players->value())
            m_form->removeRow(m_seats.takeLast().room);
        while (m_seats.size() < m_players->value()) {
            SeatRow row{new QWidget, makeBox(), makeBox()};
            auto *line = new QHBoxLayout(row.room);
            line->setContentsMargins(0, 0, 0, 0);
            line->addWidget(row.bot, 3);
            line->addWidget(row.level, 2);
            m_seats.append(row);
            int at = 0; // above the number of deals
            QFormLayout::ItemRole role{};
            m_form->getWidgetPosition(m_deals, &at, &role);
            m_form->insertRow(at, new QLabel, row.room);
            connect(row.bot, &QComboBox::currentIndexChanged, this, [this, box = row.bot] {
                if (m_filling)
                    return;
                for (SeatRow &seat : m_seats)
                    if (seat.bot == box)
                        choosesBot(seat, box->currentData().toString());
                emit changed();
            });
        }
        for (int seat = 0; seat < m_seats.size(); ++seat)
            choosesBot(m_seats[seat], bots.value(seat, bots.isEmpty() ? LabData::quickBots().front() : bots.last()));
    }
    retranslate();
    emit changed();
}

void RunForm::choosesBot(SeatRow &row, const QString &bot)
{
    const QScopedValueRollback filling(m_filling, true);
    const PlayerWords words = m_data.playerWords(*m_game);
    row.bot->clear();
    for (const QString &quick : LabData::quickBots())
        add(row.bot, quick, words.name(quick), words.about(quick));
    QString group;
    for (const Option &option : words.choices({})) {
        if (option.id == person)
            continue;
        if (option.group != group)
            row.bot->insertSeparator(row.bot->count());
        group = option.group;
        add(row.bot, option.id, option.name, option.about);
    }
    choose(row.bot, words.choiceOf(bot));
    row.level->clear();
    const bool persona = words.isPersona(bot);
    if (persona) {
        for (const Option &level : words.levels())
            add(row.level, level.id, words.name(level.id), level.about);
        choose(row.level, words.levelOf(bot));
    }
    row.level->setVisible(persona);
}

QStringList RunForm::bots() const
{
    QStringList bots;
    for (const SeatRow &row : m_seats) {
        const QString bot = row.bot->currentData().toString();
        bots.append(row.level->count() > 0 ? bot + u'@' + row.level->currentData().toString() : bot);
    }
    return bots;
}

Setup RunForm::setup() const
{
    Setup setup;
    setup.mode = m_mode->currentData().toString().toStdString();
    setup.players = m_players->value();
    for (const QCheckBox *box : m_moduleBoxes)
        if (box->isChecked())
            setup.modules.push_back(box->property("module").toString().toStdString());
    setup.scenario = m_scenario->currentData().toString().toStdString();
    return setup;
}

LabChoice RunForm::choice() const
{
    return {
        m_source->currentData().toString(),   m_against->currentData().toString(), setup(), bots(), m_deals->value(),
        static_cast<quint64>(m_seed->value())};
}

void RunForm::setChoice(const LabChoice &choice)
{
    {
        const QScopedValueRollback filling(m_filling, true);
        choose(m_source, choice.source);
        choose(m_against, choice.against);
        m_deals->setValue(static_cast<int>(std::min<qint64>(choice.deals, mostDeals)));
        m_seed->setValue(static_cast<int>(choice.seed));
    }
    readGame(choice.setup, choice.bots);
}

void RunForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_game)
        followTable();
    QWidget::changeEvent(event);
}

void RunForm::retranslate()
{
    const auto name = [this](QWidget *field, const QString &text, const QString &tip = {}) {
        auto *label = qobject_cast<QLabel *>(m_form->labelForField(field));
        label->setText(text);
        label->setToolTip(tip);
        field->setToolTip(tip);
        field->setAccessibleName(text);
    };
    name(m_source, tr("Play with"));
    name(m_against, tr("Compare with"), tr("Both play the same deals with the same bots"));
    name(m_mode, tr("Mode"));
    name(m_players, tr("Players"));
    name(m_modules, tr("Modules"));
    name(m_scenario, tr("Scenario"));
    name(m_deals, tr("Deals"),
         tr("At most: a comparison stops as soon as it has its answer. Different bots play every deal from every "
            "seat."));
    name(m_seed, tr("Seed"), tr("Runs with the same seed play the same deals"));
    for (int seat = 0; seat < m_seats.size(); ++seat) {
        name(m_seats[seat].room, tr("Seat %1").arg(seat + 1));
        m_seats[seat].bot->setAccessibleName(tr("Bot of seat %1").arg(seat + 1));
        m_seats[seat].level->setAccessibleName(tr("Level of seat %1").arg(seat + 1));
    }
}

} // namespace engawa
