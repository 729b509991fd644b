#pragma once

#include <QDialog>

#include "editor/csv/csv_table.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QTreeWidget;

namespace engawa {

// What an import would add, change and remove, before it does.
class CsvPreview : public QDialog
{
    Q_OBJECT

public:
    CsvPreview(const CsvImport &import, const QString &table, QWidget *parent = nullptr);

    bool removeLacking() const;

private:
    void fill();

    const CsvImport &m_import;
    QLabel *m_summary;
    QTreeWidget *m_changes;
    QCheckBox *m_remove;
    QPushButton *m_go;
};

} // namespace engawa
