<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Amount</name>
    <message>
        <source>Only digits and “{sign}” count here.</source>
        <translation>Hier zählen nur Ziffern und „{sign}“.</translation>
    </message>
    <message>
        <source>No amount is below nought.</source>
        <translation>Kein Betrag ist kleiner als null.</translation>
    </message>
    <message>
        <source>“{sign}” stands there already.</source>
        <translation>„{sign}“ steht schon da.</translation>
    </message>
    <message>
        <source>An amount has two decimals at most.</source>
        <translation>Ein Betrag hat höchstens zwei Nachkommastellen.</translation>
    </message>
    <message>
        <source>Digits are grouped by themselves.</source>
        <translation>Die Ziffern gruppieren sich von selbst.</translation>
    </message>
    <message>
        <source>Too long: nine digits before “{sign}” at most.</source>
        <translation>Zu lang: höchstens neun Ziffern vor „{sign}“.</translation>
    </message>
    <message>
        <source>What was pasted is no amount such as {example}.</source>
        <translation>Das Eingefügte ist kein Betrag wie {example}.</translation>
    </message>
    <message>
        <source>No amount yet: type it, or lay chips.</source>
        <translation>Noch kein Betrag: tippen oder Jetons legen.</translation>
    </message>
</context>
<context>
    <name>AmountField</name>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>{amount}: right</source>
        <translation>{amount}: richtig</translation>
    </message>
    <message>
        <source>{amount}: wrong, right is {right}</source>
        <translation>{amount}: falsch, richtig ist {right}</translation>
    </message>
    <message>
        <source>{amount}, right is {right}</source>
        <translation>{amount}, richtig ist {right}</translation>
    </message>
</context>
<context>
    <name>AmountPad</name>
    <message>
        <source>Decimal sign</source>
        <translation>Dezimalzeichen</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>At will</source>
        <translation>Nach Belieben</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Schlag</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Kein Schlag</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Beide</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Egalité</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Es geht weiter</translation>
    </message>
    <message>
        <source>Last coup</source>
        <translation>Letzter Coup</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Einziehen</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Kommission</translation>
    </message>
    <message>
        <source>One more coup</source>
        <translation>Noch genau ein Coup</translation>
    </message>
    <message>
        <source>Let stand</source>
        <translation>Stehen lassen</translation>
    </message>
    <message>
        <source>Ponte 8</source>
        <translation>Ponte 8</translation>
    </message>
    <message>
        <source>Ponte 9</source>
        <translation>Ponte 9</translation>
    </message>
    <message>
        <source>Bank 8</source>
        <translation>Bank 8</translation>
    </message>
    <message>
        <source>Bank 9</source>
        <translation>Bank 9</translation>
    </message>
    <message>
        <source>Ponte</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Player 8</source>
        <translation>Punto 8</translation>
    </message>
    <message>
        <source>Player 9</source>
        <translation>Punto 9</translation>
    </message>
    <message>
        <source>Banker 8</source>
        <translation>Banco 8</translation>
    </message>
    <message>
        <source>Banker 9</source>
        <translation>Banco 9</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Banco</translation>
    </message>
</context>
<context>
    <name>Arret</name>
    <message>
        <source>Carte d’arrêt</source>
        <translation>Carte d’arrêt</translation>
    </message>
    <message>
        <source>Carte d’arrêt in an earlier coup</source>
        <translation>Carte d’arrêt in einem früheren Coup</translation>
    </message>
</context>
<context>
    <name>Bank</name>
    <message>
        <source>All was covered in each coup won: the garage stays at {amount}.</source>
        <translation>In jedem gewonnenen Coup war alles gedeckt: Die Garage bleibt bei {amount}.</translation>
    </message>
    <message>
        <source>Tie: nothing moves, the bank stays at {amount}.</source>
        <translation>Egalité: Nichts bewegt sich, die Bank bleibt bei {amount}.</translation>
    </message>
    <message>
        <source>What nobody covered goes into the garage.</source>
        <translation>Was niemand gedeckt hat, kommt in die Garage.</translation>
    </message>
    <message>
        <source>Tie: nothing moves, the garage stays at {amount}.</source>
        <translation>Egalité: Nichts bewegt sich, die Garage bleibt bei {amount}.</translation>
    </message>
    <message>
        <source>All was covered: the garage stays at {amount}.</source>
        <translation>Alles war gedeckt: Die Garage bleibt bei {amount}.</translation>
    </message>
    <message>
        <source>The ponte won and all was at risk: nothing goes back.</source>
        <translation>Der Ponte gewann, und alles war im Spiel: Nichts geht zurück.</translation>
    </message>
    <message>
        <source>The ponte won: what was not at risk goes back.</source>
        <translation>Der Ponte gewann: Was nicht im Spiel war, geht zurück.</translation>
    </message>
    <message>
        <source>What was at risk and as much again, less the levy.</source>
        <translation>Was im Spiel war und noch einmal so viel, weniger die Abgabe.</translation>
    </message>
    <message>
        <source>What was at risk and as much again make the new bank.</source>
        <translation>Was im Spiel war und noch einmal so viel ist die neue Bank.</translation>
    </message>
    <message>
        <source>Bank and win, less the levy.</source>
        <translation>Bank und Gewinn, weniger die Abgabe.</translation>
    </message>
    <message>
        <source>Bank and win make the new bank.</source>
        <translation>Bank und Gewinn ergeben die neue Bank.</translation>
    </message>
    <message>
        <source>Garage: {amounts}.</source>
        <translation>Garage: {amounts}.</translation>
    </message>
    <message>
        <source>Bank: {amounts}.</source>
        <translation>Bank: {amounts}.</translation>
    </message>
    <message>
        <source>Tie: no levy.</source>
        <translation>Egalité: keine Abgabe.</translation>
    </message>
    <message>
        <source>The ponte won: no levy.</source>
        <translation>Der Ponte gewann: keine Abgabe.</translation>
    </message>
    <message>
        <source>The banker won, but {rate} of so little comes to no levy.</source>
        <translation>Der Bankhalter gewann, doch {rate} von so wenig ergeben keine Abgabe.</translation>
    </message>
    <message>
        <source>The banker won: levy {rate} of the win.</source>
        <translation>Der Bankhalter gewann: Abgabe {rate} vom Gewinn.</translation>
    </message>
    <message>
        <source>Tie: seat {banker} keeps the bank.</source>
        <translation>Egalité: Platz {banker} behält die Bank.</translation>
    </message>
    <message>
        <source>The banker won: seat {banker} keeps the bank.</source>
        <translation>Der Bankhalter gewann: Platz {banker} behält die Bank.</translation>
    </message>
    <message>
        <source>The ponte won: the bank passes from {banker} to {next}.</source>
        <translation>Der Ponte gewann: Die Bank geht von Platz {banker} an Platz {next}.</translation>
    </message>
    <message>
        <source>Bought from seat {passed} by its neighbour {banker}: the bank goes on to {next}.</source>
        <translation>Von Platz {passed} gekauft, vom Nachbarn {banker}: Die Bank geht weiter an Platz {next}.</translation>
    </message>
    <message>
        <source>Bought from seat {passed}: the bank falls to {next}, at that seat’s right.</source>
        <translation>Von Platz {passed} gekauft: Die Bank fällt an Platz {next}, rechts von ihm.</translation>
    </message>
</context>
<context>
    <name>Box</name>
    <message>
        <source>Player</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Egalité</translation>
    </message>
    <message>
        <source>Player pair</source>
        <translation>Punto-Paar</translation>
    </message>
    <message>
        <source>Banker pair</source>
        <translation>Banco-Paar</translation>
    </message>
    <message>
        <source>Either pair</source>
        <translation>Beliebiges Paar</translation>
    </message>
    <message>
        <source>Perfect pair</source>
        <translation>Perfektes Paar</translation>
    </message>
    <message>
        <source>Dragon 7</source>
        <translation>Dragon 7</translation>
    </message>
    <message>
        <source>Panda 8</source>
        <translation>Panda 8</translation>
    </message>
    <message>
        <source>Player bonus</source>
        <translation>Punto-Bonus</translation>
    </message>
    <message>
        <source>Banker bonus</source>
        <translation>Banco-Bonus</translation>
    </message>
