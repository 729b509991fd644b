#pragma once

#include <QObject>

#include "app/library/library.h"
#include "app/workbench/kept_variant.h"
#include "app/workbench/table_link.h"
#include "editor/document/document_file.h"
#include "editor/document/selection.h"

namespace engawa {

class MatchSession;
class MatchView;

// The rules of the running match on the workbench: a document that holds what the table plays with. An edit that compiles
// reaches the match at once; one that doesn't leaves it as it is.
class Workbench : public QObject
{
    Q_OBJECT

public:
    // The library has resources.
    Workbench(Library &library, MatchSession &session, MatchView &table, QObject *parent = nullptr);
    ~Workbench() override;

    PackDocument &document() { return m_document; }
    DocumentFile &file() { return m_file; }
    Selection &selection() { return m_selection; }
    LiveGame &live() { return m_live; }
    const Compiler &compiler() const { return *m_library.compiler(); }

    // Puts the data of the match on the workbench, if that has not happened yet. Costs nothing until a panel asks.
    void open();
    bool isOpen() const { return m_document.isOpen(); }

    // Something else is at the table now: a match that was dealt, or one that goes on, with the variant of its record.
    void showMatch(const Prepared &prepared);
    void showRecord(std::optional<KeptVariant> kept);
    void keep(); // in the record: the variant's file, what it says of itself and what is not saved

    std::vector<Variant> lowerVariants() const { return m_kept ? m_kept->lower : std::vector<Variant>(); }
    QStringList variantFiles() const; // of all that the match was begun with
    void follow(); // the match takes the data
    const Problems &refusal() const { return m_refusal; } // why the match can't take the data, though they compile

signals:
    void opened();
    void reloaded(const QStringList &receipt); // what an edit did to the match, in words
    void refusalChanged();
    void failed(const QString &sentence);

private:
    void openNow();
    void markChanges(); // what differs from the pack as shipped
    void markSelected();
    void select(const QString &component);
    QString packOfMatch() const;
    std::optional<Data> packUnderVariant(const std::string &id) const;
    DocumentFile::Outcome openDocument(const ShelvedPack &pack);
    void resume(const ShelvedPack &pack);
    std::optional<KeptVariant> onTheBench() const;

    Library &m_library;
    MatchSession &m_session;
    MatchView &m_table;
    PackDocument m_document;
    DocumentFile m_file;
    Selection m_selection;
    TableLink m_live;
    bool m_wanted = false; // a panel has asked
    bool m_opening = false;
    std::optional<KeptVariant> m_kept; // that the match was begun or left with; nothing: the pack alone
    QString m_keptIn; // the record that has it …
    std::string m_keptLine; // … and how
    Problems m_refusal;
    std::weak_ptr<const Game> m_marked; // the game whose changes are marked
};

} // namespace engawa
