#include "core/pack/pointer.h"

namespace engawa {

std::string pointerPart(std::string_view name)
{
    std::string part = "/";
    for (const char c : name) {
        if (c == '~')
            part += "~0";
        else if (c == '/')
            part += "~1";
        else
            part += c;
    }
    return part;
}

std::optional<std::vector<std::string>> pointerParts(std::string_view pointer)
{
    std::vector<std::string> parts;
    if (!pointer.empty() && pointer.front() != '/')
        return std::nullopt;
    for (std::size_t i = 0; i < pointer.size(); ++i) {
        const char c = pointer[i];
        if (c == '/') {
            parts.emplace_back();
        } else if (c == '~') {
            const char escaped = i + 1 < pointer.size() ? pointer[++i] : ' ';
            if (escaped != '0' && escaped != '1')
                return std::nullopt;
            parts.back() += escaped == '0' ? '~' : '/';
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

std::string parentPointer(std::string_view pointer)
{
    const std::size_t slash = pointer.rfind('/');
    return std::string(pointer.substr(0, slash == std::string_view::npos ? 0 : slash));
}

} // namespace engawa