</context>
<context>
    <name>Box label</name>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Egalité</translation>
    </message>
    <message>
        <source>P pair</source>
        <translation>P-Paar</translation>
    </message>
    <message>
        <source>B pair</source>
        <translation>B-Paar</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Ein Paar</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Perfekt</translation>
    </message>
    <message>
        <source>Dragon 7</source>
        <translation>Dragon 7</translation>
    </message>
    <message>
        <source>Panda 8</source>
        <translation>Panda 8</translation>
    </message>
    <message>
        <source>P bonus</source>
        <translation>P-Bonus</translation>
    </message>
    <message>
        <source>B bonus</source>
        <translation>B-Bonus</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>no card</source>
        <translation>keine Karte</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>at will</source>
        <translation>nach Belieben</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>Schlag</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
</context>
<context>
    <name>ChipRack</name>
    <message>
        <source>plaque {worth}</source>
        <translation>Plaque {worth}</translation>
    </message>
    <message>
        <source>chip {worth}</source>
        <translation>Jeton {worth}</translation>
    </message>
    <message>
        <source>laid: {count}</source>
        <translation>liegen: {count}</translation>
    </message>
    <message>
        <source>laid: {count}, in stacks of {stacks}</source>
        <translation>liegen: {count}, in Stapeln zu {stacks}</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Player draws</source>
        <translation>Ziehung Punto</translation>
    </message>
    <message>
        <source>Banker draws</source>
        <translation>Ziehung Banco</translation>
    </message>
    <message>
        <source>Ponte draws</source>
        <translation>Ziehung Ponte</translation>
    </message>
    <message>
        <source>Bank draws</source>
        <translation>Ziehung Bank</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Naturals</source>
        <translation>Schlag</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Sabot</source>
        <translation>Sabot</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>Bank sum</source>
        <translation>Banksumme</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
