#pragma once

#include <sstream>
#include <string>

#include <QTest>

#include <rapidcheck.h>

#include "core/base/chance.h"
#include "tests/core/soak.h"

// A number from 0 on, any one of them in the first case already, where RapidCheck's own would be 0.
template <class Number>
Number anyBelow(Number end)
{
    return *rc::gen::resize(100, rc::gen::inRange<Number>(0, end));
}

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
    parameters.seed = engawa::draw(parameters.seed, engawa::hashText(metadata.id), soakRound()); // rows differ
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
