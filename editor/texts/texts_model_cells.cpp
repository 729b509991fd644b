#include <QFont>

#include "core/pack/pointer.h"
#include "editor/places/mark_colours.h"
#include "editor/texts/texts_model.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

bool isChanged(const std::string *now, const std::string *base)
{
    return now != base && (!now || !base || *now != *base);
}

} // namespace

QString TextsModel::problemsAt(const Row &row, const QString &language) const
{
    QStringList sentences;
    for (const Problem &problem : m_document.problemsByPlace().at(textFile(language), pointerPart(row.place.section)
                                                                                          + pointerPart(row.place.key)))
        sentences += m_document.sentenceOf(problem);
    return sentences.join(u'\n');
}

QString TextsModel::toolTip(const Row &row, int column) const
{
    if (column == 0)
        return QString::fromStdString(row.place.whole());
    const auto cell = static_cast<std::size_t>(column - 1);
    QStringList lines;
    if (const QString problems = problemsAt(row, language(column)); !problems.isEmpty())
        lines += problems;
    if (m_fit->tooLong(row.place, language(column)))
        lines += tr("The text is too long for its box on the face %1.").arg(m_fit->faceOf(row.place));
    if (!row.texts[cell])
        lines += tr("%1 lacks this text.").arg(languageName(language(column)));
    if (isChanged(row.texts[cell], row.base[cell]) && row.base[cell])
        lines += tr("In the base: %1").arg(QString::fromStdString(*row.base[cell]));
    if (lines.isEmpty() && row.texts[cell])
        lines += QString::fromStdString(*row.texts[cell]);
    return lines.join(u'\n');
}

int TextsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int TextsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 1 + static_cast<int>(m_languages.size());
}

QVariant TextsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == SectionRole)
        return QString::fromStdString(row.place.section);
    if (role == Qt::ToolTipRole)
        return toolTip(row, index.column());
    if (index.column() == 0)
        return role == Qt::DisplayRole ? QVariant(QString::fromStdString(row.place.whole())) : QVariant();
    const auto cell = static_cast<std::size_t>(index.column() - 1);
    const std::string *text = row.texts[cell];
    const bool missing = !text;
    const bool changed = isChanged(text, row.base[cell]);
    switch (role) {
    case Qt::DisplayRole:
        return missing ? tr("missing") : QString::fromStdString(*text);
    case Qt::EditRole:
        return missing ? QString() : QString::fromStdString(*text);
    case MissingRole:
        return missing;
    case ChangedRole:
        return changed;
    case ProblemRole:
        return problemsAt(row, language(index.column()));
    case TooLongRole:
        return m_fit->tooLong(row.place, language(index.column()));
    case Qt::ForegroundRole:
        if (!problemsAt(row, language(index.column())).isEmpty())
            return faultInk();
        if (m_fit->tooLong(row.place, language(index.column())))
            return cautionInk();
        return missing ? QVariant(quietInk()) : QVariant();
    case Qt::FontRole:
        if (missing || changed) {
            QFont font = QGuiApplication::font();
            font.setItalic(missing);
            font.setBold(changed && !missing);
            return font;
        }
        return {};
    default:
        return {};
    }
}

bool TextsModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || index.column() == 0)
        return false;
    const QString text = value.toString();
    const QString name =
        tr("Text %1 (%2): %3").arg(QString::fromStdString(place(index.row()).whole()), language(index.column()), text);
    return write(name, {{{index.row(), index.column()}, text}});
}

Qt::ItemFlags TextsModel::flags(const QModelIndex &index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.column() > 0 ? flags | Qt::ItemIsEditable : flags;
}

QVariant TextsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == 0 ? tr("Text") : languageName(language(section));
}

void TextsModel::retranslate()
{
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

} // namespace engawa