</context>
<context>
    <name>DrillsPage</name>
    <message numerus="yes">
        <source>%n answers</source>
        <comment>given to a skill</comment>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>small letters, digits and single hyphens</source>
        <translation>kleine Buchstaben, Ziffern und einzelne Bindestriche</translation>
    </message>
    <message>
        <source>another file name</source>
        <translation>ein anderer Dateiname</translation>
    </message>
    <message>
        <source>a language in two or three small letters, such as en</source>
        <translation>eine Sprache in zwei oder drei kleinen Buchstaben, etwa en</translation>
    </message>
    <message>
        <source>a base that ends</source>
        <translation>eine Grundlage, die ein Ende hat</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>eines von {names}</translation>
    </message>
    <message>
        <source>only with {condition}</source>
        <translation>nur mit {condition}</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>eine Tabelle</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>eine Liste von Texten</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>eine ganze Zahl von {least} bis {most}</translation>
    </message>
    <message>
        <source>odds such as 11:1</source>
        <translation>eine Quote wie 11:1</translation>
    </message>
    <message>
        <source>a rate such as 5 %</source>
        <translation>ein Satz wie 5 %</translation>
    </message>
    <message>
        <source>an amount from {least} to {most}</source>
        <translation>ein Betrag von {least} bis {most}</translation>
    </message>
    <message>
        <source>eight rows, for bank 0 to 7</source>
        <translation>acht Zeilen, für Bank 0 bis 7</translation>
    </message>
    <message>
        <source>a cell such as 4/2, 5/- or ponte/5</source>
        <translation>ein Feld wie 4/2, 5/- oder ponte/5</translation>
    </message>
    <message>
        <source>one letter of {letters}</source>
        <translation>ein Buchstabe aus {letters}</translation>
    </message>
    <message>
        <source>{number} letters of {letters}</source>
        <translation>{number} Buchstaben aus {letters}</translation>
    </message>
    <message>
        <source>at least one box</source>
        <translation>mindestens ein Einsatzfeld</translation>
    </message>
    <message>
        <source>odds by margin, from 1 to 9</source>
        <translation>Quoten nach Abstand, von 1 bis 9</translation>
    </message>
    <message>
        <source>a list of worths such as 5 or “0.50”</source>
        <translation>eine Liste von Werten wie 5 oder „0.50“</translation>
    </message>
    <message>
        <source>multiples of the lowest, which is {most} or less; at most {pieces} pieces for any amount below 10000</source>
        <translation>Vielfache des niedrigsten, das höchstens {most} ist; höchstens {pieces} Stück für jeden Betrag unter 10000</translation>
    </message>
    <message>
        <source>a worth that no other piece has</source>
        <translation>ein Wert, den kein anderes Stück hat</translation>
    </message>
    <message>
        <source>from 1 to {most} kinds of pieces</source>
        <translation>1 bis {most} Sorten von Stücken</translation>
    </message>
    <message>
        <source>a colour written #RRGGBB</source>
        <translation>eine Farbe, geschrieben #RRGGBB</translation>
    </message>
    <message>
        <source>at most {most}: burned cards and one coup must lie before the carte d’arrêt</source>
        <translation>höchstens {most}: vor der Carte d’arrêt müssen die gebrannten Karten und ein Coup liegen</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>{terms} = 0: baccarat.</source>
        <translation>{terms} = 0: Baccara.</translation>
    </message>
    <message>
        <source>{terms} = {sum} → 0: the last digit is 0, baccarat.</source>
        <translation>{terms} = {sum} → 0: Die letzte Ziffer ist 0, Baccara.</translation>
    </message>
    <message>
        <source>{terms} = {sum}.</source>
        <translation>{terms} = {sum}.</translation>
    </message>
    <message>
        <source>{terms} = {sum} → {points}: only the last digit counts.</source>
        <translation>{terms} = {sum} → {points}: Nur die letzte Ziffer zählt.</translation>
    </message>
    <message>
        <source>{hand}: {terms} = {points}.</source>
        <translation>{hand}: {terms} = {points}.</translation>
    </message>
    <message>
        <source>{hand}: {terms} = {sum} → {points}.</source>
        <translation>{hand}: {terms} = {sum} → {points}.</translation>
    </message>
    <message>
        <source>{points} against {points}: both have a natural, tie; nobody is stopped.</source>
        <translation>{points} gegen {points}: Beide haben Schlag, Egalité; niemand wird gestoppt.</translation>
    </message>
    <message>
        <source>{ponte} against {banker}: both have a natural, nobody is stopped.</source>
        <translation>{ponte} gegen {banker}: Beide haben Schlag, niemand wird gestoppt.</translation>
    </message>
    <message>
        <source>Player {ponte}, banker {banker}: only 8 or 9 is a natural.</source>
        <translation>Punto {ponte}, Banco {banker}: Schlag ist nur 8 oder 9.</translation>
    </message>
    <message>
        <source>Ponte {ponte}, bank {banker}: only 8 or 9 is a natural.</source>
        <translation>Ponte {ponte}, Bank {banker}: Schlag ist nur 8 oder 9.</translation>
    </message>
    <message>
        <source>Player {points} with two cards: natural; it stops the banker.</source>
        <translation>Punto {points} mit zwei Karten: Schlag; er stoppt Banco.</translation>
    </message>
    <message>
        <source>Ponte {points} with two cards: natural; it stops the bank.</source>
        <translation>Ponte {points} mit zwei Karten: Schlag; er stoppt die Bank.</translation>
    </message>
    <message>
        <source>Banker {points} with two cards: natural; it stops the player.</source>
        <translation>Banco {points} mit zwei Karten: Schlag; er stoppt Punto.</translation>
    </message>
    <message>
        <source>Bank {points} with two cards: natural; it stops the ponte.</source>
        <translation>Bank {points} mit zwei Karten: Schlag; er stoppt den Ponte.</translation>
    </message>
    <message>
        <source>{hand} {points}: only 8 or 9 is a natural.</source>
        <translation>{hand} {points}: Schlag ist nur 8 oder 9.</translation>
    </message>
    <message>
        <source>Player {points} with three cards: no natural.</source>
        <translation>Punto {points} mit drei Karten: kein Schlag.</translation>
    </message>
    <message>
        <source>Banker {points} with three cards: no natural.</source>
        <translation>Banco {points} mit drei Karten: kein Schlag.</translation>
    </message>
    <message>
        <source>Ponte {points} with three cards: no natural.</source>
        <translation>Ponte {points} mit drei Karten: kein Schlag.</translation>
    </message>
    <message>
        <source>Bank {points} with three cards: no natural.</source>
        <translation>Bank {points} mit drei Karten: kein Schlag.</translation>
    </message>
    <message>
        <source>The carte d’arrêt has not come: another coup is dealt.</source>
        <translation>Die Carte d’arrêt ist noch nicht gekommen: Es folgt ein Coup.</translation>
    </message>
    <message>
        <source>The carte d’arrêt came in this coup: this house deals one more.</source>
        <translation>Die Carte d’arrêt kam in diesem Coup: Dieses Haus gibt noch einen.</translation>
    </message>
    <message>
        <source>The carte d’arrêt came in this coup: it is finished, and no other is dealt.</source>
        <translation>Die Carte d’arrêt kam in diesem Coup: Er wird beendet, kein anderer folgt.</translation>
    </message>
    <message>
        <source>The carte d’arrêt came in the coup before: this was the one more.</source>
        <translation>Die Carte d’arrêt kam im Coup davor: Dies war der eine, den das Haus noch gibt.</translation>
    </message>
    <message>
        <source>Player {row}: natural.</source>
        <translation>Punto {row}: Schlag.</translation>
    </message>
    <message>
        <source>Ponte {row}: natural. It is shown, bound or free.</source>
        <translation>Ponte {row}: Schlag. Er wird gezeigt, gebunden oder frei.</translation>
    </message>
    <message>
        <source>Ponte {row}, free: at will. One seat plays alone.</source>
        <translation>Ponte {row}, frei: nach Belieben. Ein Platz spielt allein.</translation>
    </message>
    <message>
        <source>Player {row}: {call}.</source>
        <translation>Punto {row}: {call}.</translation>
    </message>
    <message>
        <source>Ponte {row}, bound: {call}.</source>
        <translation>Ponte {row}, gebunden: {call}.</translation>
    </message>
    <message>
        <source>Bank {row}, ponte stood, free: at will. One seat plays alone.</source>
        <translation>Bank {row}, Ponte blieb, frei: nach Belieben. Ein Platz spielt allein.</translation>
    </message>
    <message>
        <source>Bank {row}, gave {column}, free: at will. One seat plays alone.</source>
        <translation>Bank {row}, gab {column}, frei: nach Belieben. Ein Platz spielt allein.</translation>
    </message>
    <message>
        <source>Banker {row}, player stood: {call}.</source>
        <translation>Banco {row}, Punto blieb: {call}.</translation>
    </message>
    <message>
        <source>Banker {row}, player drew {column}: {call}.</source>
        <translation>Banco {row}, Punto zog {column}: {call}.</translation>
    </message>
    <message>
        <source>Bank {row}, ponte stood: {call}.</source>
        <translation>Bank {row}, Ponte blieb: {call}.</translation>
    </message>
    <message>
        <source>Bank {row}, gave {column}: {call}.</source>
        <translation>Bank {row}, gab {column}: {call}.</translation>
    </message>
    <message>
        <source>A picture counts 0.</source>
        <translation>Ein Bild zählt 0.</translation>
    </message>
    <message>
        <source>With {draw} card, with {stand} no card.</source>
        <translation>Mit {draw} Karte, mit {stand} keine.</translation>
    </message>
    <message>
        <source>With {draw} card, with {choice} at will, with {stand} no card.</source>
        <translation>Mit {draw} Karte, mit {choice} nach Belieben, mit {stand} keine.</translation>
    </message>
    <message>
        <source>“{announcement}” binds even alone.</source>
        <translation>„{announcement}“ bindet auch allein.</translation>
    </message>
    <message>
        <source>In this house the ponte is bound even alone.</source>
        <translation>In diesem Haus ist der Ponte auch allein gebunden.</translation>
    </message>
    <message>
        <source>In this house the bank is bound even against one alone.</source>
        <translation>In diesem Haus ist die Bank auch gegen einen allein gebunden.</translation>
    </message>
    <message>
        <source>{rows} never draws.</source>
        <translation>Mit {rows} nie.</translation>
    </message>
    <message>
        <source>{rows} always draws.</source>
        <translation>Mit {rows} immer.</translation>
    </message>
    <message>
        <source>{rows}: {call}</source>
        <translation>{rows}: {call}</translation>
    </message>
    <message>
        <source>Row {row}: always {call}.</source>
        <translation>Zeile {row}: immer {call}.</translation>
    </message>
    <message>
        <source>Row {row}: {clauses}.</source>
        <translation>Zeile {row}: {clauses}.</translation>
    </message>
    <message>
        <source>Row {row}: card against {draw}; at will against {choice}; else no card.</source>
        <translation>Zeile {row}: Karte gegen {draw}; nach Belieben gegen {choice}; sonst keine.</translation>
    </message>
    <message>
        <source>Row {row}: card against {draw}; else no card.</source>
        <translation>Zeile {row}: Karte gegen {draw}; sonst keine.</translation>
    </message>
    <message>
        <source>{clauses}; {clause}</source>
        <translation>{clauses}; {clause}</translation>
    </message>
    <message>
        <source>against {columns} {call}</source>
        <translation>gegen {columns} {call}</translation>
    </message>
    <message>
        <source>if the player stood {call}</source>
        <translation>wenn Punto blieb {call}</translation>
    </message>
    <message>
        <source>if the ponte stood {call}</source>
        <translation>wenn der Ponte blieb {call}</translation>
    </message>
    <message>
        <source>{columns} and if the player stood</source>
        <translation>{columns} und wenn Punto blieb</translation>
    </message>
    <message>
        <source>{columns} and if the ponte stood</source>
        <translation>{columns} und wenn der Ponte blieb</translation>
    </message>
    <message>
        <source>Player {ponte}, banker {banker}: player by {by}.</source>
        <translation>Punto {ponte}, Banco {banker}: Punto um {by}.</translation>
    </message>
    <message>
        <source>Player {ponte}, banker {banker}: banker by {by}.</source>
        <translation>Punto {ponte}, Banco {banker}: Banco um {by}.</translation>
    </message>
    <message>
        <source>Player {points}, banker {points}: tie. Player and banker bets push.</source>
        <translation>Punto {points}, Banco {points}: Egalité. Einsätze auf Punto und Banco bleiben stehen.</translation>
    </message>
    <message>
        <source>Ponte {ponte}, bank {banker}: ponte by {by}.</source>
        <translation>Ponte {ponte}, Bank {banker}: Ponte um {by}.</translation>
    </message>
    <message>
        <source>Ponte {ponte}, bank {banker}: bank by {by}.</source>
        <translation>Ponte {ponte}, Bank {banker}: Bank um {by}.</translation>
    </message>
    <message>
        <source>Ponte {points}, bank {points}: tie. Nothing moves.</source>
        <translation>Ponte {points}, Bank {points}: Egalité. Nichts bewegt sich.</translation>
    </message>
</context>
<context>
    <name>Hand</name>
    <message>
        <source>Player</source>
        <translation>Punto</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Ponte</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>F1</source>
        <translation>F1</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>left arrow</source>
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>right arrow</source>
        <translation>Pfeil rechts</translation>
    </message>
    <message>
        <source>up arrow</source>
        <translation>Pfeil auf</translation>
    </message>
    <message>
        <source>down arrow</source>
        <translation>Pfeil ab</translation>
    </message>
</context>
<context>
    <name>KeyState</name>
    <message>
        <source>chosen</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>said, right</source>
        <translation>gesagt, richtig</translation>
    </message>
    <message>
        <source>said</source>
        <translation>gesagt</translation>
    </message>
    <message>
        <source>right would be</source>
        <translation>richtig wäre</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>zu spät</translation>
    </message>
</context>
<context>
    <name>Kind</name>
    <message>
        <source>Banco suivi</source>
        <translation>Banco suivi</translation>
    </message>
    <message>
        <source>Banco</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Banco solo</source>
        <translation>Banco solo</translation>
    </message>
    <message>
        <source>Banco et la table marche</source>
        <translation>Banco et la table marche</translation>
    </message>
    <message>
        <source>Banco avec la table</source>
        <translation>Banco avec la table</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Answers that could not be saved: {count}. They are lost if you leave now.</source>
        <translation>Antworten, die nicht gespeichert werden konnten: {count}. Sie gehen verloren, wenn Sie jetzt beenden.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Lesson · {ruleset}</source>
        <translation>Lektion · {ruleset}</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>To the drill</source>
        <translation>Zur Übung</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Tableau</source>
        <translation>Tableau</translation>
    </message>
