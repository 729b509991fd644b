#pragma once

#include <QResizeEvent>
#include <QSplitter>

namespace engawa {

// Two parts one below the other; beside each other where a panel is wide and low.
class TurningSplitter : public QSplitter
{
public:
    TurningSplitter(QWidget *first, QWidget *second) : QSplitter(Qt::Vertical)
    {
        addWidget(first);
        addWidget(second);
        setStretchFactor(0, firstShare);
        setStretchFactor(1, secondShare);
        setChildrenCollapsible(false);
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        const auto fitting = event->size().width() > 2 * event->size().height() ? Qt::Horizontal : Qt::Vertical;
        if (fitting != orientation()) {
            setOrientation(fitting);
            const int whole = fitting == Qt::Horizontal ? event->size().width() : event->size().height();
            setSizes(
                {whole * firstShare / (firstShare + secondShare), whole * secondShare / (firstShare + secondShare)});
        }
        QSplitter::resizeEvent(event);
    }

private:
    static constexpr int firstShare = 3, secondShare = 2;
};

} // namespace engawa
