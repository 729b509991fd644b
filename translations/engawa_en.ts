<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
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
    <name>ScoreStrip</name>
    <message numerus="yes">
        <source>%1: %n point(s), to act</source>
        <translation>
            <numerusform>%1: %n point, to act</numerusform>
            <numerusform>%1: %n points, to act</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n point(s)</source>
        <translation>
            <numerusform>%1: %n point</numerusform>
            <numerusform>%1: %n points</numerusform>
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
</TS>