</context>
<context>
    <name>Level</name>
    <message>
        <source>Level {number}</source>
        <translation>Stufe {number}</translation>
    </message>
    <message>
        <source>As a sabot deals, hands bound</source>
        <translation>Wie aus dem Sabot, Hände gebunden</translation>
    </message>
    <message>
        <source>As a sabot deals, fuller table</source>
        <translation>Wie aus dem Sabot, vollerer Tisch</translation>
    </message>
    <message>
        <source>Two seats, round sums</source>
        <translation>Zwei Plätze, runde Beträge</translation>
    </message>
    <message>
        <source>Three seats, ordinary sums</source>
        <translation>Drei Plätze, gewöhnliche Beträge</translation>
    </message>
    <message>
        <source>Four seats, odd sums</source>
        <translation>Vier Plätze, krumme Beträge</translation>
    </message>
    <message>
        <source>Round sums</source>
        <translation>Runde Beträge</translation>
    </message>
    <message>
        <source>Ordinary sums</source>
        <translation>Gewöhnliche Beträge</translation>
    </message>
    <message>
        <source>Odd sums, more stakes</source>
        <translation>Krumme Beträge, mehr Einsätze</translation>
    </message>
    <message>
        <source>Read at sight</source>
        <translation>Auf einen Blick zu zählen</translation>
    </message>
    <message>
        <source>As a sabot deals</source>
        <translation>Wie aus dem Sabot</translation>
    </message>
    <message>
        <source>Nearly all to be counted</source>
        <translation>Fast alles ist zu zählen</translation>
    </message>
</context>
<context>
    <name>Mode</name>
    <message>
        <source>Learn</source>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>Sprint</translation>
    </message>
    <message>
        <source>{minutes} minutes; an error costs {seconds} s</source>
        <translation>{minutes} Minuten; ein Fehler kostet {seconds} s</translation>
    </message>
    <message>
        <source>No clock, with help</source>
        <translation>Ohne Uhr, mit Hilfe</translation>
    </message>
    <message>
        <source>Target time per task; wrong ones come back</source>
        <translation>Zielzeit je Aufgabe; Falsches kommt wieder</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Take the backup back</source>
        <translation>Sicherung zurückholen</translation>
    </message>
    <message>
        <source>The setting “{name}” can’t be {value} and has its default again.</source>
        <translation>Die Einstellung „{name}“ kann nicht {value} sein und hat wieder ihren Anfangswert.</translation>
    </message>
    <message>
        <source>The backup is back; answers that came with it: {count}</source>
        <translation>Die Sicherung ist zurück; Antworten, die mit ihr kamen: {count}</translation>
    </message>
    <message>
        <source>The ruleset “{id}” is not there; chemin de fer is played instead.</source>
        <translation>Das Regelwerk „{id}“ ist nicht da; gespielt wird Chemin de fer.</translation>
    </message>
    <message>
        <source>The folder can’t be opened from here.</source>
        <translation>Der Ordner lässt sich von hier nicht öffnen.</translation>
    </message>
    <message>
        <source>The data folder {path} can’t be made. Nothing is saved for now.</source>
        <translation>Der Datenordner {path} lässt sich nicht anlegen. Vorerst wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>The data folder {path} is gone. Nothing is saved for now.</source>
        <translation>Der Datenordner {path} ist verschwunden. Vorerst wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>{path} may not be written. Nothing is saved for now.</source>
        <translation>{path} darf nicht beschrieben werden. Vorerst wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>{path} can’t be read.</source>
        <translation>{path} lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The program is already open with this data folder. Nothing is saved here.</source>
        <translation>Das Programm ist mit diesem Datenordner schon geöffnet. Hier wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>Another program holds {path}. Answers wait.</source>
        <translation>Ein anderes Programm hält {path} fest. Die Antworten warten.</translation>
    </message>
    <message>
        <source>The disk is full. Answers wait until there is room.</source>
        <translation>Der Datenträger ist voll. Die Antworten warten, bis Platz ist.</translation>
    </message>
    <message>
        <source>The system reports an error with {path}. Answers wait.</source>
        <translation>Das System meldet einen Fehler bei {path}. Die Antworten warten.</translation>
    </message>
    <message>
        <source>A file was damaged. It is kept as {path}.</source>
        <translation>Eine Datei war beschädigt. Sie liegt jetzt als {path} bereit.</translation>
    </message>
    <message>
        <source>The history {path} is missing or empty.</source>
        <translation>Der Verlauf {path} fehlt oder ist leer.</translation>
    </message>
    <message>
        <source>Some of the history is damaged. These answers are left out.</source>
        <translation>Ein Teil des Verlaufs ist beschädigt. Diese Antworten zählen nicht mit.</translation>
    </message>
    <message>
        <source>The history is from a newer version of the program and is left alone. Nothing is saved.</source>
        <translation>Der Verlauf stammt von einer neueren Version und bleibt unberührt. Es wird nichts gespeichert.</translation>
    </message>
    <message>
        <source>A fault in the program. Its log says more: {path}</source>
        <translation>Ein Fehler im Programm. Mehr steht in seinem Protokoll: {path}</translation>
    </message>
    <message>
        <source>{file}, line {line}, {key}: {fault}</source>
        <translation>{file}, Zeile {line}, {key}: {fault}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, Zeile {line}: {fault}</translation>
    </message>
    <message>
        <source>{words} {found}</source>
        <translation>{words} {found}</translation>
    </message>
    <message>
        <source>{words}. Expected: {expected}</source>
        <translation>{words}. Erwartet: {expected}</translation>
    </message>
    <message>
        <source>not TOML</source>
        <translation>kein TOML</translation>
    </message>
    <message>
        <source>not a name</source>
        <translation>kein gültiger Name</translation>
    </message>
    <message>
        <source>this name is taken</source>
        <translation>der Name ist vergeben</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>unbekannter Schlüssel</translation>
    </message>
    <message>
        <source>without effect</source>
        <translation>ohne Wirkung</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>wrong type</source>
        <translation>falsche Art</translation>
    </message>
    <message>
        <source>wrong value</source>
        <translation>falscher Wert</translation>
    </message>
    <message>
        <source>wrong number of entries</source>
        <translation>falsche Anzahl von Einträgen</translation>
    </message>
    <message>
        <source>unknown base</source>
        <translation>unbekannte Grundlage</translation>
    </message>
    <message>
        <source>based on itself</source>
        <translation>beruht auf sich selbst</translation>
    </message>
    <message>
        <source>its base has an error</source>
        <translation>die Grundlage hat einen Fehler</translation>
    </message>
    <message>
        <source>{words} (and {count} more)</source>
        <translation>{words} (und {count} weitere)</translation>
    </message>
