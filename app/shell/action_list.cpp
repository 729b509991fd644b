#include "app/shell/action_list.h"

#include <QRegularExpression>
#include <algorithm>

#include "app/shell/line_icon.h"

namespace engawa {

namespace {

// “&Save && leave” and “保存(&S)” as they are read.
QString withoutMark(QString text)
{
    static const QRegularExpression asianMark(QStringLiteral("\\s*\\(&.\\)"));
    text.remove(asianMark);
    return text.replace(QStringLiteral("&&"), QStringLiteral("\x01")).remove(u'&').replace(u'\x01', u'&');
}

} // namespace

ActionList::ActionList(Settings &settings, QObject *parent) : QObject(parent), m_settings(settings)
{
    connect(&settings, &Settings::shortcutsChanged, this, &ActionList::readKeys);
}

QAction *ActionList::add(CommandSpec spec)
{
    Q_ASSERT_X(!find(spec.id), "ActionList::add", qUtf8Printable(spec.id));
    auto *action = new QAction(this);
    action->setObjectName(spec.id);
    action->setCheckable(spec.checkable);
    const Row &row = m_rows.emplace_back(std::move(spec), QString(), action);
    translate(row);
    action->setIcon(lineIcon(row.spec.icon));
    readKeys();
    emit added(action);
    return action;
}

QAction *ActionList::find(QAnyStringView id) const
{
    const auto found = std::ranges::find_if(m_rows, [id](const Row &row) { return row.spec.id == id; });
    return found == m_rows.end() ? nullptr : found->action;
}

QAction *ActionList::at(QAnyStringView id) const
{
    QAction *action = find(id);
    Q_ASSERT_X(action, "ActionList::at", qUtf8Printable(id.toString()));
    return action;
}

QList<QAction *> ActionList::all() const
{
    QList<QAction *> actions;
    for (const Row &row : m_rows)
        actions.append(row.action);
    return actions;
}

const ActionList::Row &ActionList::row(const QAction *action) const
{
    const auto found = std::ranges::find(m_rows, action, &Row::action);
    Q_ASSERT(found != m_rows.end());
    return *found;
}

ActionList::Category ActionList::category(const QAction *action) const
{
    return row(action).spec.category;
}

QString ActionList::id(const QAction *action) const
{
    return row(action).spec.id;
}

QKeySequence ActionList::shippedKeys(const QAction *action) const
{
    return row(action).spec.keys;
}

QString ActionList::name(Category category)
{
    switch (category) {
    case Category::Game:
        return tr("Game");
    case Category::Edit:
        return tr("Edit");
    case Category::Design:
        return tr("Design");
    case Category::View:
        return tr("View");
    case Category::Window:
        return tr("Window");
    case Category::Help:
        return tr("Help");
    }
    Q_UNREACHABLE_RETURN({});
}

QString ActionList::plainText(const QAction *action)
{
    return withoutMark(action->text());
}

QString ActionList::commandName(const QAction *action) const
{
    return withoutMark(row(action).spec.text());
}

void ActionList::setSubject(QAnyStringView id, const QString &subject)
{
    const auto found = std::ranges::find_if(m_rows, [id](const Row &row) { return row.spec.id == id; });
    Q_ASSERT(found != m_rows.end() && found->spec.textWith);
    if (found->subject == subject)
        return;
    found->subject = subject;
    translate(*found);
}

QAction *ActionList::otherWith(const QKeySequence &keys, const QAction *action) const
{
    if (keys.isEmpty())
        return nullptr;
    for (const Row &row : m_rows) {
        const QKeySequence taken = row.action->shortcut();
        if (row.action != action && !taken.isEmpty()
            && (taken.matches(keys) != QKeySequence::NoMatch || keys.matches(taken) != QKeySequence::NoMatch))
            return row.action;
    }
    return nullptr;
}

void ActionList::setKeys(QAction *action, const QKeySequence &keys)
{
    const CommandSpec &spec = row(action).spec;
    if (keys == spec.keys)
        m_settings.setShortcut(spec.id, std::nullopt);
    else
        m_settings.setShortcut(spec.id, keys.toString(QKeySequence::PortableText));
}

void ActionList::resetKeys(QAction *action)
{
    m_settings.setShortcut(id(action), std::nullopt);
}

void ActionList::resetAllKeys()
{
    for (const auto changed = m_settings.shortcuts(); const QString &command : changed.keys())
        m_settings.setShortcut(command, std::nullopt);
}

void ActionList::readKeys()
{
    const QMap<QString, QString> changed = m_settings.shortcuts();
    bool anyChange = false;
    for (const Row &row : m_rows) {
        const auto own = changed.constFind(row.spec.id);
        const QKeySequence keys =
            own == changed.constEnd() ? row.spec.keys : QKeySequence::fromString(*own, QKeySequence::PortableText);
        anyChange |= keys != row.action->shortcut();
        row.action->setShortcut(keys);
        describe(row);
    }
    for (const Row &row : m_rows)
        if (const QKeySequence &more = row.spec.moreKeys;
            !more.isEmpty() && !changed.contains(row.spec.id) && !otherWith(more, row.action))
            row.action->setShortcuts({row.action->shortcut(), more});
    if (anyChange)
        emit keysChanged();
}

void ActionList::translate(const Row &row)
{
    const bool withSubject = row.spec.textWith && !row.subject.isEmpty();
    QString subject = row.subject;
    subject.replace(u'&', QStringLiteral("&&"));
    row.action->setText(withSubject ? row.spec.textWith().arg(subject) : row.spec.text());
    row.action->setIconText(row.spec.shortText ? row.spec.shortText() : plainText(row.action));
    describe(row);
}

void ActionList::describe(const Row &row)
{
    const QString text = row.spec.tip && row.subject.isEmpty() ? row.spec.tip() : plainText(row.action);
    const QKeySequence keys = row.action->shortcut();
    row.action->setToolTip(
        keys.isEmpty()
            ? text
            : tr("%1 (%2)", "what a command does, its keys").arg(text, keys.toString(QKeySequence::NativeText)));
}

void ActionList::retranslate()
{
    for (const Row &row : m_rows)
        translate(row);
}

} // namespace engawa
