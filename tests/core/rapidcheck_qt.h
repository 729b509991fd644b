#pragma once

#include <sstream>
#include <string>

#include <QTest>

#include <rapidcheck.h>

// Runs a property as a part of the current Qt test. A failure shows the smallest case found and how to see it again.
template <class Property>
void holds(int cases, Property &&property)
{
    rc::detail::TestMetadata metadata;
    metadata.id = QTest::currentTestFunction();
    if (const char *row = QTest::currentDataTag())
        metadata.id += std::string(":") + row;
    rc::detail::TestParams parameters = rc::detail::configuration().testParams;
    parameters.maxSuccess = cases;
    const auto result = rc::detail::checkTestable(std::forward<Property>(property), metadata, parameters);
    std::ostringstream text;
    rc::detail::printResultMessage(result, text);
    if (result.template is<rc::detail::FailureResult>()) {
        rc::detail::Configuration again;
        again.reproduce[metadata.id] = result.template get<rc::detail::FailureResult>().reproduce;
        text << "\nRC_PARAMS=\"" << rc::detail::configToMinimalString(again) << "\"";
    }
    QVERIFY2(result.template is<rc::detail::SuccessResult>(), text.str().c_str());
}