</context>
<context>
    <name>Payout</name>
    <message>
        <source>{seat} owes the sum of its marks.</source>
        <translation>{seat} schuldet die Summe der Marken.</translation>
    </message>
    <message>
        <source>Commission: {rate} of the win, marked before the next seat.</source>
        <translation>Kommission: {rate} vom Gewinn, vor dem nächsten Platz markiert.</translation>
    </message>
    <message>
        <source>The bank wins: the stake goes to the bank.</source>
        <translation>Die Bank gewinnt: Der Einsatz kommt in die Bank.</translation>
    </message>
    <message>
        <source>The ponte wins: 1:1 out of the bank.</source>
        <translation>Der Ponte gewinnt: 1:1 aus der Bank.</translation>
    </message>
    <message>
        <source>Tie: no stake moves.</source>
        <translation>Egalité: Kein Einsatz bewegt sich.</translation>
    </message>
    <message>
        <source>Banker wins {more} to {less}: player loses.</source>
        <translation>Banco gewinnt {more} zu {less}: Punto verliert.</translation>
    </message>
    <message>
        <source>Player wins {more} to {less}: banker loses.</source>
        <translation>Punto gewinnt {more} zu {less}: Banco verliert.</translation>
    </message>
    <message>
        <source>Player wins {more} to {less}: no tie.</source>
        <translation>Punto gewinnt {more} zu {less}: keine Egalité.</translation>
    </message>
    <message>
        <source>Banker wins {more} to {less}: no tie.</source>
        <translation>Banco gewinnt {more} zu {less}: keine Egalité.</translation>
    </message>
    <message>
        <source>The player’s first two cards are no pair.</source>
        <translation>Puntos erste zwei Karten sind kein Paar.</translation>
    </message>
    <message>
        <source>The banker’s first two cards are no pair.</source>
        <translation>Bancos erste zwei Karten sind kein Paar.</translation>
    </message>
    <message>
        <source>A pair, but of two suits: not perfect.</source>
        <translation>Ein Paar, aber in zwei Farben: nicht perfekt.</translation>
    </message>
    <message>
        <source>Neither side has a pair in its first two cards.</source>
        <translation>Keine Seite hat in den ersten zwei Karten ein Paar.</translation>
    </message>
    <message>
        <source>Dragon 7 wants the banker to win with 7 in three cards.</source>
        <translation>Dragon 7 gewinnt nur, wenn Banco mit 7 aus drei Karten gewinnt.</translation>
    </message>
    <message>
        <source>Panda 8 wants the player to win with 8 in three cards.</source>
        <translation>Panda 8 gewinnt nur, wenn Punto mit 8 aus drei Karten gewinnt.</translation>
    </message>
    <message>
        <source>A tie without naturals: the bonus loses.</source>
        <translation>Egalité ohne Schlag: Der Bonus verliert.</translation>
    </message>
    <message>
        <source>Banker wins: the player bonus loses.</source>
        <translation>Banco gewinnt: Der Punto-Bonus verliert.</translation>
    </message>
    <message>
        <source>Player wins: the banker bonus loses.</source>
        <translation>Punto gewinnt: Der Banco-Bonus verliert.</translation>
    </message>
    <message>
        <source>Won by {by} without a natural: the bonus begins at {least}.</source>
        <translation>Um {by} gewonnen, ohne Schlag: Der Bonus beginnt bei {least}.</translation>
    </message>
    <message>
        <source>A tie of naturals: the bonus stake stays.</source>
        <translation>Egalité mit Schlag: Der Bonus-Einsatz bleibt stehen.</translation>
    </message>
    <message>
        <source>Tie {more} to {less}: player and banker stakes stay.</source>
        <translation>Egalité {more} zu {less}: Einsätze auf Punto und Banco bleiben stehen.</translation>
    </message>
    <message>
        <source>Banker wins with 6 points: the stake stays.</source>
        <translation>Banco gewinnt mit 6 Punkten: Der Einsatz bleibt stehen.</translation>
    </message>
    <message>
        <source>Banker wins with 7 in three cards: the stake stays.</source>
        <translation>Banco gewinnt mit 7 aus drei Karten: Der Einsatz bleibt stehen.</translation>
    </message>
    <message>
        <source>This house pays nothing for that: the stake stays.</source>
        <translation>Dafür zahlt dieses Haus nichts: Der Einsatz bleibt stehen.</translation>
    </message>
    <message>
        <source>Player wins {more} to {less}: pays {odds}.</source>
        <translation>Punto gewinnt {more} zu {less}: zahlt {odds}.</translation>
    </message>
    <message>
        <source>Tie {more} to {less}: pays {odds}.</source>
        <translation>Egalité {more} zu {less}: zahlt {odds}.</translation>
    </message>
    <message>
        <source>The player’s first two cards are a pair: pays {odds}.</source>
        <translation>Puntos erste zwei Karten sind ein Paar: zahlt {odds}.</translation>
    </message>
    <message>
        <source>The banker’s first two cards are a pair: pays {odds}.</source>
        <translation>Bancos erste zwei Karten sind ein Paar: zahlt {odds}.</translation>
    </message>
    <message>
        <source>A pair in the first two cards: pays {odds}.</source>
        <translation>Ein Paar in den ersten zwei Karten: zahlt {odds}.</translation>
    </message>
    <message>
        <source>A pair of one suit in the first two cards: pays {odds}.</source>
        <translation>Ein Paar einer Farbe in den ersten zwei Karten: zahlt {odds}.</translation>
    </message>
    <message>
        <source>Banker wins with 7 in three cards: pays {odds}.</source>
        <translation>Banco gewinnt mit 7 aus drei Karten: zahlt {odds}.</translation>
    </message>
    <message>
        <source>Player wins with 8 in three cards: pays {odds}.</source>
        <translation>Punto gewinnt mit 8 aus drei Karten: zahlt {odds}.</translation>
    </message>
    <message>
        <source>Player wins with a natural: pays {odds}.</source>
        <translation>Punto gewinnt mit Schlag: zahlt {odds}.</translation>
    </message>
    <message>
        <source>Player wins by {by}: pays {odds}.</source>
        <translation>Punto gewinnt um {by}: zahlt {odds}.</translation>
    </message>
    <message>
        <source>Banker wins with a natural: pays {odds}.</source>
        <translation>Banco gewinnt mit Schlag: zahlt {odds}.</translation>
    </message>
    <message>
        <source>Banker wins by {by}: pays {odds}.</source>
        <translation>Banco gewinnt um {by}: zahlt {odds}.</translation>
    </message>
    <message>
        <source>Banker wins {more} to {less}: pays {odds}.</source>
        <translation>Banco gewinnt {more} zu {less}: zahlt {odds}.</translation>
    </message>
    <message>
        <source>Banker wins with 6 points: pays only {odds}.</source>
        <translation>Banco gewinnt mit 6 Punkten: zahlt nur {odds}.</translation>
    </message>
    <message>
        <source>Banker wins with 7 in three cards: pays only {odds}.</source>
        <translation>Banco gewinnt mit 7 aus drei Karten: zahlt nur {odds}.</translation>
    </message>
    <message>
        <source>{place} is next: commission comes right after its win.</source>
        <translation>{place} ist dran: Kommission kommt gleich nach ihrem Gewinn.</translation>
    </message>
    <message>
        <source>{place} is next: {done} is paid already.</source>
        <translation>{place} ist dran: {done} ist schon bezahlt.</translation>
    </message>
    <message>
        <source>{place} is next: main box before side box.</source>
        <translation>{place} ist dran: Hauptfeld vor Nebenfeld.</translation>
    </message>
    <message>
        <source>{place} is next: from the right, seat by seat.</source>
        <translation>{place} ist dran: von rechts, Platz für Platz.</translation>
    </message>
    <message>
        <source>{place} is next: what is lost is taken before wins are paid.</source>
        <translation>{place} ist dran: Verlorenes wird eingezogen, bevor gezahlt wird.</translation>
    </message>
    <message>
        <source>{place} is next: first what is lost, from the right.</source>
        <translation>{place} ist dran: zuerst Verlorenes, von rechts.</translation>
    </message>
    <message>
        <source>{place} is next: who stands comes after all who sit.</source>
        <translation>{place} ist dran: Wer steht, kommt nach allen, die sitzen.</translation>
    </message>
    <message>
        <source>{place} is next: from the right of the banker, seat {banker}.</source>
        <translation>{place} ist dran: von rechts vom Bankhalter, Platz {banker}.</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>Bank: seat {seat}</source>
        <translation>Bank: Platz {seat}</translation>
    </message>
    <message>
        <source>Taking part: seat {seat}</source>
        <translation>Beteiligt: Platz {seat}</translation>
    </message>
    <message>
        <source>Taking part: seats {seats}</source>
        <translation>Beteiligt: Plätze {seats}</translation>
    </message>
</context>
<context>
    <name>Printed</name>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Garage</source>
        <translation>Garage</translation>
    </message>
    <message>
        <source>Cagnotte</source>
        <translation>Cagnotte</translation>
    </message>
