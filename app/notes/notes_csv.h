#pragma once

#include <vector>

#include "app/notes/note_list_model.h"

namespace engawa {

// The notes as a table for a spreadsheet (RFC 4180, UTF-8): ids in the header and for components, words for moments.
QByteArray notesCsv(const std::vector<NoteRow> &rows);

} // namespace engawa
