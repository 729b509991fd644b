#pragma once

#include <QCoreApplication>

#include "app/lab_panel/figure_sheet.h"
#include "core/lab/lab_words.h"

namespace engawa {

class LabData;

// What a run found, as views in the reader's language. All that it is made of must outlive it.
class LabSheets
{
    Q_DECLARE_TR_FUNCTIONS(engawa::LabSheets)

public:
    LabSheets(const LabData &data, const LabPlan &plan, const LabResults &results);

    FigureSheet overview() const; // every figure
    FigureSheet seats() const;
    FigureSheet components() const;
    FigureSheet length() const;
    FigureSheet lead() const;
    FigureSheet comparison() const;
    QString verdict() const; // of a comparison, in one sentence

private:
    FigureCell cell(Unit unit, const Estimate &estimate) const;
    FigureCell count(std::int64_t number) const;
    FigureCell worth(const Worth &worth) const;
    FigureCell name(const QString &text) const { return {text, {}, {}}; }
    QString nameOfBot(int number) const;
    FigureCell difference(const Contrast &contrast) const;

    const LabData &m_data;
    const LabPlan &m_plan;
    const LabResults &m_results;
    const Figures &m_figures; // of the first side
    Sentences m_sentences;
    LabWords m_words;
};

} // namespace engawa