</context>
<context>
    <name>Progress</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>in Arbeit</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>rusty</source>
        <translation>eingerostet</translation>
    </message>
    <message>
        <source>{n} of {m} mastered</source>
        <translation>{n} von {m} sicher</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Player’s points?</source>
        <translation>Punkte von Punto?</translation>
    </message>
    <message>
        <source>Banker’s points?</source>
        <translation>Punkte von Banco?</translation>
    </message>
    <message>
        <source>What does the player do?</source>
        <translation>Was tut Punto?</translation>
    </message>
    <message>
        <source>What does the banker do?</source>
        <translation>Was tut Banco?</translation>
    </message>
    <message>
        <source>Ponte’s points?</source>
        <translation>Punkte des Ponte?</translation>
    </message>
    <message>
        <source>Bank’s points?</source>
        <translation>Punkte der Bank?</translation>
    </message>
    <message>
        <source>What does the ponte do?</source>
        <translation>Was tut der Ponte?</translation>
    </message>
    <message>
        <source>What does the bank do?</source>
        <translation>Was tut die Bank?</translation>
    </message>
    <message>
        <source>How many points?</source>
        <translation>Wie viele Punkte?</translation>
    </message>
    <message>
        <source>A natural?</source>
        <translation>Schlag?</translation>
    </message>
    <message>
        <source>Whom does it stop?</source>
        <translation>Wen stoppt er?</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Wer gewinnt?</translation>
    </message>
    <message>
        <source>Another coup?</source>
        <translation>Noch ein Coup?</translation>
    </message>
    <message>
        <source>Which one is next?</source>
        <translation>Welcher ist dran?</translation>
    </message>
    <message>
        <source>What becomes of it?</source>
        <translation>Was geschieht damit?</translation>
    </message>
    <message>
        <source>How much is paid?</source>
        <translation>Wie viel wird gezahlt?</translation>
    </message>
    <message>
        <source>How much commission?</source>
        <translation>Wie viel Kommission?</translation>
    </message>
    <message>
        <source>How much is owed?</source>
        <translation>Wie viel ist geschuldet?</translation>
    </message>
    <message>
        <source>How much is the levy?</source>
        <translation>Wie hoch ist die Abgabe?</translation>
    </message>
    <message>
        <source>Which seat is next, and how much does it owe?</source>
        <translation>Welcher Platz ist dran, und wie viel schuldet er?</translation>
    </message>
    <message>
        <source>Which stake is next, and what becomes of it?</source>
        <translation>Welcher Einsatz ist dran, und was geschieht damit?</translation>
    </message>
    <message>
        <source>New bank?</source>
        <translation>Neue Bank?</translation>
    </message>
    <message>
        <source>What lies in the garage now?</source>
        <translation>Was liegt jetzt in der Garage?</translation>
    </message>
    <message>
        <source>What goes back to the banker?</source>
        <translation>Was geht an den Bankhalter zurück?</translation>
    </message>
    <message>
        <source>Who banks next?</source>
        <translation>Wer hält die nächste Bank?</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Player wins</source>
        <translation>Punto gewinnt</translation>
    </message>
    <message>
        <source>Banker wins</source>
        <translation>Banco gewinnt</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Egalité</translation>
    </message>
    <message>
        <source>Ponte wins</source>
        <translation>Ponte gewinnt</translation>
    </message>
    <message>
        <source>Bank wins</source>
        <translation>Bank gewinnt</translation>
    </message>
    <message>
        <source>{result}, {more} to {less}</source>
        <translation>{result}, {more} zu {less}</translation>
    </message>
    <message>
        <source>Coup {number}</source>
        <translation>Coup {number}</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>Leave</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>not saved: {reason}</source>
        <translation>nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>late</source>
        <translation>zu langsam</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>{sentence} (Said: {parts})</source>
        <translation>{sentence} (Gesagt: {parts})</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Weiterüben</translation>
    </message>
    <message>
        <source>Leave the run?</source>
        <translation>Durchgang beenden?</translation>
    </message>
    <message>
        <source>Leave again or Esc leaves. Any other key stays.</source>
        <translation>Noch einmal „Beenden“ oder Esc beendet. Jede andere Taste übt weiter.</translation>
    </message>
    <message>
        <source>−{seconds} s</source>
        <translation>−{seconds} s</translation>
    </message>
    <message>
        <source>{number} / {all}</source>
        <translation>{number} / {all}</translation>
    </message>
    <message>
        <source>Fewer chips make the same amount.</source>
        <translation>Weniger Jetons ergeben denselben Betrag.</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>No card</source>
        <translation>Keine Karte</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Standing {number}</source>
        <translation>Stehend {number}</translation>
    </message>
    <message>
        <source>standing {number}</source>
        <translation>stehend {number}</translation>
    </message>
    <message>
        <source>st. {number}</source>
        <translation>st. {number}</translation>
    </message>
    <message>
        <source>{seat}, {box}</source>
        <translation>{seat}, {box}</translation>
    </message>
