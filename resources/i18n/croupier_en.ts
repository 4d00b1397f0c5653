<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>DrillsPage</name>
    <message numerus="yes">
        <source>%n answers</source>
        <comment>given to a skill</comment>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message numerus="yes">
        <source>%n answers are not saved yet.</source>
        <translation>
            <numerusform>%n answer is not saved yet.</numerusform>
            <numerusform>%n answers are not saved yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_WeekChart</name>
    <message numerus="yes">
        <source>%n answers</source>
        <comment>of one day</comment>
        <translation>
            <numerusform>%n answer</numerusform>
            <numerusform>%n answers</numerusform>
        </translation>
    </message>
</context>
</TS>
