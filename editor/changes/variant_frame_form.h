#pragma once

#include <QWidget>

#include "editor/document/pack_document.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace engawa {

// The variant's own words: name, author, what it is for. Each change is one step, made when the field is left.
class VariantFrameForm : public QWidget
{
    Q_OBJECT

public:
    explicit VariantFrameForm(PackDocument &document, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show(); // what the document says
    void set(std::string Variant::*word, const QString &text, const QString &step);
    void takeName();
    void takeDescription();
    void retranslate();

    PackDocument &m_document;
    QLabel *m_labels[3];
    QLineEdit *m_name;
    QLineEdit *m_author;
    QPlainTextEdit *m_description;
};

} // namespace engawa