</context>
<context>
    <name>Share</name>
    <message>
        <source>{figure} %</source>
        <translation>{figure} %</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>No natural</source>
        <translation>Kein Schlag</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Schlag</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>gebunden</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>Zwei Karten</translation>
    </message>
    <message>
        <source>Three cards</source>
        <translation>Drei Karten</translation>
    </message>
    <message>
        <source>sum below ten</source>
        <translation>Summe unter zehn</translation>
    </message>
    <message>
        <source>sum above ten</source>
        <translation>Summe über zehn</translation>
    </message>
    <message>
        <source>sum above twenty</source>
        <translation>Summe über zwanzig</translation>
    </message>
    <message>
        <source>with a ten or picture</source>
        <translation>mit Zehn oder Bild</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>keine Punkte</translation>
    </message>
    <message>
        <source>{cards}, {what}</source>
        <translation>{cards}, {what}</translation>
    </message>
    <message>
        <source>Natural on both sides</source>
        <translation>Schlag auf beiden Seiten</translation>
    </message>
    <message>
        <source>Eight with three cards</source>
        <translation>Acht mit drei Karten</translation>
    </message>
    <message>
        <source>Nine with three cards</source>
        <translation>Neun mit drei Karten</translation>
    </message>
    <message>
        <source>Seven with two cards</source>
        <translation>Sieben mit zwei Karten</translation>
    </message>
    <message>
        <source>Ten with two cards</source>
        <translation>Zehn mit zwei Karten</translation>
    </message>
    <message>
        <source>Player {row}: {call}</source>
        <translation>Punto {row}: {call}</translation>
    </message>
    <message>
        <source>Ponte {row}, free: {call}</source>
        <translation>Ponte {row}, frei: {call}</translation>
    </message>
    <message>
        <source>Bank turns</source>
        <translation>Bank deckt auf</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Last coup?</source>
        <translation>Letzter Coup?</translation>
    </message>
    <message>
        <source>{hand} in the coup: {call}</source>
        <translation>{hand} im Coup: {call}</translation>
    </message>
    <message>
        <source>Winner of the coup: {winner}</source>
        <translation>Gewinner des Coups: {winner}</translation>
    </message>
    <message>
        <source>First cards: no natural</source>
        <translation>Erste Karten: kein Schlag</translation>
    </message>
    <message>
        <source>First cards: natural, {hand}</source>
        <translation>Erste Karten: Schlag, {hand}</translation>
    </message>
    <message>
        <source>First cards: natural on both sides</source>
        <translation>Erste Karten: Schlag auf beiden Seiten</translation>
    </message>
    <message>
        <source>Bank turns its cards: no natural</source>
        <translation>Bank deckt auf: kein Schlag</translation>
    </message>
    <message>
        <source>Bank turns its cards: natural</source>
        <translation>Bank deckt auf: Schlag</translation>
    </message>
    <message>
        <source>No carte d’arrêt: another coup</source>
        <translation>Keine Carte d’arrêt: noch ein Coup</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Reihenfolge</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Kommission</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Kassieren</translation>
    </message>
    <message>
        <source>Collect the commission of a shoe</source>
        <translation>Kommission eines Sabots kassieren</translation>
    </message>
    <message>
        <source>Commission {rate}, up to {unit}</source>
        <translation>Kommission {rate}, auf volle {unit} aufgerundet</translation>
    </message>
    <message>
        <source>Commission {rate}, down to {unit}</source>
        <translation>Kommission {rate}, auf volle {unit} abgerundet</translation>
    </message>
    <message>
        <source>Commission {rate}, to the nearest {unit}</source>
        <translation>Kommission {rate}, auf {unit} gerundet</translation>
    </message>
    <message>
        <source>Take: {box}</source>
        <translation>Einziehen: {box}</translation>
    </message>
    <message>
        <source>Leave: {box}</source>
        <translation>Stehen lassen: {box}</translation>
    </message>
    <message>
        <source>Leave, won with 6 points: {box}</source>
        <translation>Stehen lassen, Sieg mit 6 Punkten: {box}</translation>
    </message>
    <message>
        <source>Leave, won with 7 in three cards: {box}</source>
        <translation>Stehen lassen, Sieg mit 7 aus drei Karten: {box}</translation>
    </message>
    <message>
        <source>Pay {odds}: {box}</source>
        <translation>{odds} zahlen: {box}</translation>
    </message>
    <message>
        <source>From the banker’s right, seat by seat</source>
        <translation>Von rechts vom Bankhalter, Platz für Platz</translation>
    </message>
    <message>
        <source>Lost stakes before wins</source>
        <translation>Verlorenes vor Gewinnen</translation>
    </message>
    <message>
        <source>Carte d’arrêt in this coup: another coup</source>
        <translation>Carte d’arrêt in diesem Coup: noch ein Coup</translation>
    </message>
    <message>
        <source>Carte d’arrêt in this coup: the last</source>
        <translation>Carte d’arrêt in diesem Coup: der letzte</translation>
    </message>
    <message>
        <source>Carte d’arrêt in an earlier coup: another coup</source>
        <translation>Carte d’arrêt in einem früheren Coup: noch ein Coup</translation>
    </message>
    <message>
        <source>Carte d’arrêt in an earlier coup: the last</source>
        <translation>Carte d’arrêt in einem früheren Coup: der letzte</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>From the right, seat by seat</source>
        <translation>Von rechts, Platz für Platz</translation>
    </message>
    <message>
        <source>Main box before side box</source>
        <translation>Hauptfeld vor Nebenfeld</translation>
    </message>
    <message>
        <source>Commission before the next seat</source>
        <translation>Kommission vor dem nächsten Platz</translation>
    </message>
    <message>
        <source>Collecting from the right</source>
        <translation>Kassieren von rechts</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Levy</source>
        <translation>Abgabe</translation>
    </message>
    <message>
        <source>New bank</source>
        <translation>Neue Bank</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>In Folge</translation>
    </message>
    <message>
        <source>Garage</source>
        <translation>Garage</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next banker</source>
        <translation>Bankhalter</translation>
    </message>
    <message>
        <source>Levy on a win</source>
        <translation>Abgabe auf einen Gewinn</translation>
    </message>
    <message>
        <source>No levy when the ponte wins</source>
        <translation>Keine Abgabe, wenn der Ponte gewinnt</translation>
    </message>
    <message>
        <source>No levy at a tie</source>
        <translation>Keine Abgabe bei Egalité</translation>
    </message>
    <message>
        <source>New bank, all was covered</source>
        <translation>Neue Bank, alles gedeckt</translation>
    </message>
    <message>
        <source>New bank, covered in part</source>
        <translation>Neue Bank, zum Teil gedeckt</translation>
    </message>
    <message>
        <source>Bank after a tie</source>
        <translation>Bank nach Egalité</translation>
    </message>
    <message>
        <source>Garage, all was covered</source>
        <translation>Garage, alles gedeckt</translation>
    </message>
    <message>
        <source>Garage, covered in part</source>
        <translation>Garage, zum Teil gedeckt</translation>
    </message>
    <message>
        <source>Garage, where something lay already</source>
        <translation>Garage, in der schon etwas liegt</translation>
    </message>
    <message>
        <source>Garage after a tie</source>
        <translation>Garage nach Egalité</translation>
    </message>
    <message>
        <source>Nothing goes back, all was covered</source>
        <translation>Nichts zurück, alles gedeckt</translation>
    </message>
    <message>
        <source>What was not covered goes back</source>
        <translation>Nicht Gedecktes geht zurück</translation>
    </message>
    <message>
        <source>The garage goes back too</source>
        <translation>Auch die Garage geht zurück</translation>
    </message>
    <message>
        <source>Next banker after a win</source>
        <translation>Nächster Bankhalter nach einem Gewinn</translation>
    </message>
    <message>
        <source>Next banker after a tie</source>
        <translation>Nächster Bankhalter nach Egalité</translation>
    </message>
    <message>
        <source>Next banker after a loss</source>
        <translation>Nächster Bankhalter nach einem Verlust</translation>
    </message>
    <message>
        <source>Next banker after a bought bank</source>
        <translation>Nächster Bankhalter nach einer gekauften Bank</translation>
    </message>
    <message>
        <source>Bank bought by the neighbour</source>
        <translation>Bank vom Nachbarn gekauft</translation>
    </message>
    <message>
        <source>Two coups in a row</source>
        <translation>Zwei Coups in Folge</translation>
    </message>
    <message>
        <source>Three coups in a row</source>
        <translation>Drei Coups in Folge</translation>
    </message>
    <message>
        <source>Ponte {row}, bound: {call}</source>
        <translation>Ponte {row}, gebunden: {call}</translation>
    </message>
    <message>
        <source>Bank free: {call}</source>
        <translation>Bank frei: {call}</translation>
    </message>
    <message>
        <source>Banker {row}: {call}</source>
        <translation>Banco {row}: {call}</translation>
    </message>
    <message>
        <source>Bank {row}: {call}</source>
        <translation>Bank {row}: {call}</translation>
    </message>
    <message>
        <source>Banker {row}, player stood: {call}</source>
        <translation>Banco {row}, Punto blieb: {call}</translation>
    </message>
    <message>
        <source>Bank {row}, ponte stood: {call}</source>
        <translation>Bank {row}, Ponte blieb: {call}</translation>
    </message>
    <message>
        <source>Banker {row}, player drew {column}: {call}</source>
        <translation>Banco {row}, Punto zog {column}: {call}</translation>
    </message>
    <message>
        <source>Bank {row}, gave {column}: {call}</source>
        <translation>Bank {row}, gab {column}: {call}</translation>
    </message>
    <message>
        <source>{winner}, {number} cards</source>
        <translation>{winner}, {number} Karten</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2 to 4</source>
        <translation>2 bis 4</translation>
    </message>
    <message>
        <source>5 to 9</source>
        <translation>5 bis 9</translation>
    </message>
    <message>
        <source>{winner} by {by}, {number} cards</source>
        <translation>{winner} um {by}, {number} Karten</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Gedeckt</translation>
    </message>
    <message>
        <source>Levy</source>
        <translation>Abgabe</translation>
    </message>
    <message>
        <source>Garage</source>
        <translation>Garage</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>{hand}: {cards}.</source>
        <translation>{hand}: {cards}.</translation>
    </message>
    <message>
        <source>Paid: {chips}.</source>
        <translation>Gezahlt: {chips}.</translation>
    </message>
    <message>
        <source>{seat} owes: {marks}.</source>
        <translation>{seat} schuldet: {marks}.</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Punkte: {points}.</translation>
    </message>
    <message>
        <source>{hand} says: {said}.</source>
        <translation>{hand} sagt: {said}.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Right in {minutes} minutes</source>
        <translation>Richtig in {minutes} Minuten</translation>
    </message>
    <message>
        <source>Accuracy · {right} of {all} right</source>
        <translation>Trefferquote · {right} von {all} richtig</translation>
    </message>
    <message>
        <source>Median time · target {target}</source>
        <translation>Mittlere Zeit (Median) · Ziel {target}</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Kein Fehler.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Gesagt</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Only the missed ({n})</source>
        <translation>Nur verfehlte ({n})</translation>
    </message>
    <message>
        <source>Only the slow ({n})</source>
        <translation>Nur langsame ({n})</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message numerus="yes">
        <source>%n answers are not saved yet.</source>
        <translation>
            <numerusform>%n Antwort ist noch nicht gespeichert.</numerusform>
            <numerusform>%n Antworten sind noch nicht gespeichert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
</context>
<context>
    <name>Tableau</name>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Player, by points</source>
        <translation>Punto, nach Punkten</translation>
    </message>
    <message>
        <source>Banker, by the player’s third card</source>
        <translation>Banco, nach Puntos dritter Karte</translation>
    </message>
    <message>
        <source>Ponte, by points</source>
        <translation>Ponte, nach Punkten</translation>
    </message>
    <message>
        <source>Bank, by the ponte’s third card</source>
        <translation>Bank, nach der dritten Karte</translation>
    </message>
    <message>
        <source>C card · – no card · W at will · N natural</source>
        <translation>K Karte · – keine Karte · W Wahl (nach Belieben) · S Schlag</translation>
    </message>
