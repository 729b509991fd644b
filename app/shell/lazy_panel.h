#pragma once

#include <functional>

#include <QWidget>

namespace engawa {

// A panel whose content is made when it is first seen, so that a window without it opens no slower. Where there is little
// room, the content scrolls.
class LazyPanel : public QWidget
{
    Q_OBJECT

public:
    using Make = std::function<QWidget *()>;

    explicit LazyPanel(Make make, QWidget *parent = nullptr);

    QWidget *content(); // made now if it isn't there
    QSize minimumSizeHint() const override;

protected:
    void showEvent(QShowEvent *event) override;

private:
    Make m_make;
    QWidget *m_content = nullptr;
};

} // namespace engawa
