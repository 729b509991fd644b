#include "editor/tables/pack_search.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "core/pack/pointer.h"
#include "editor/document/data_draft.h"
#include "editor/tables/component_edits.h"
#include "editor/tables/rename.h"

namespace engawa {

namespace {

struct PackSearch
{
    Q_DECLARE_TR_FUNCTIONS(PackSearch)
};

class Search
{
public:
    explicit Search(const PackQuery &query) : m_query(query)
    {
        QString pattern = QRegularExpression::escape(query.text);
        if (query.wholeWord)
            pattern = QStringLiteral("(?<![\\w])") + pattern + QStringLiteral("(?![\\w])");
        m_pattern = QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption
                                                    | (query.caseMatters ? QRegularExpression::NoPatternOption
                                                                         : QRegularExpression::CaseInsensitiveOption));
        m_number = query.text.trimmed().toLongLong();
    }

    void look(const std::string &file, const std::string &pointer, const Json &value,
              std::vector<PackMatch> &matches) const
    {
        if (value.is_object()) {
            for (const auto &[key, member] : value.get_ref<const Json::object_t &>())
                look(file, pointer + pointerPart(key), member, matches);
        } else if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i)
                look(file, pointer + "/" + std::to_string(i), value[i], matches);
        } else if (m_query.sort == PackQuery::Sort::Number) {
            if (value.is_number_integer() && value.get<qint64>() == m_number)
                matches.push_back({file, pointer, value, m_query.replacement.trimmed().toLongLong()});
        } else if (value.is_string()) {
            const QString text = QString::fromStdString(value.get_ref<const std::string &>());
            if (text.contains(m_pattern)) {
                // Written out piece by piece: a replacement is no pattern, and its backslashes are its own.
                QString after;
                qsizetype end = 0;
                for (const QRegularExpressionMatch &match : m_pattern.globalMatch(text)) {
                    after += QStringView(text).mid(end, match.capturedStart() - end) + m_query.replacement;
                    end = match.capturedEnd();
                }
                after += QStringView(text).mid(end);
                matches.push_back({file, pointer, value, after.toStdString()});
            }
        }
    }

private:
    const PackQuery &m_query;
    QRegularExpression m_pattern;
    qint64 m_number = 0;
};

// The tables that have the id.
std::vector<std::string> filesWith(const PackDocument &document, const PackQuery &query)
{
    std::vector<std::string> files;
    for (const auto &[file, table] : document.data().files)
        if (!file.starts_with("text/") && (query.file.empty() || query.file == file) && takesNewEntries(document, file)
            && table->find(query.text.toStdString()))
            files.push_back(file);
    return files;
}

std::vector<PackMatch> searchId(const PackDocument &document, const PackQuery &query)
{
    std::vector<PackMatch> matches;
    const std::string id = query.text.toStdString(), to = query.replacement.toStdString();
    for (const std::string &file : filesWith(document, query)) {
        matches.push_back({file, pointerPart(id), id, to});
        for (const IdUse &use : usesOf(document, file, id, to))
            matches.push_back({use.file, use.pointer, use.before, use.after});
    }
    return matches;
}

} // namespace

QString queryFault(const PackQuery &query)
{
    if (query.text.isEmpty())
        return PackSearch::tr("There is nothing to look for yet.");
    const auto isNumber = [](const QString &text) {
        bool whole = false;
        text.trimmed().toLongLong(&whole);
        return whole;
    };
    if (query.sort == PackQuery::Sort::Number && !isNumber(query.text))
        return PackSearch::tr("“%1” is no whole number.").arg(query.text);
    return {};
}

std::vector<PackMatch> searchPack(const PackDocument &document, const PackQuery &query)
{
    std::vector<PackMatch> matches;
    if (!queryFault(query).isEmpty())
        return matches;
    if (query.sort == PackQuery::Sort::Id)
        return searchId(document, query);
    const Search search(query);
    for (const auto &[file, table] : document.data().files)
        if (query.file.empty() || query.file == file)
            for (const EntryPtr &entry : table->entries())
                search.look(file, pointerPart(entry->id), entry->value, matches);
    return matches;
}

QString replaceInPack(PackDocument &document, const PackQuery &query)
{
    if (const QString fault = queryFault(query); !fault.isEmpty())
        return fault;
    if (query.sort == PackQuery::Sort::Number) {
        PackQuery other = query;
        other.text = query.replacement;
        if (const QString fault = queryFault(other); !fault.isEmpty())
            return query.replacement.isEmpty() ? PackSearch::tr("A number is needed in its place.") : fault;
    }
    if (query.sort == PackQuery::Sort::Id) {
        const auto files = filesWith(document, query);
        if (files.empty())
            return PackSearch::tr("No table has the id “%1”.").arg(query.text);
        if (files.size() > 1)
            return PackSearch::tr("Several tables have the id “%1”; choose one of them.").arg(query.text);
        if (const QString fault = idFault(document, files.front(), query.replacement); !fault.isEmpty())
            return fault;
        renameEntry(document, files.front(), query.text.toStdString(), query.replacement, true);
        return {};
    }
    const auto matches = searchPack(document, query);
    if (matches.empty())
        return PackSearch::tr("“%1” is nowhere in it.").arg(query.text);
    DataDraft draft(document.data());
    for (const PackMatch &match : matches) {
        const std::string id = pointerParts(match.pointer)->front();
        draft.set(match.file, id, match.pointer.substr(pointerPart(id).size()), match.after);
    }
    document.replace(PackSearch::tr("Replace %1 by %2 in %n places", nullptr, static_cast<int>(matches.size()))
                         .arg(query.text, query.replacement),
                     draft.take());
    return {};
}

} // namespace engawa
