#pragma once

#include <QDialog>

#include "editor/changes/clash_model.h"
#include "editor/document/document_file.h"

namespace engawa {

// Another program changed what has unsaved changes here: theirs, mine, or both, field by field where they clash. Closing
// it decides nothing.
class OutsideDialog : public QDialog
{
    Q_OBJECT

public:
    OutsideDialog(const PackDocument &document, DocumentFile &file, QWidget *parent = nullptr);

private:
    DocumentFile &m_file;
    ClashModel m_clashes;
};

} // namespace engawa
