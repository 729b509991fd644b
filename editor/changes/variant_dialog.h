#pragma once

#include <optional>

#include <QDialog>
#include <QSettings>

#include "core/pack/variant.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace engawa {

// Asks for what a new variant needs: a name. The author is remembered.
class VariantDialog : public QDialog
{
    Q_OBJECT

public:
    // `readOnly` is the title of what can't be changed itself ("Momiji"); empty for a variant that is wanted anyway.
    VariantDialog(const Variant &suggested, const QString &readOnly, QSettings &settings, QWidget *parent = nullptr);

    Variant variant() const; // what was asked for, with an id made from the name

private:
    void follow();
    void remember();

    Variant m_suggested;
    QSettings &m_settings;
    QLineEdit *m_name;
    QLineEdit *m_author;
    QPlainTextEdit *m_description;
    QLabel *m_id;
    QPushButton *m_begin;
};

// For PackDocument::setAskForVariant and the command "New variant…". Nothing when the user thinks better of it.
std::optional<Variant> askForVariant(QWidget *parent, const Variant &suggested, const QString &readOnly,
                                     QSettings &settings);

} // namespace engawa
