#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QUndoStack>

#include "core/game/compile.h"
#include "core/pack/difference.h"
#include "core/pack/schema.h"
#include "core/pack/sentences.h"
#include "core/pack/variant.h"
#include "editor/fields/named_pack.h"
#include "editor/places/problem_index.h"

namespace engawa {

// One value to set: null takes the entry or the field away. For a face the file is "faces/card.svg" and the pointer "".
struct Edit
{
    std::string file;
    std::string pointer; // the first part is the entry's id
    Json value;
};

// Whether two variants say the same about themselves; where they lie and what they change is no part of it, save for the
// changes that have no place.
bool sameFrame(const Variant &one, const Variant &other);

// What is open on the workbench: a pack and, on top, the variant that edits go to; or a pack of the user's own. Every
// change is one step of the undo stack and is checked and compiled at once; game() is the last that compiled.
class PackDocument : public QObject, public NamedPack
{
    Q_OBJECT

public:
    enum class Target { Nothing, ReadOnly, Pack, Variant };

    // A name for the variant that an edit of read-only data begins; nothing: the edit is not made.
    using AskForVariant = std::function<std::optional<Variant>(const Variant &suggested)>;

    // All that a step of the undo stack changes.
    struct Content
    {
        Data data;
        Variant frame; // where it is saved stays out of it
        Problems reading; // files that could not be read
    };

    // `engine`: what is said about problems, besides the pack's own texts.
    PackDocument(const Compiler &compiler, const Schemas &schemas, const Texts &engine, QObject *parent = nullptr);
    ~PackDocument() override;

    // Opening forgets the steps of what was open before. Problems of reading are told with those of the data.
    void openPack(Data pack, const QString &folder, bool writable, Problems reading = {});
    // `base` is the pack with the variants under this one. A variant without a file has never been saved; a bundled one
    // is read-only.
    void openVariant(Data base, Variant variant, bool writable, Problems reading = {});
    void close();
    void setAskForVariant(AskForVariant ask) { m_ask = std::move(ask); }

    Target target() const { return m_target; }
    bool isOpen() const { return m_target != Target::Nothing; }
    std::string gameId() const;
    QString title() const; // "Short autumn", "Momiji"
    QString path() const; // the variant's file or the pack's folder; empty: never saved
    bool modified() const { return !m_steps.isClean(); }

    const Data &base() const { return m_base; } // from which changes are counted
    const Data &data() const { return m_data; } // as edited, with whatever problems
    // Of a variant: its name, author and description. Its changes are only those that have no place in the base (a table
    // that the pack has not, an entry to take away that is not there): kept, so that saving loses nothing.
    const Variant &frame() const { return m_variant; }
    Variant variant() const; // as it would be saved: the difference between data and base
    Content contentOf(const Variant &variant, Problems reading = {}) const; // what opening it on base() gives
    const Problems &problems() const { return m_problems; }
    const ProblemIndex &problemsByPlace() const { return m_problemsByPlace; } // those that are in a file of the pack
    QString sentenceOf(const Problem &problem) const; // in language(), with a capital letter and a full stop
    const GamePtr &game() const { return m_game; } // nothing: the data never compiled
    bool compiles() const { return m_compiles; } // game() is made of data()
    bool wouldCompile(const Data &data) const;
    const Schemas &schemas() const { return m_schemas; }
    const Schema *schemaOf(const std::string &file) const override { return m_schemas.find(gameId(), file); }

    QString language() const override { return m_language; }
    void setLanguage(const QString &code);
    QString nameOf(const std::string &key) const override;
    const EntryPtr *entryAt(const std::string &file, const std::string &id) const override;

    // One step with a name. False when nothing changes, a place isn't there, or a variant was offered and declined.
    bool edit(const QString &name, const std::vector<Edit> &edits);
    bool replace(const QString &name, Data data);
    bool setFrame(const QString &name, Variant frame); // name, author, description of the variant
    // The whole content in one step, when the disk has another.
    bool takeOver(const QString &name, Content content);
    QUndoStack &steps() { return m_steps; }

    // What is on the disk now is what is here; read-only data saved elsewhere become the user's own.
    void markSaved(const QString &path);
    void markUnsaved(); // the disk no longer has what is here

signals:
    void opened(); // something else is on the workbench
    void changed(); // data() is another; unchanged entries are shared with before
    void checked(); // problems() and game() follow data()
    void stateChanged(); // title, path, modified
    void languageChanged();

private:
    friend class EditStep;

    Content content() const { return {m_data, m_variant, m_reading}; }
    void open(Target target, const QString &folder, Data base, Content content);
    void show(Content content);
    void check();
    bool writable();

    const Compiler &m_compiler;
    const Schemas &m_schemas;
    const Texts &m_engine;
    AskForVariant m_ask;
    Target m_target = Target::Nothing;
    Data m_base;
    Data m_data;
    Variant m_variant;
    Problems m_reading;
    QString m_folder;
    Problems m_problems;
    ProblemIndex m_problemsByPlace;
    Texts m_texts; // of data(), while there are problems to tell
    GamePtr m_game;
    bool m_compiles = false;
    QString m_language = QStringLiteral("en");
    QUndoStack m_steps;
};

} // namespace engawa
