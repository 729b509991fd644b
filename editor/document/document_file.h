#pragma once

#include <expected>
#include <functional>

#include "editor/document/disk_content.h"
#include "editor/document/file_watch.h"
#include "editor/document/merge.h"
#include "editor/document/pack_document.h"

namespace engawa {

// Where the document lies on the disk: opening and saving it, and what other programs do to it meanwhile. Nothing that
// is unsaved is ever overwritten without a question, neither here nor there.
class DocumentFile : public QObject
{
    Q_OBJECT

public:
    // The pack that a variant is of, with the variants under it; nothing: it is not at hand.
    using FindPack = std::function<std::optional<Data>(const std::string &id)>;
    using Outcome = std::expected<void, QString>; // a sentence: what, where, what to do

    // What lies under `readOnlyFolder` is never written: editing it begins a variant.
    DocumentFile(PackDocument &document, FindPack findPack, const QString &readOnlyFolder, QObject *parent = nullptr);

    Outcome open(const QString &path); // a variant's file or a pack's folder
    // A variant that was left with changes goes on: `saved` is what its file had when the two last agreed, nothing if it
    // was never saved. What differs is one undo step. `played`: the data to go on with, if not those of the variant. A
    // file that is another by now is not taken over unasked.
    void resume(Data base, const Variant &left, const std::optional<Variant> &saved, const Data *played = nullptr);
    bool needsPath() const; // saving needs a name first
    QString suggestedName() const; // "momiji_short_autumn.variant.json"
    Outcome save();
    Outcome saveAs(const QString &path); // a file for a variant; for a pack a folder that is not there yet, or empty
    Outcome revert(); // to what is on the disk; one undo step
    const std::optional<Variant> &saved() const { return m_saved.variant; } // what both last had; nothing: never saved

    // After changedOutside, until one of them is called:
    bool hasTheirs() const { return m_theirs.has_value(); }
    Merge merge() const; // what both sides did since they were the same
    void takeTheirs(); // an undo step
    void keepMine(); // the next save overwrites theirs, also what can't be read
    void takeBoth(const Merge &decided);

    const Problems &outsideProblems() const { return m_outside; } // what is on the disk can't be read, and why
    FileWatch &watch() { return m_watch; }

signals:
    void changedOutside(); // and there are unsaved changes here: choose
    void takenOver(); // what changed outside is here now
    void written(); // what is here is on the disk now
    void trouble(const QString &sentence); // the file went away, or can't be read; "" when that is over
    void outsideProblemsChanged();

private:
    void look();
    void onDisk(const DiskContent &disk, const PackDocument::Content &content);
    void compareWithDisk();
    void tell(const DiskContent &disk);
    void setOutside(const QString &sentence, Problems problems);
    bool isReadOnly(const QString &path) const;
    QString path() const { return m_document.path(); }
    PackDocument::Content contentOf(const DiskContent &disk) const;
    Data sharedWithKnown(Data pack) const;
    std::map<std::string, std::string> wantedTexts() const;
    Outcome write(const QString &path, std::map<std::string, std::string> known);

    // What the disk and the document both had.
    struct Common
    {
        std::map<std::string, std::string> texts;
        Data data;
        Variant frame;
        std::optional<Variant> variant; // whole; nothing for a pack
    };

    PackDocument &m_document;
    FindPack m_findPack;
    QString m_readOnlyFolder;
    FileWatch m_watch;
    Common m_loaded; // as somebody wrote it: going back to it gives the same bytes
    Common m_saved; // when the two last agreed
    std::optional<DiskContent> m_theirs;
    Problems m_outside;
    QString m_trouble;
    // What the file became while nobody looked: asked about when it is to be overwritten, also with nothing unsaved here.
    std::optional<std::map<std::string, std::string>> m_apart;
    int m_tries = 0;
};

} // namespace engawa