</context>
<context>
    <name>Tableau letter</name>
    <message>
        <source>C</source>
        <translation>K</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>N</source>
        <translation>S</translation>
    </message>
</context>
<context>
    <name>Time</name>
    <message>
        <source>{time} s</source>
        <translation>{time} s</translation>
    </message>
    <message>
        <source>{time} s / {target} s</source>
        <translation>{time} s / {target} s</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>the data folder cannot be made</source>
        <translation>der Datenordner lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>the data folder is gone</source>
        <translation>der Datenordner ist verschwunden</translation>
    </message>
    <message>
        <source>the data folder may not be written</source>
        <translation>der Datenordner darf nicht beschrieben werden</translation>
    </message>
    <message>
        <source>the history may not be read</source>
        <translation>der Verlauf darf nicht gelesen werden</translation>
    </message>
    <message>
        <source>the program is already open elsewhere</source>
        <translation>das Programm ist schon anderswo geöffnet</translation>
    </message>
    <message>
        <source>another program holds the history</source>
        <translation>ein anderes Programm hält den Verlauf fest</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>der Datenträger meldet einen Fehler</translation>
    </message>
    <message>
        <source>the history is damaged</source>
        <translation>der Verlauf ist beschädigt</translation>
    </message>
    <message>
        <source>the history is missing or empty</source>
        <translation>der Verlauf fehlt oder ist leer</translation>
    </message>
    <message>
        <source>the history is from a newer version</source>
        <translation>der Verlauf stammt von einer neueren Version</translation>
    </message>
    <message>
        <source>a fault in the program</source>
        <translation>ein Fehler im Programm</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Falsch</translation>
    </message>
    <message>
        <source>Right, slow</source>
        <translation>Richtig, langsam</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>Zu spät</translation>
    </message>
    <message>
        <source>Self-corrected</source>
        <translation>Selbst korrigiert</translation>
    </message>
</context>
<context>
    <name>Working</name>
    <message>
        <source>{what}: {steps}</source>
        <translation>{what}: {steps}</translation>
    </message>
    <message>
        <source>This house rounds up to a multiple of {unit}.</source>
        <translation>Das Haus rundet auf volle {unit} auf.</translation>
    </message>
    <message>
        <source>This house rounds down to a multiple of {unit}.</source>
        <translation>Das Haus rundet auf volle {unit} ab.</translation>
    </message>
    <message>
        <source>This house rounds to the nearest {unit}, half up.</source>
        <translation>Das Haus rundet auf {unit}, ab der Hälfte auf.</translation>
    </message>
    <message>
        <source>{rate} of {amount}</source>
        <translation>{rate} von {amount}</translation>
    </message>
    <message>
        <source>half of {amount}</source>
        <translation>Hälfte von {amount}</translation>
    </message>
    <message>
        <source>a quarter of {amount}</source>
        <translation>Viertel von {amount}</translation>
    </message>
    <message>
        <source>{steps}; {step}</source>
        <translation>{steps}; {step}</translation>
    </message>
    <message>
        <source>{words}, at most {amount}</source>
        <translation>{words}, höchstens {amount}</translation>
    </message>
</context>
<context>
    <name>_WeekChart</name>
    <message numerus="yes">
        <source>%n answers</source>
        <comment>of one day</comment>
        <translation>
            <numerusform>%n Antwort</numerusform>
            <numerusform>%n Antworten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drills</name>
    <message>
        <source>Drills</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>The drills stand here as soon as your history is read. Until then open one on the first page: you can practise without it.</source>
        <translation>Die Übungen stehen hier, sobald Ihr Verlauf gelesen ist. Öffnen Sie bis dahin eine auf der ersten Seite: Üben geht auch ohne ihn.</translation>
    </message>
    <message>
        <source>Aimed at {n} of {m}</source>
        <translation>Gezielt: {n} von {m}</translation>
    </message>
    <message>
        <source>All {m} skills</source>
        <translation>Alle {m} Fertigkeiten</translation>
    </message>
    <message>
        <source>Arrow keys show a skill, Enter aims at it</source>
        <translation>Pfeiltasten zeigen eine Fertigkeit, Enter zielt auf sie</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Fertigkeiten</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Schwache</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neue</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>{choice}: {help}</source>
        <translation>{choice}: {help}</translation>
    </message>
    <message>
        <source>target {time}</source>
        <translation>Ziel {time}</translation>
    </message>
    <message>
        <source>{share} right of {n}</source>
        <translation>{share} von {n} richtig</translation>
    </message>
</context>
<context>
    <name>rail</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Keine Einstellung enthält diese Wörter.</translation>
    </message>
    <message>
        <source>Reset to the default</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Datenordner</translation>
    </message>
    <message>
        <source>Settings, history and your own rulesets: {folder}</source>
        <translation>Einstellungen, Verlauf und eigene Regelwerke: {folder}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Of the whole program, at once</source>
        <translation>Für das ganze Programm, sofort</translation>
    </message>
    <message>
        <source>Of all words; cards follow the window</source>
        <translation>Für alle Wörter; Karten richten sich nach dem Fenster</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>A dark or a light room around the table</source>
        <translation>Ein dunkler oder heller Raum um den Tisch</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tuch</translation>
    </message>
    <message>
        <source>The colour of the table</source>
        <translation>Die Farbe des Tisches</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Cards are dealt one by one; never delays an answer</source>
        <translation>Karten werden einzeln gegeben; verzögert keine Antwort</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Regelwerk</translation>
    </message>
    <message>
        <source>The rules of the house that you practise for</source>
        <translation>Die Regeln des Hauses, für das Sie üben</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>How awkward hands and sums are; target times stay the same</source>
        <translation>Wie schwer Hände und Beträge sind; Zielzeiten bleiben gleich</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Modus</translation>
    </message>
    <message>
        <source>How a drill is run when nothing else is chosen</source>
        <translation>Wie geübt wird, wenn nichts anderes gewählt ist</translation>
    </message>
    <message>
        <source>Target times</source>
        <translation>Zielzeiten</translation>
    </message>
    <message>
        <source>In percent of the standard: 150 gives half as long again</source>
        <translation>In Prozent des Standards: 150 gibt die Hälfte mehr Zeit</translation>
    </message>
    <message>
        <source>Fewest chips</source>
        <translation>Wenigste Jetons</translation>
    </message>
    <message>
        <source>Amounts that are built from chips must use the fewest</source>
        <translation>Beträge, die aus Jetons gelegt werden, müssen mit den wenigsten gelegt sein</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Bordeaux</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
</context>
<context>
    <name>today</name>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Start here: the lesson takes a minute.</source>
        <translation>Fangen Sie hier an: Die Lektion dauert eine Minute.</translation>
    </message>
    <message>
        <source>Weak: asked, and under 90 % right or too slow. The three need not add up to all skills.</source>
        <translation>Schwach: gefragt und unter 90 % richtig oder zu langsam. Die drei Zahlen ergeben zusammen nicht alle Fertigkeiten.</translation>
    </message>
    <message>
        <source>{drill}: what you need most now</source>
        <translation>{drill}: jetzt am nötigsten</translation>
    </message>
    <message>
        <source>Start with the lesson: {drill}</source>
        <translation>Mit der Lektion beginnen: {drill}</translation>
    </message>
    <message>
        <source>Start: {answers} answers, about {minutes} min</source>
        <translation>Start: {answers} Antworten, etwa {minutes} min</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>schwach</translation>
    </message>
    <message>
        <source>Asked, and under 90 % right or too slow</source>
        <translation>Gefragt und unter 90 % richtig oder zu langsam</translation>
    </message>
    <message>
        <source>Never asked</source>
        <translation>Noch nie gefragt</translation>
    </message>
    <message>
        <source>At least 90 % right and in time, once at least; what is earned stays</source>
        <translation>Wenigstens einmal zu 90 % richtig und in der Zeit; was erreicht ist, bleibt</translation>
    </message>
    <message>
        <source>Last seven days</source>
        <translation>Die letzten sieben Tage</translation>
    </message>
    <message>
        <source>Here stand your answers of each day and how many were right.</source>
        <translation>Hier stehen Ihre Antworten je Tag und wie viele davon richtig waren.</translation>
    </message>
    <message>
        <source>{day}: {answers}, {share} right</source>
        <translation>{day}: {answers}, {share} richtig</translation>
    </message>
</context>
</TS>
