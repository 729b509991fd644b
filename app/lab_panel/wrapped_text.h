#pragma once

#include <QLabel>
#include <QResizeEvent>

namespace engawa {

// Sentences that wrap and are always seen whole: in a panel that scrolls a plain label is squeezed.
class WrappedText : public QLabel
{
public:
    WrappedText()
    {
        setWordWrap(true);
        setTextFormat(Qt::PlainText);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    }

    void say(const QString &text)
    {
        if (text == this->text())
            return;
        setText(text);
        fit();
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QLabel::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            fit();
    }
    void changeEvent(QEvent *event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            fit();
    }

private:
    void fit() { setMinimumHeight(width() > 0 && !text().isEmpty() ? heightForWidth(width()) : 0); }
};

} // namespace engawa
