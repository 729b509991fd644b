<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>ComponentEdits</name>
    <message numerus="yes">
        <source>Duplicate %n rows</source>
        <translation>
            <numerusform>Duplicate %n row</numerusform>
            <numerusform>Duplicate %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n rows</source>
        <translation>
            <numerusform>Delete %n row</numerusform>
            <numerusform>Delete %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComponentQuestions</name>
    <message numerus="yes">
        <source>%n rows lie below the last one. Add them as new rows?</source>
        <translation>
            <numerusform>%n row lies below the last one. Add it as a new row?</numerusform>
            <numerusform>%n rows lie below the last one. Add them as new rows?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n places name “%1”: references, formulas and texts. Name them “%2” too?</source>
        <translation>
            <numerusform>%n place names “%1”: a reference, a formula or a text. Name it “%2” too?</numerusform>
            <numerusform>%n places name “%1”: references, formulas and texts. Name them “%2” too?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Csv</name>
    <message numerus="yes">
        <source>Line %1 has %n cells; expected %2, as the first line has.</source>
        <translation>
            <numerusform>Line %1 has %n cell; expected %2, as the first line has.</numerusform>
            <numerusform>Line %1 has %n cells; expected %2, as the first line has.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EndScreen</name>
    <message numerus="yes">
        <source>A tie at %n point(s), and nothing breaks it.</source>
        <translation>
            <numerusform>A tie at %n point, and nothing breaks it.</numerusform>
            <numerusform>A tie at %n points, and nothing breaks it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tie at %n point(s); the lines that don’t count break it.</source>
        <translation>
            <numerusform>A tie at %n point; the lines that don’t count break it.</numerusform>
            <numerusform>A tie at %n points; the lines that don’t count break it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FieldHelp</name>
    <message numerus="yes">
        <source>%n items or more</source>
        <translation>
            <numerusform>%n item or more</numerusform>
            <numerusform>%n items or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n items or fewer</source>
        <translation>
            <numerusform>%n item or fewer</numerusform>
            <numerusform>%n items or fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters or more</source>
        <translation>
            <numerusform>%n character or more</numerusform>
            <numerusform>%n characters or more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n characters or fewer</source>
        <translation>
            <numerusform>%n character or fewer</numerusform>
            <numerusform>%n characters or fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n items</source>
        <translation>
            <numerusform>%1 to %n item</numerusform>
            <numerusform>%1 to %n items</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 to %n characters</source>
        <translation>
            <numerusform>%1 to %n character</numerusform>
            <numerusform>%1 to %n characters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PackSearch</name>
    <message numerus="yes">
        <source>Replace %1 by %2 in %n places</source>
        <translation>
            <numerusform>Replace %1 by %2 in %n place</numerusform>
            <numerusform>Replace %1 by %2 in %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecapStrip</name>
    <message numerus="yes">
        <source>%n more</source>
        <comment>lines above</comment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message numerus="yes">
        <source>%n rule(s) found</source>
        <translation>
            <numerusform>%n rule found</numerusform>
            <numerusform>%n rules found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatTitle</name>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <comment>public points, where there is little room</comment>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupSheet</name>
    <message numerus="yes">
        <source>Show all %n changes</source>
        <translation>
            <numerusform>Show the change</numerusform>
            <numerusform>Show all %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableEdits</name>
    <message numerus="yes">
        <source>%n cells</source>
        <translation>
            <numerusform>%n cell</numerusform>
            <numerusform>%n cells</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TablePaste</name>
    <message numerus="yes">
        <source>Paste %n rows</source>
        <translation>
            <numerusform>Paste %n row</numerusform>
            <numerusform>Paste %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows lie below the last one, and this table takes no new rows.</source>
        <translation>
            <numerusform>%n row lies below the last one, and this table takes no new rows.</numerusform>
            <numerusform>%n rows lie below the last one, and this table takes no new rows.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::CapsuleModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::CapsulesPanel</name>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n file</numerusform>
            <numerusform>%n files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can’t be read</source>
        <translation>
            <numerusform>%n can’t be read</numerusform>
            <numerusform>%n can’t be read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more</source>
        <translation>
            <numerusform>%1 and %n more</numerusform>
            <numerusform>%1 and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::ChangesPanel</name>
    <message numerus="yes">
        <source>%n change(s) no longer fit.</source>
        <translation>
            <numerusform>%n change no longer fits.</numerusform>
            <numerusform>%n changes no longer fit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::CommandLine</name>
    <message numerus="yes">
        <source>One file at a time; there are %n.</source>
        <translation>
            <numerusform>One file at a time; there are %n.</numerusform>
            <numerusform>One file at a time; there are %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::CommandPalette</name>
    <message numerus="yes">
        <source>%n command(s) · Enter runs, Esc leaves</source>
        <translation>
            <numerusform>%n command · Enter runs, Esc leaves</numerusform>
            <numerusform>%n commands · Enter runs, Esc leaves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::ComponentsPanel</name>
    <message numerus="yes">
        <source>%n rows</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n rows</source>
        <translation>
            <numerusform>%1 of %n row</numerusform>
            <numerusform>%1 of %n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cells selected</source>
        <translation>
            <numerusform>%n cell selected</numerusform>
            <numerusform>%n cells selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::CsvPreview</name>
    <message numerus="yes">
        <source>&amp;Remove rows that the file lacks (%n)</source>
        <translation>
            <numerusform>&amp;Remove the row that the file lacks (%n)</numerusform>
            <numerusform>&amp;Remove rows that the file lacks (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows added, %1 changed, %2 removed.</source>
        <translation>
            <numerusform>%n row added, %1 changed, %2 removed.</numerusform>
            <numerusform>%n rows added, %1 changed, %2 removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::EntryEdits</name>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::FindReplace</name>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::LabData</name>
    <message numerus="yes">
        <source>%1 · %2 · %n seats: %3</source>
        <comment>data, mode, who plays</comment>
        <translation>
            <numerusform>%1 · %2 · %n seat: %3</numerusform>
            <numerusform>%1 · %2 · %n seats: %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::LabSheets</name>
    <message numerus="yes">
        <source>have %n turns</source>
        <translation>
            <numerusform>have %n turn</numerusform>
            <numerusform>have %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes a difference in %1 of the %n things that were asked.</source>
        <translation>
            <numerusform>It makes a difference: the one thing that was asked differs.</numerusform>
            <numerusform>It makes a difference in %1 of the %n things that were asked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not yet known: %1 of the %n things that were asked are still open.</source>
        <translation>
            <numerusform>Not yet known: the one thing that was asked is still open.</numerusform>
            <numerusform>Not yet known: %1 of the %n things that were asked are still open.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It makes no difference that matters, in any of the %n things that were asked.</source>
        <translation>
            <numerusform>It makes no difference that matters in the one thing that was asked.</numerusform>
            <numerusform>It makes no difference that matters, in any of the %n things that were asked.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::MatchSession</name>
    <message numerus="yes">
        <source>%1 ends with %n point(s).</source>
        <translation>
            <numerusform>%1 ends with %n point.</numerusform>
            <numerusform>%1 ends with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::NotesPanel</name>
    <message numerus="yes">
        <source>%n note(s) written to %1.</source>
        <translation>
            <numerusform>%n note written to %1.</numerusform>
            <numerusform>%n notes written to %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::OutsideDialog</name>
    <message numerus="yes">
        <source>%n field(s) were changed by both. Choose for each:</source>
        <translation>
            <numerusform>%n field was changed by both. Choose:</numerusform>
            <numerusform>%n fields were changed by both. Choose for each:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::ProblemsPanel</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::ReplayDialog</name>
    <message numerus="yes">
        <source>All %n moves so far fit the new data.</source>
        <translation>
            <numerusform>The %n move so far fits the new data.</numerusform>
            <numerusform>All %n moves so far fit the new data.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::RunPage</name>
    <message numerus="yes">
        <source>about %n s left</source>
        <translation>
            <numerusform>about %n s left</numerusform>
            <numerusform>about %n s left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n min left</source>
        <translation>
            <numerusform>about %n min left</numerusform>
            <numerusform>about %n min left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n h left</source>
        <translation>
            <numerusform>about %n h left</numerusform>
            <numerusform>about %n h left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::SetupForm</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes</source>
        <translation>
            <numerusform>%n change</numerusform>
            <numerusform>%n changes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n changes)</source>
        <comment>the game and its variants</comment>
        <translation>
            <numerusform>%1 (%n change)</numerusform>
            <numerusform>%1 (%n changes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::TextsPanel</name>
    <message numerus="yes">
        <source>%1 of %n texts shown</source>
        <translation>
            <numerusform>%1 of %n text shown</numerusform>
            <numerusform>%1 of %n texts shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n missing</numerusform>
            <numerusform>%n missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n texts</source>
        <translation>
            <numerusform>Paste %n text</numerusform>
            <numerusform>Paste %n texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %n texts</source>
        <translation>
            <numerusform>Clear %n text</numerusform>
            <numerusform>Clear %n texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::Words</name>
    <message numerus="yes">
        <source>%n players, or solo</source>
        <translation>
            <numerusform>%n player, or solo</numerusform>
            <numerusform>%n players, or solo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engawa::WorkbenchActions</name>
    <message numerus="yes">
        <source>%n errors: the table shows the data from before them</source>
        <translation>
            <numerusform>%n error: the table shows the data from before it</numerusform>
            <numerusform>%n errors: the table shows the data from before them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 … and %n more, see the log.</source>
        <translation>
            <numerusform>%1 … and %n more, see the log.</numerusform>
            <numerusform>%1 … and %n more, see the log.</numerusform>
        </translation>
    </message>
</context>
</TS>
