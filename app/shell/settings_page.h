#pragma once

#include <QEvent>
#include <QLabel>
#include <QSlider>
#include <QVBoxLayout>
#include <QWidget>

namespace engawa {

// A page of the settings. All of them apply what is chosen at once.
class SettingsPage : public QWidget
{
    Q_OBJECT

public:
    explicit SettingsPage(QWidget *parent = nullptr) : QWidget(parent), m_heading(new QLabel(this))
    {
        m_heading->setObjectName(QStringLiteral("heading"));
        m_column = new QVBoxLayout(this);
        m_column->setContentsMargins(24, 18, 24, 18);
        m_column->setSpacing(10);
        m_column->addWidget(m_heading);
    }

    virtual QString title() const = 0;

protected:
    virtual void retranslate() = 0;

    void changeEvent(QEvent *event) override
    {
        if (event->type() == QEvent::LanguageChange)
            write();
        QWidget::changeEvent(event);
    }

    void write()
    {
        m_heading->setText(title());
        retranslate();
    }

    QVBoxLayout *column() const { return m_column; }

    // A quiet sentence under a control.
    QLabel *addHint()
    {
        auto *hint = new QLabel(this);
        hint->setObjectName(QStringLiteral("hint"));
        hint->setWordWrap(true);
        m_column->addWidget(hint);
        return hint;
    }

private:
    QLabel *m_heading;
    QVBoxLayout *m_column;
};

} // namespace engawa
