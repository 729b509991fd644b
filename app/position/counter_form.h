#pragma once

#include <vector>

#include <QWidget>

#include "app/position/position_editor.h"

class QFormLayout;
class QSpinBox;

namespace engawa {

// The numbers of the position, each with a box to set it.
class CounterForm : public QWidget
{
    Q_OBJECT

public:
    explicit CounterForm(PositionEditor &editor, QWidget *parent = nullptr);

private:
    void follow();
    void build();

    PositionEditor &m_editor;
    QFormLayout *m_rows;
    std::vector<QSpinBox *> m_boxes; // as the editor lists the counters
    QStringList m_built;             // ids and names of the rows that are there
};

} // namespace engawa
