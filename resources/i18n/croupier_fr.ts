<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Amount</name>
    <message>
        <source>Only digits and “{sign}” count here.</source>
        <translation>Seuls comptent ici les chiffres et «&#x202f;{sign}&#x202f;».</translation>
    </message>
    <message>
        <source>No amount is below nought.</source>
        <translation>Aucun montant n’est inférieur à zéro.</translation>
    </message>
    <message>
        <source>“{sign}” stands there already.</source>
        <translation>«&#x202f;{sign}&#x202f;» y est déjà.</translation>
    </message>
    <message>
        <source>An amount has two decimals at most.</source>
        <translation>Un montant a deux décimales au plus.</translation>
    </message>
    <message>
        <source>Digits are grouped by themselves.</source>
        <translation>Les chiffres se groupent d’eux-mêmes.</translation>
    </message>
    <message>
        <source>Too long: nine digits before “{sign}” at most.</source>
        <translation>Trop long&#x202f;: neuf chiffres au plus avant «&#x202f;{sign}&#x202f;».</translation>
    </message>
    <message>
        <source>What was pasted is no amount such as {example}.</source>
        <translation>Le texte collé n’est pas un montant tel que {example}.</translation>
    </message>
    <message>
        <source>No amount yet: type it, or lay chips.</source>
        <translation>Pas encore de montant&#x202f;: à taper ou à poser en jetons.</translation>
    </message>
</context>
<context>
    <name>AmountField</name>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>{amount}: right</source>
        <translation>{amount}&#x202f;: juste</translation>
    </message>
    <message>
        <source>{amount}: wrong, right is {right}</source>
        <translation>{amount}&#x202f;: faux, le bon montant est {right}</translation>
    </message>
    <message>
        <source>{amount}, right is {right}</source>
        <translation>{amount}, le bon montant est {right}</translation>
    </message>
</context>
<context>
    <name>AmountPad</name>
    <message>
        <source>Decimal sign</source>
        <translation>Signe décimal</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>No card</source>
        <translation>Pas de carte</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>At will</source>
        <translation>À volonté</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Abattage</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Les deux</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>On continue</translation>
    </message>
    <message>
        <source>Last coup</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Ramasser</translation>
    </message>
    <message>
        <source>Pay</source>
        <translation>Payer</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Commission</translation>
    </message>
    <message>
        <source>One more coup</source>
        <translation>Encore un seul coup</translation>
    </message>
    <message>
        <source>Let stand</source>
        <translation>Laisser</translation>
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
        <translation>Banque 8</translation>
    </message>
    <message>
        <source>Bank 9</source>
        <translation>Banque 9</translation>
    </message>
    <message>
        <source>Ponte</source>
        <translation>Ponte</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
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
        <translation>Carte d’arrêt à un coup précédent</translation>
    </message>
</context>
<context>
    <name>Bank</name>
    <message>
        <source>All was covered in each coup won: the garage stays at {amount}.</source>
        <translation>Tout était couvert à chaque coup gagné&#x202f;: le garage reste à {amount}.</translation>
    </message>
    <message>
        <source>Tie: nothing moves, the bank stays at {amount}.</source>
        <translation>Égalité&#x202f;: rien ne bouge, la banque reste à {amount}.</translation>
    </message>
    <message>
        <source>What nobody covered goes into the garage.</source>
        <translation>Ce que personne n’a couvert va au garage.</translation>
    </message>
    <message>
        <source>Tie: nothing moves, the garage stays at {amount}.</source>
        <translation>Égalité&#x202f;: rien ne bouge, le garage reste à {amount}.</translation>
    </message>
    <message>
        <source>All was covered: the garage stays at {amount}.</source>
        <translation>Tout était couvert&#x202f;: le garage reste à {amount}.</translation>
    </message>
    <message>
        <source>The ponte won and all was at risk: nothing goes back.</source>
        <translation>Le ponte a gagné et tout était en jeu&#x202f;: rien ne revient.</translation>
    </message>
    <message>
        <source>The ponte won: what was not at risk goes back.</source>
        <translation>Le ponte a gagné&#x202f;: ce qui n’était pas en jeu revient.</translation>
    </message>
    <message>
        <source>What was at risk and as much again, less the levy.</source>
        <translation>Ce qui était en jeu et autant en plus, moins la cagnotte.</translation>
    </message>
    <message>
        <source>What was at risk and as much again make the new bank.</source>
        <translation>Ce qui était en jeu et autant en plus font la nouvelle banque.</translation>
    </message>
    <message>
        <source>Bank and win, less the levy.</source>
        <translation>La banque et le gain, moins la cagnotte.</translation>
    </message>
    <message>
        <source>Bank and win make the new bank.</source>
        <translation>La banque et le gain font la nouvelle banque.</translation>
    </message>
    <message>
        <source>Garage: {amounts}.</source>
        <translation>Garage&#x202f;: {amounts}.</translation>
    </message>
    <message>
        <source>Bank: {amounts}.</source>
        <translation>Banque&#x202f;: {amounts}.</translation>
    </message>
    <message>
        <source>Tie: no levy.</source>
        <translation>Égalité&#x202f;: pas de cagnotte.</translation>
    </message>
    <message>
        <source>The ponte won: no levy.</source>
        <translation>Le ponte a gagné&#x202f;: pas de cagnotte.</translation>
    </message>
    <message>
        <source>The banker won, but {rate} of so little comes to no levy.</source>
        <translation>Le banquier a gagné, mais {rate} de si peu ne font pas de cagnotte.</translation>
    </message>
    <message>
        <source>The banker won: levy {rate} of the win.</source>
        <translation>Le banquier a gagné&#x202f;: cagnotte, {rate} du gain.</translation>
    </message>
    <message>
        <source>Tie: seat {banker} keeps the bank.</source>
        <translation>Égalité&#x202f;: la place {banker} garde la banque.</translation>
    </message>
    <message>
        <source>The banker won: seat {banker} keeps the bank.</source>
        <translation>Le banquier a gagné&#x202f;: la place {banker} garde la banque.</translation>
    </message>
    <message>
        <source>The ponte won: the bank passes from {banker} to {next}.</source>
        <translation>Le ponte a gagné&#x202f;: la banque passe de la place {banker} à la place {next}.</translation>
    </message>
    <message>
        <source>Bought from seat {passed} by its neighbour {banker}: the bank goes on to {next}.</source>
        <translation>Achetée à la place {passed} par sa voisine {banker}&#x202f;: la banque va à la place {next}.</translation>
    </message>
    <message>
        <source>Bought from seat {passed}: the bank falls to {next}, at that seat’s right.</source>
        <translation>Achetée à la place {passed}&#x202f;: la banque va à sa droite, à la place {next}.</translation>
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
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Player pair</source>
        <translation>Paire Punto</translation>
    </message>
    <message>
        <source>Banker pair</source>
        <translation>Paire Banco</translation>
    </message>
    <message>
        <source>Either pair</source>
        <translation>Paire d’un côté</translation>
    </message>
    <message>
        <source>Perfect pair</source>
        <translation>Paire parfaite</translation>
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
        <translation>Bonus Punto</translation>
    </message>
    <message>
        <source>Banker bonus</source>
        <translation>Bonus Banco</translation>
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
        <translation>Égalité</translation>
    </message>
    <message>
        <source>P pair</source>
        <translation>Paire P</translation>
    </message>
    <message>
        <source>B pair</source>
        <translation>Paire B</translation>
    </message>
    <message>
        <source>Either</source>
        <translation>Une paire</translation>
    </message>
    <message>
        <source>Perfect</source>
        <translation>Parfaite</translation>
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
        <translation>Bonus P</translation>
    </message>
    <message>
        <source>B bonus</source>
        <translation>Bonus B</translation>
    </message>
</context>
<context>
    <name>Call</name>
    <message>
        <source>no card</source>
        <translation>pas de carte</translation>
    </message>
    <message>
        <source>card</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>at will</source>
        <translation>à volonté</translation>
    </message>
    <message>
        <source>natural</source>
        <translation>abattage</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
</context>
<context>
    <name>ChipRack</name>
    <message>
        <source>plaque {worth}</source>
        <translation>plaque {worth}</translation>
    </message>
    <message>
        <source>chip {worth}</source>
        <translation>jeton {worth}</translation>
    </message>
    <message>
        <source>laid: {count}</source>
        <translation>posés&#x202f;: {count}</translation>
    </message>
    <message>
        <source>laid: {count}, in stacks of {stacks}</source>
        <translation>posés&#x202f;: {count}, en piles de {stacks}</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Player draws</source>
        <translation>Tirage de Punto</translation>
    </message>
    <message>
        <source>Banker draws</source>
        <translation>Tirage de Banco</translation>
    </message>
    <message>
        <source>Ponte draws</source>
        <translation>Tirage du ponte</translation>
    </message>
    <message>
        <source>Bank draws</source>
        <translation>Tirage de la banque</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Naturals</source>
        <translation>Abattage</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Sabot</source>
        <translation>Sabot</translation>
    </message>
    <message>
        <source>Payouts</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Bank sum</source>
        <translation>Somme en banque</translation>
    </message>
</context>
<context>
    <name>Drills</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
</context>
<context>
    <name>DrillsPage</name>
    <message numerus="yes">
        <source>%n answers</source>
        <comment>given to a skill</comment>
        <translation>
            <numerusform>%n réponse</numerusform>
            <numerusform>%n réponses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Expected</name>
    <message>
        <source>small letters, digits and single hyphens</source>
        <translation>des minuscules, des chiffres et des traits d’union simples</translation>
    </message>
    <message>
        <source>another file name</source>
        <translation>un autre nom de fichier</translation>
    </message>
    <message>
        <source>a language in two or three small letters, such as en</source>
        <translation>une langue en deux ou trois minuscules, par exemple en</translation>
    </message>
    <message>
        <source>a base that ends</source>
        <translation>une base qui a une fin</translation>
    </message>
    <message>
        <source>one of {names}</source>
        <translation>l’un de {names}</translation>
    </message>
    <message>
        <source>only with {condition}</source>
        <translation>seulement avec {condition}</translation>
    </message>
    <message>
        <source>a table</source>
        <translation>une table</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>une liste de textes</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a whole number from {least} to {most}</source>
        <translation>un nombre entier de {least} à {most}</translation>
    </message>
    <message>
        <source>odds such as 11:1</source>
        <translation>un rapport comme 11:1</translation>
    </message>
    <message>
        <source>a rate such as 5 %</source>
        <translation>un taux comme 5 %</translation>
    </message>
    <message>
        <source>an amount from {least} to {most}</source>
        <translation>un montant de {least} à {most}</translation>
    </message>
    <message>
        <source>eight rows, for bank 0 to 7</source>
        <translation>huit lignes, pour banque 0 à 7</translation>
    </message>
    <message>
        <source>a cell such as 4/2, 5/- or ponte/5</source>
        <translation>une case comme 4/2, 5/- ou ponte/5</translation>
    </message>
    <message>
        <source>one letter of {letters}</source>
        <translation>une lettre parmi {letters}</translation>
    </message>
    <message>
        <source>{number} letters of {letters}</source>
        <translation>{number} lettres parmi {letters}</translation>
    </message>
    <message>
        <source>at least one box</source>
        <translation>au moins une case de mise</translation>
    </message>
    <message>
        <source>odds by margin, from 1 to 9</source>
        <translation>des rapports selon l’écart, de 1 à 9</translation>
    </message>
    <message>
        <source>a list of worths such as 5 or “0.50”</source>
        <translation>une liste de valeurs comme 5 ou «&#x202f;0.50&#x202f;»</translation>
    </message>
    <message>
        <source>multiples of the lowest, which is {most} or less; at most {pieces} pieces for any amount below 10000</source>
        <translation>multiples du plus bas, qui est de {most} au plus&#x202f;; au plus {pieces} pièces pour tout montant sous 10000</translation>
    </message>
    <message>
        <source>a worth that no other piece has</source>
        <translation>une valeur qu’aucune autre pièce n’a</translation>
    </message>
    <message>
        <source>from 1 to {most} kinds of pieces</source>
        <translation>de 1 à {most} sortes de pièces</translation>
    </message>
    <message>
        <source>a colour written #RRGGBB</source>
        <translation>une couleur écrite #RRGGBB</translation>
    </message>
    <message>
        <source>at most {most}: burned cards and one coup must lie before the carte d’arrêt</source>
        <translation>au plus {most}&#x202f;: les cartes brûlées et un coup doivent précéder la carte d’arrêt</translation>
    </message>
</context>
<context>
    <name>Explanation</name>
    <message>
        <source>{terms} = 0: baccarat.</source>
        <translation>{terms} = 0&#x202f;: baccara.</translation>
    </message>
    <message>
        <source>{terms} = {sum} → 0: the last digit is 0, baccarat.</source>
        <translation>{terms} = {sum} → 0&#x202f;: le dernier chiffre est 0, baccara.</translation>
    </message>
    <message>
        <source>{terms} = {sum}.</source>
        <translation>{terms} = {sum}.</translation>
    </message>
    <message>
        <source>{terms} = {sum} → {points}: only the last digit counts.</source>
        <translation>{terms} = {sum} → {points}&#x202f;: seul le dernier chiffre compte.</translation>
    </message>
    <message>
        <source>{hand}: {terms} = {points}.</source>
        <translation>{hand}&#x202f;: {terms} = {points}.</translation>
    </message>
    <message>
        <source>{hand}: {terms} = {sum} → {points}.</source>
        <translation>{hand}&#x202f;: {terms} = {sum} → {points}.</translation>
    </message>
    <message>
        <source>{points} against {points}: both have a natural, tie; nobody is stopped.</source>
        <translation>{points} contre {points}&#x202f;: deux abattages, égalité&#x202f;; personne n’est arrêté.</translation>
    </message>
    <message>
        <source>{ponte} against {banker}: both have a natural, nobody is stopped.</source>
        <translation>{ponte} contre {banker}&#x202f;: deux abattages, personne n’est arrêté.</translation>
    </message>
    <message>
        <source>Player {ponte}, banker {banker}: only 8 or 9 is a natural.</source>
        <translation>Punto {ponte}, Banco {banker}&#x202f;: seuls 8 et 9 font abattage.</translation>
    </message>
    <message>
        <source>Ponte {ponte}, bank {banker}: only 8 or 9 is a natural.</source>
        <translation>Ponte {ponte}, banque {banker}&#x202f;: seuls 8 et 9 font abattage.</translation>
    </message>
    <message>
        <source>Player {points} with two cards: natural; it stops the banker.</source>
        <translation>Punto {points} en deux cartes&#x202f;: abattage&#x202f;; il arrête Banco.</translation>
    </message>
    <message>
        <source>Ponte {points} with two cards: natural; it stops the bank.</source>
        <translation>Ponte {points} en deux cartes&#x202f;: abattage&#x202f;; il arrête la banque.</translation>
    </message>
    <message>
        <source>Banker {points} with two cards: natural; it stops the player.</source>
        <translation>Banco {points} en deux cartes&#x202f;: abattage&#x202f;; il arrête Punto.</translation>
    </message>
    <message>
        <source>Bank {points} with two cards: natural; it stops the ponte.</source>
        <translation>Banque {points} en deux cartes&#x202f;: abattage&#x202f;; il arrête le ponte.</translation>
    </message>
    <message>
        <source>{hand} {points}: only 8 or 9 is a natural.</source>
        <translation>{hand} {points}&#x202f;: seuls 8 et 9 font abattage.</translation>
    </message>
    <message>
        <source>Player {points} with three cards: no natural.</source>
        <translation>Punto {points} en trois cartes&#x202f;: pas d’abattage.</translation>
    </message>
    <message>
        <source>Banker {points} with three cards: no natural.</source>
        <translation>Banco {points} en trois cartes&#x202f;: pas d’abattage.</translation>
    </message>
    <message>
        <source>Ponte {points} with three cards: no natural.</source>
        <translation>Ponte {points} en trois cartes&#x202f;: pas d’abattage.</translation>
    </message>
    <message>
        <source>Bank {points} with three cards: no natural.</source>
        <translation>Banque {points} en trois cartes&#x202f;: pas d’abattage.</translation>
    </message>
    <message>
        <source>The carte d’arrêt has not come: another coup is dealt.</source>
        <translation>La carte d’arrêt n’est pas sortie&#x202f;: un autre coup suit.</translation>
    </message>
    <message>
        <source>The carte d’arrêt came in this coup: this house deals one more.</source>
        <translation>La carte d’arrêt est sortie à ce coup&#x202f;: la maison en donne encore un.</translation>
    </message>
    <message>
        <source>The carte d’arrêt came in this coup: it is finished, and no other is dealt.</source>
        <translation>La carte d’arrêt est sortie à ce coup&#x202f;: on le finit, il n’y en a pas d’autre.</translation>
    </message>
    <message>
        <source>The carte d’arrêt came in the coup before: this was the one more.</source>
        <translation>La carte d’arrêt est sortie au coup d’avant&#x202f;: c’était le dernier que donne la maison.</translation>
    </message>
    <message>
        <source>Player {row}: natural.</source>
        <translation>Punto {row}&#x202f;: abattage.</translation>
    </message>
    <message>
        <source>Ponte {row}: natural. It is shown, bound or free.</source>
        <translation>Ponte {row}&#x202f;: abattage. Il se montre, tenu ou libre.</translation>
    </message>
    <message>
        <source>Ponte {row}, free: at will. One seat plays alone.</source>
        <translation>Ponte {row}, libre&#x202f;: à volonté. Une seule place joue.</translation>
    </message>
    <message>
        <source>Player {row}: {call}.</source>
        <translation>Punto {row}&#x202f;: {call}.</translation>
    </message>
    <message>
        <source>Ponte {row}, bound: {call}.</source>
        <translation>Ponte {row}, tenu&#x202f;: {call}.</translation>
    </message>
    <message>
        <source>Bank {row}, ponte stood, free: at will. One seat plays alone.</source>
        <translation>Banque {row}, ponte resté, libre&#x202f;: à volonté. Une seule place joue.</translation>
    </message>
    <message>
        <source>Bank {row}, gave {column}, free: at will. One seat plays alone.</source>
        <translation>Banque {row}, donne {column}, libre&#x202f;: à volonté. Une seule place joue.</translation>
    </message>
    <message>
        <source>Banker {row}, player stood: {call}.</source>
        <translation>Banco {row}, Punto resté&#x202f;: {call}.</translation>
    </message>
    <message>
        <source>Banker {row}, player drew {column}: {call}.</source>
        <translation>Banco {row}, Punto tire {column}&#x202f;: {call}.</translation>
    </message>
    <message>
        <source>Bank {row}, ponte stood: {call}.</source>
        <translation>Banque {row}, ponte resté&#x202f;: {call}.</translation>
    </message>
    <message>
        <source>Bank {row}, gave {column}: {call}.</source>
        <translation>Banque {row}, donne {column}&#x202f;: {call}.</translation>
    </message>
    <message>
        <source>A picture counts 0.</source>
        <translation>Une bûche vaut 0.</translation>
    </message>
    <message>
        <source>With {draw} card, with {stand} no card.</source>
        <translation>À {draw}, carte&#x202f;; à {stand}, pas de carte.</translation>
    </message>
    <message>
        <source>With {draw} card, with {choice} at will, with {stand} no card.</source>
        <translation>À {draw}, carte&#x202f;; à {choice}, à volonté&#x202f;; à {stand}, pas de carte.</translation>
    </message>
    <message>
        <source>“{announcement}” binds even alone.</source>
        <translation>«&#x202f;{announcement}&#x202f;» oblige même seul.</translation>
    </message>
    <message>
        <source>In this house the ponte is bound even alone.</source>
        <translation>Dans cette maison, le ponte est tenu même seul.</translation>
    </message>
    <message>
        <source>In this house the bank is bound even against one alone.</source>
        <translation>Dans cette maison, la banque est tenue même face à un seul.</translation>
    </message>
    <message>
        <source>{rows} never draws.</source>
        <translation>À {rows}, jamais.</translation>
    </message>
    <message>
        <source>{rows} always draws.</source>
        <translation>À {rows}, toujours.</translation>
    </message>
    <message>
        <source>{rows}: {call}</source>
        <translation>{rows}&#x202f;: {call}</translation>
    </message>
    <message>
        <source>Row {row}: always {call}.</source>
        <translation>Ligne {row}&#x202f;: toujours {call}.</translation>
    </message>
    <message>
        <source>Row {row}: {clauses}.</source>
        <translation>Ligne {row}&#x202f;: {clauses}.</translation>
    </message>
    <message>
        <source>Row {row}: card against {draw}; at will against {choice}; else no card.</source>
        <translation>Ligne {row}&#x202f;: carte contre {draw}&#x202f;; à volonté contre {choice}&#x202f;; sinon pas de carte.</translation>
    </message>
    <message>
        <source>Row {row}: card against {draw}; else no card.</source>
        <translation>Ligne {row}&#x202f;: carte contre {draw}&#x202f;; sinon pas de carte.</translation>
    </message>
    <message>
        <source>{clauses}; {clause}</source>
        <translation>{clauses}&#x202f;; {clause}</translation>
    </message>
    <message>
        <source>against {columns} {call}</source>
        <translation>contre {columns}, {call}</translation>
    </message>
    <message>
        <source>if the player stood {call}</source>
        <translation>si Punto est resté, {call}</translation>
    </message>
    <message>
        <source>if the ponte stood {call}</source>
        <translation>si le ponte est resté, {call}</translation>
    </message>
    <message>
        <source>{columns} and if the player stood</source>
        <translation>{columns} et si Punto est resté</translation>
    </message>
    <message>
        <source>{columns} and if the ponte stood</source>
        <translation>{columns} et si le ponte est resté</translation>
    </message>
    <message>
        <source>Player {ponte}, banker {banker}: player by {by}.</source>
        <translation>Punto {ponte}, Banco {banker}&#x202f;: Punto de {by}.</translation>
    </message>
    <message>
        <source>Player {ponte}, banker {banker}: banker by {by}.</source>
        <translation>Punto {ponte}, Banco {banker}&#x202f;: Banco de {by}.</translation>
    </message>
    <message>
        <source>Player {points}, banker {points}: tie. Player and banker bets push.</source>
        <translation>Punto {points}, Banco {points}&#x202f;: égalité. Les mises sur Punto et Banco restent.</translation>
    </message>
    <message>
        <source>Ponte {ponte}, bank {banker}: ponte by {by}.</source>
        <translation>Ponte {ponte}, banque {banker}&#x202f;: ponte de {by}.</translation>
    </message>
    <message>
        <source>Ponte {ponte}, bank {banker}: bank by {by}.</source>
        <translation>Ponte {ponte}, banque {banker}&#x202f;: banque de {by}.</translation>
    </message>
    <message>
        <source>Ponte {points}, bank {points}: tie. Nothing moves.</source>
        <translation>Ponte {points}, banque {points}&#x202f;: égalité. Rien ne bouge.</translation>
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
        <translation>Banque</translation>
    </message>
</context>
<context>
    <name>Key</name>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
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
        <translation>flèche gauche</translation>
    </message>
    <message>
        <source>right arrow</source>
        <translation>flèche droite</translation>
    </message>
    <message>
        <source>up arrow</source>
        <translation>flèche haut</translation>
    </message>
    <message>
        <source>down arrow</source>
        <translation>flèche bas</translation>
    </message>
</context>
<context>
    <name>KeyState</name>
    <message>
        <source>chosen</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>said, right</source>
        <translation>dit, juste</translation>
    </message>
    <message>
        <source>said</source>
        <translation>dit</translation>
    </message>
    <message>
        <source>right would be</source>
        <translation>il fallait</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>trop tard</translation>
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
        <translation>Réponses qui n’ont pas pu être enregistrées&#x202f;: {count}. Elles seront perdues si vous quittez maintenant.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Quitter quand même</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Lesson · {ruleset}</source>
        <translation>Leçon · {ruleset}</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>To the drill</source>
        <translation>À l’exercice</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
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
        <translation>Niveau {number}</translation>
    </message>
    <message>
        <source>As a sabot deals, hands bound</source>
        <translation>Comme un sabot les donne, mains tenues</translation>
    </message>
    <message>
        <source>As a sabot deals, fuller table</source>
        <translation>Comme un sabot les donne, plus de monde</translation>
    </message>
    <message>
        <source>Two seats, round sums</source>
        <translation>Deux places, montants ronds</translation>
    </message>
    <message>
        <source>Three seats, ordinary sums</source>
        <translation>Trois places, montants ordinaires</translation>
    </message>
    <message>
        <source>Four seats, odd sums</source>
        <translation>Quatre places, montants biscornus</translation>
    </message>
    <message>
        <source>Round sums</source>
        <translation>Montants ronds</translation>
    </message>
    <message>
        <source>Ordinary sums</source>
        <translation>Montants ordinaires</translation>
    </message>
    <message>
        <source>Odd sums, more stakes</source>
        <translation>Montants biscornus, plus de mises</translation>
    </message>
    <message>
        <source>Read at sight</source>
        <translation>Se compte d’un coup d’œil</translation>
    </message>
    <message>
        <source>As a sabot deals</source>
        <translation>Comme un sabot les donne</translation>
    </message>
    <message>
        <source>Nearly all to be counted</source>
        <translation>Presque tout est à compter</translation>
    </message>
</context>
<context>
    <name>Mode</name>
    <message>
        <source>Learn</source>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>S’exercer</translation>
    </message>
    <message>
        <source>Sprint</source>
        <translation>Sprint</translation>
    </message>
    <message>
        <source>{minutes} minutes; an error costs {seconds} s</source>
        <translation>{minutes} minutes&#x202f;; une erreur coûte {seconds} s</translation>
    </message>
    <message>
        <source>No clock, with help</source>
        <translation>Sans chrono, avec aide</translation>
    </message>
    <message>
        <source>Target time per task; wrong ones come back</source>
        <translation>Temps visé par question&#x202f;; les erreurs reviennent</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Dismiss</source>
        <translation>Compris</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Take the backup back</source>
        <translation>Reprendre la sauvegarde</translation>
    </message>
    <message>
        <source>The setting “{name}” can’t be {value} and has its default again.</source>
        <translation>Le réglage «&#x202f;{name}&#x202f;» ne peut pas valoir {value} et reprend sa valeur par défaut.</translation>
    </message>
    <message>
        <source>The backup is back; answers that came with it: {count}</source>
        <translation>La sauvegarde est reprise&#x202f;; réponses revenues avec elle&#x202f;: {count}</translation>
    </message>
    <message>
        <source>The ruleset “{id}” is not there; chemin de fer is played instead.</source>
        <translation>Le règlement «&#x202f;{id}&#x202f;» n’est pas là&#x202f;; on joue le chemin de fer.</translation>
    </message>
    <message>
        <source>The folder can’t be opened from here.</source>
        <translation>Le dossier ne peut pas être ouvert d’ici.</translation>
    </message>
    <message>
        <source>The data folder {path} can’t be made. Nothing is saved for now.</source>
        <translation>Le dossier de données {path} ne peut pas être créé. Rien n’est enregistré pour l’instant.</translation>
    </message>
    <message>
        <source>The data folder {path} is gone. Nothing is saved for now.</source>
        <translation>Le dossier de données {path} a disparu. Rien n’est enregistré pour l’instant.</translation>
    </message>
    <message>
        <source>{path} may not be written. Nothing is saved for now.</source>
        <translation>{path} est protégé en écriture. Rien n’est enregistré pour l’instant.</translation>
    </message>
    <message>
        <source>{path} can’t be read.</source>
        <translation>{path} est illisible.</translation>
    </message>
    <message>
        <source>The program is already open with this data folder. Nothing is saved here.</source>
        <translation>Le programme est déjà ouvert avec ce dossier de données. Rien n’est enregistré ici.</translation>
    </message>
    <message>
        <source>Another program holds {path}. Answers wait.</source>
        <translation>Un autre programme retient {path}. Les réponses attendent.</translation>
    </message>
    <message>
        <source>The disk is full. Answers wait until there is room.</source>
        <translation>Le disque est plein. Les réponses attendent qu’il y ait de la place.</translation>
    </message>
    <message>
        <source>The system reports an error with {path}. Answers wait.</source>
        <translation>Le système signale une erreur sur {path}. Les réponses attendent.</translation>
    </message>
    <message>
        <source>A file was damaged. It is kept as {path}.</source>
        <translation>Un fichier était abîmé. Il est conservé sous {path}.</translation>
    </message>
    <message>
        <source>The history {path} is missing or empty.</source>
        <translation>L’historique {path} manque ou est vide.</translation>
    </message>
    <message>
        <source>Some of the history is damaged. These answers are left out.</source>
        <translation>Une partie de l’historique est abîmée. Ces réponses ne comptent pas.</translation>
    </message>
    <message>
        <source>The history is from a newer version of the program and is left alone. Nothing is saved.</source>
        <translation>L’historique vient d’une version plus récente et reste intact. Rien n’est enregistré.</translation>
    </message>
    <message>
        <source>A fault in the program. Its log says more: {path}</source>
        <translation>Une erreur du programme. Son journal en dit plus&#x202f;: {path}</translation>
    </message>
    <message>
        <source>{file}, line {line}, {key}: {fault}</source>
        <translation>{file}, ligne {line}, {key}&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {fault}</source>
        <translation>{file}, ligne {line}&#x202f;: {fault}</translation>
    </message>
    <message>
        <source>{words} {found}</source>
        <translation>{words} {found}</translation>
    </message>
    <message>
        <source>{words}. Expected: {expected}</source>
        <translation>{words}. Attendu&#x202f;: {expected}</translation>
    </message>
    <message>
        <source>not TOML</source>
        <translation>n’est pas du TOML</translation>
    </message>
    <message>
        <source>not a name</source>
        <translation>nom non valable</translation>
    </message>
    <message>
        <source>this name is taken</source>
        <translation>ce nom est déjà pris</translation>
    </message>
    <message>
        <source>unknown key</source>
        <translation>clé inconnue</translation>
    </message>
    <message>
        <source>without effect</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>wrong type</source>
        <translation>type incorrect</translation>
    </message>
    <message>
        <source>wrong value</source>
        <translation>valeur incorrecte</translation>
    </message>
    <message>
        <source>wrong number of entries</source>
        <translation>nombre d’éléments incorrect</translation>
    </message>
    <message>
        <source>unknown base</source>
        <translation>base inconnue</translation>
    </message>
    <message>
        <source>based on itself</source>
        <translation>se fonde sur lui-même</translation>
    </message>
    <message>
        <source>its base has an error</source>
        <translation>sa base contient une erreur</translation>
    </message>
    <message>
        <source>{words} (and {count} more)</source>
        <translation>{words} (et encore {count})</translation>
    </message>
</context>
<context>
    <name>Payout</name>
    <message>
        <source>{seat} owes the sum of its marks.</source>
        <translation>{seat}&#x202f;: la somme de ses marques est due.</translation>
    </message>
    <message>
        <source>Commission: {rate} of the win, marked before the next seat.</source>
        <translation>Commission&#x202f;: {rate} du gain, marquée avant la place suivante.</translation>
    </message>
    <message>
        <source>The bank wins: the stake goes to the bank.</source>
        <translation>La banque gagne&#x202f;: la mise va à la banque.</translation>
    </message>
    <message>
        <source>The ponte wins: 1:1 out of the bank.</source>
        <translation>Le ponte gagne&#x202f;: 1:1, pris sur la banque.</translation>
    </message>
    <message>
        <source>Tie: no stake moves.</source>
        <translation>Égalité&#x202f;: aucune mise ne bouge.</translation>
    </message>
    <message>
        <source>Banker wins {more} to {less}: player loses.</source>
        <translation>Banco gagne {more} à {less}&#x202f;: Punto perd.</translation>
    </message>
    <message>
        <source>Player wins {more} to {less}: banker loses.</source>
        <translation>Punto gagne {more} à {less}&#x202f;: Banco perd.</translation>
    </message>
    <message>
        <source>Player wins {more} to {less}: no tie.</source>
        <translation>Punto gagne {more} à {less}&#x202f;: pas d’égalité.</translation>
    </message>
    <message>
        <source>Banker wins {more} to {less}: no tie.</source>
        <translation>Banco gagne {more} à {less}&#x202f;: pas d’égalité.</translation>
    </message>
    <message>
        <source>The player’s first two cards are no pair.</source>
        <translation>Les deux premières cartes de Punto ne font pas la paire.</translation>
    </message>
    <message>
        <source>The banker’s first two cards are no pair.</source>
        <translation>Les deux premières cartes de Banco ne font pas la paire.</translation>
    </message>
    <message>
        <source>A pair, but of two suits: not perfect.</source>
        <translation>Une paire, mais de deux couleurs&#x202f;: pas parfaite.</translation>
    </message>
    <message>
        <source>Neither side has a pair in its first two cards.</source>
        <translation>Aucun côté n’a de paire dans ses deux premières cartes.</translation>
    </message>
    <message>
        <source>Dragon 7 wants the banker to win with 7 in three cards.</source>
        <translation>Dragon 7 ne gagne que si Banco gagne à 7 en trois cartes.</translation>
    </message>
    <message>
        <source>Panda 8 wants the player to win with 8 in three cards.</source>
        <translation>Panda 8 ne gagne que si Punto gagne à 8 en trois cartes.</translation>
    </message>
    <message>
        <source>A tie without naturals: the bonus loses.</source>
        <translation>Égalité sans abattage&#x202f;: le bonus perd.</translation>
    </message>
    <message>
        <source>Banker wins: the player bonus loses.</source>
        <translation>Banco gagne&#x202f;: le bonus Punto perd.</translation>
    </message>
    <message>
        <source>Player wins: the banker bonus loses.</source>
        <translation>Punto gagne&#x202f;: le bonus Banco perd.</translation>
    </message>
    <message>
        <source>Won by {by} without a natural: the bonus begins at {least}.</source>
        <translation>Gagné de {by}, sans abattage&#x202f;: le bonus commence à {least}.</translation>
    </message>
    <message>
        <source>A tie of naturals: the bonus stake stays.</source>
        <translation>Égalité sur abattage&#x202f;: la mise du bonus reste.</translation>
    </message>
    <message>
        <source>Tie {more} to {less}: player and banker stakes stay.</source>
        <translation>Égalité {more} à {less}&#x202f;: les mises sur Punto et Banco restent.</translation>
    </message>
    <message>
        <source>Banker wins with 6 points: the stake stays.</source>
        <translation>Banco gagne à 6 points&#x202f;: la mise reste.</translation>
    </message>
    <message>
        <source>Banker wins with 7 in three cards: the stake stays.</source>
        <translation>Banco gagne à 7 en trois cartes&#x202f;: la mise reste.</translation>
    </message>
    <message>
        <source>This house pays nothing for that: the stake stays.</source>
        <translation>La maison ne paie rien pour cela&#x202f;: la mise reste.</translation>
    </message>
    <message>
        <source>Player wins {more} to {less}: pays {odds}.</source>
        <translation>Punto gagne {more} à {less}&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>Tie {more} to {less}: pays {odds}.</source>
        <translation>Égalité {more} à {less}&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>The player’s first two cards are a pair: pays {odds}.</source>
        <translation>Les deux premières cartes de Punto font la paire&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>The banker’s first two cards are a pair: pays {odds}.</source>
        <translation>Les deux premières cartes de Banco font la paire&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>A pair in the first two cards: pays {odds}.</source>
        <translation>Une paire dans les deux premières cartes&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>A pair of one suit in the first two cards: pays {odds}.</source>
        <translation>Une paire d’une même couleur d’entrée&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>Banker wins with 7 in three cards: pays {odds}.</source>
        <translation>Banco gagne à 7 en trois cartes&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>Player wins with 8 in three cards: pays {odds}.</source>
        <translation>Punto gagne à 8 en trois cartes&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>Player wins with a natural: pays {odds}.</source>
        <translation>Punto gagne sur abattage&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>Player wins by {by}: pays {odds}.</source>
        <translation>Punto gagne de {by}&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>Banker wins with a natural: pays {odds}.</source>
        <translation>Banco gagne sur abattage&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>Banker wins by {by}: pays {odds}.</source>
        <translation>Banco gagne de {by}&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>Banker wins {more} to {less}: pays {odds}.</source>
        <translation>Banco gagne {more} à {less}&#x202f;: paie {odds}.</translation>
    </message>
    <message>
        <source>Banker wins with 6 points: pays only {odds}.</source>
        <translation>Banco gagne à 6 points&#x202f;: ne paie que {odds}.</translation>
    </message>
    <message>
        <source>Banker wins with 7 in three cards: pays only {odds}.</source>
        <translation>Banco gagne à 7 en trois cartes&#x202f;: ne paie que {odds}.</translation>
    </message>
    <message>
        <source>{place} is next: commission comes right after its win.</source>
        <translation>{place} d’abord&#x202f;: la commission vient aussitôt après son gain.</translation>
    </message>
    <message>
        <source>{place} is next: {done} is paid already.</source>
        <translation>{place} d’abord&#x202f;: {done} est déjà payée.</translation>
    </message>
    <message>
        <source>{place} is next: main box before side box.</source>
        <translation>{place} d’abord&#x202f;: la case principale passe avant les autres.</translation>
    </message>
    <message>
        <source>{place} is next: from the right, seat by seat.</source>
        <translation>{place} d’abord&#x202f;: de la droite, place après place.</translation>
    </message>
    <message>
        <source>{place} is next: what is lost is taken before wins are paid.</source>
        <translation>{place} d’abord&#x202f;: on ramasse ce qui perd avant de payer.</translation>
    </message>
    <message>
        <source>{place} is next: first what is lost, from the right.</source>
        <translation>{place} d’abord&#x202f;: ce qui perd en premier, de la droite.</translation>
    </message>
    <message>
        <source>{place} is next: who stands comes after all who sit.</source>
        <translation>{place} d’abord&#x202f;: qui est debout vient après ceux qui sont assis.</translation>
    </message>
    <message>
        <source>{place} is next: from the right of the banker, seat {banker}.</source>
        <translation>{place} d’abord&#x202f;: de la droite du banquier, place {banker}.</translation>
    </message>
</context>
<context>
    <name>Plate</name>
    <message>
        <source>Bank: seat {seat}</source>
        <translation>Banque&#x202f;: place {seat}</translation>
    </message>
    <message>
        <source>Taking part: seat {seat}</source>
        <translation>Participant&#x202f;: place {seat}</translation>
    </message>
    <message>
        <source>Taking part: seats {seats}</source>
        <translation>Participants&#x202f;: places {seats}</translation>
    </message>
</context>
<context>
    <name>Printed</name>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
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
        <translation>nouveau</translation>
    </message>
    <message>
        <source>learning</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>mastered</source>
        <translation>acquis</translation>
    </message>
    <message>
        <source>rusty</source>
        <translation>rouillé</translation>
    </message>
    <message>
        <source>{n} of {m} mastered</source>
        <translation>{n} sur {m} acquis</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Player’s points?</source>
        <translation>Point de Punto&#x202f;?</translation>
    </message>
    <message>
        <source>Banker’s points?</source>
        <translation>Point de Banco&#x202f;?</translation>
    </message>
    <message>
        <source>What does the player do?</source>
        <translation>Que fait Punto&#x202f;?</translation>
    </message>
    <message>
        <source>What does the banker do?</source>
        <translation>Que fait Banco&#x202f;?</translation>
    </message>
    <message>
        <source>Ponte’s points?</source>
        <translation>Point du ponte&#x202f;?</translation>
    </message>
    <message>
        <source>Bank’s points?</source>
        <translation>Point de la banque&#x202f;?</translation>
    </message>
    <message>
        <source>What does the ponte do?</source>
        <translation>Que fait le ponte&#x202f;?</translation>
    </message>
    <message>
        <source>What does the bank do?</source>
        <translation>Que fait la banque&#x202f;?</translation>
    </message>
    <message>
        <source>How many points?</source>
        <translation>Quel point&#x202f;?</translation>
    </message>
    <message>
        <source>A natural?</source>
        <translation>Abattage&#x202f;?</translation>
    </message>
    <message>
        <source>Whom does it stop?</source>
        <translation>Qui arrête-t-il&#x202f;?</translation>
    </message>
    <message>
        <source>Who wins?</source>
        <translation>Qui gagne&#x202f;?</translation>
    </message>
    <message>
        <source>Another coup?</source>
        <translation>Encore un coup&#x202f;?</translation>
    </message>
    <message>
        <source>Which one is next?</source>
        <translation>Laquelle ensuite&#x202f;?</translation>
    </message>
    <message>
        <source>What becomes of it?</source>
        <translation>Qu’en fait-on&#x202f;?</translation>
    </message>
    <message>
        <source>How much is paid?</source>
        <translation>Combien paie-t-on&#x202f;?</translation>
    </message>
    <message>
        <source>How much commission?</source>
        <translation>Combien de commission&#x202f;?</translation>
    </message>
    <message>
        <source>How much is owed?</source>
        <translation>Combien est dû&#x202f;?</translation>
    </message>
    <message>
        <source>How much is the levy?</source>
        <translation>Quelle cagnotte&#x202f;?</translation>
    </message>
    <message>
        <source>Which seat is next, and how much does it owe?</source>
        <translation>Quelle place ensuite, et combien doit-elle&#x202f;?</translation>
    </message>
    <message>
        <source>Which stake is next, and what becomes of it?</source>
        <translation>Quelle mise ensuite, et qu’en fait-on&#x202f;?</translation>
    </message>
    <message>
        <source>New bank?</source>
        <translation>Nouvelle banque&#x202f;?</translation>
    </message>
    <message>
        <source>What lies in the garage now?</source>
        <translation>Combien au garage maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>What goes back to the banker?</source>
        <translation>Combien revient au banquier&#x202f;?</translation>
    </message>
    <message>
        <source>Who banks next?</source>
        <translation>Qui tient la banque ensuite&#x202f;?</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>Player wins</source>
        <translation>Punto gagne</translation>
    </message>
    <message>
        <source>Banker wins</source>
        <translation>Banco gagne</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Ponte wins</source>
        <translation>Le ponte gagne</translation>
    </message>
    <message>
        <source>Bank wins</source>
        <translation>La banque gagne</translation>
    </message>
    <message>
        <source>{result}, {more} to {less}</source>
        <translation>{result}, {more} à {less}</translation>
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
        <translation>Quitter</translation>
    </message>
    <message>
        <source>not saved: {reason}</source>
        <translation>non enregistré&#x202f;: {reason}</translation>
    </message>
    <message>
        <source>late</source>
        <translation>en retard</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>{sentence} (Said: {parts})</source>
        <translation>{sentence} (Dit&#x202f;: {parts})</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistré</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Leave the run?</source>
        <translation>Quitter la série&#x202f;?</translation>
    </message>
    <message>
        <source>Leave again or Esc leaves. Any other key stays.</source>
        <translation>«&#x202f;Quitter&#x202f;» à nouveau ou Échap&#x202f;: quitter. Toute autre touche&#x202f;: continuer.</translation>
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
        <translation>Moins de jetons font le même montant.</translation>
    </message>
</context>
<context>
    <name>Said</name>
    <message>
        <source>No card</source>
        <translation>Pas de carte</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
</context>
<context>
    <name>Seat</name>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Standing {number}</source>
        <translation>Debout {number}</translation>
    </message>
    <message>
        <source>standing {number}</source>
        <translation>debout {number}</translation>
    </message>
    <message>
        <source>st. {number}</source>
        <translation>deb. {number}</translation>
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
        <translation>Pas d’abattage</translation>
    </message>
    <message>
        <source>Natural</source>
        <translation>Abattage</translation>
    </message>
    <message>
        <source>bound</source>
        <translation>tenu</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Two cards</source>
        <translation>Deux cartes</translation>
    </message>
    <message>
        <source>Three cards</source>
        <translation>Trois cartes</translation>
    </message>
    <message>
        <source>sum below ten</source>
        <translation>total sous dix</translation>
    </message>
    <message>
        <source>sum above ten</source>
        <translation>total au-dessus de dix</translation>
    </message>
    <message>
        <source>sum above twenty</source>
        <translation>total au-dessus de vingt</translation>
    </message>
    <message>
        <source>with a ten or picture</source>
        <translation>avec une bûche</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>zéro point</translation>
    </message>
    <message>
        <source>{cards}, {what}</source>
        <translation>{cards}, {what}</translation>
    </message>
    <message>
        <source>Natural on both sides</source>
        <translation>Abattage des deux côtés</translation>
    </message>
    <message>
        <source>Eight with three cards</source>
        <translation>Huit en trois cartes</translation>
    </message>
    <message>
        <source>Nine with three cards</source>
        <translation>Neuf en trois cartes</translation>
    </message>
    <message>
        <source>Seven with two cards</source>
        <translation>Sept en deux cartes</translation>
    </message>
    <message>
        <source>Ten with two cards</source>
        <translation>Dix en deux cartes</translation>
    </message>
    <message>
        <source>Player {row}: {call}</source>
        <translation>Punto {row}&#x202f;: {call}</translation>
    </message>
    <message>
        <source>Ponte {row}, free: {call}</source>
        <translation>Ponte {row}, libre&#x202f;: {call}</translation>
    </message>
    <message>
        <source>Bank turns</source>
        <translation>Banque retourne</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Last coup?</source>
        <translation>Dernier coup&#x202f;?</translation>
    </message>
    <message>
        <source>{hand} in the coup: {call}</source>
        <translation>{hand} dans le coup&#x202f;: {call}</translation>
    </message>
    <message>
        <source>Winner of the coup: {winner}</source>
        <translation>Gagnant du coup&#x202f;: {winner}</translation>
    </message>
    <message>
        <source>First cards: no natural</source>
        <translation>Premières cartes&#x202f;: pas d’abattage</translation>
    </message>
    <message>
        <source>First cards: natural, {hand}</source>
        <translation>Premières cartes&#x202f;: abattage, {hand}</translation>
    </message>
    <message>
        <source>First cards: natural on both sides</source>
        <translation>Premières cartes&#x202f;: abattage des deux côtés</translation>
    </message>
    <message>
        <source>Bank turns its cards: no natural</source>
        <translation>La banque retourne&#x202f;: pas d’abattage</translation>
    </message>
    <message>
        <source>Bank turns its cards: natural</source>
        <translation>La banque retourne&#x202f;: abattage</translation>
    </message>
    <message>
        <source>No carte d’arrêt: another coup</source>
        <translation>Pas de carte d’arrêt&#x202f;: un autre coup</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Commission</source>
        <translation>Commission</translation>
    </message>
    <message>
        <source>Collect</source>
        <translation>Encaisser</translation>
    </message>
    <message>
        <source>Collect the commission of a shoe</source>
        <translation>Encaisser la commission d’un sabot</translation>
    </message>
    <message>
        <source>Commission {rate}, up to {unit}</source>
        <translation>Commission {rate}, au multiple de {unit} supérieur</translation>
    </message>
    <message>
        <source>Commission {rate}, down to {unit}</source>
        <translation>Commission {rate}, au multiple de {unit} inférieur</translation>
    </message>
    <message>
        <source>Commission {rate}, to the nearest {unit}</source>
        <translation>Commission {rate}, à {unit} près</translation>
    </message>
    <message>
        <source>Take: {box}</source>
        <translation>Ramasser&#x202f;: {box}</translation>
    </message>
    <message>
        <source>Leave: {box}</source>
        <translation>Laisser&#x202f;: {box}</translation>
    </message>
    <message>
        <source>Leave, won with 6 points: {box}</source>
        <translation>Laisser, gain à 6 points&#x202f;: {box}</translation>
    </message>
    <message>
        <source>Leave, won with 7 in three cards: {box}</source>
        <translation>Laisser, gain à 7 en trois cartes&#x202f;: {box}</translation>
    </message>
    <message>
        <source>Pay {odds}: {box}</source>
        <translation>Payer {odds}&#x202f;: {box}</translation>
    </message>
    <message>
        <source>From the banker’s right, seat by seat</source>
        <translation>De la droite du banquier, place après place</translation>
    </message>
    <message>
        <source>Lost stakes before wins</source>
        <translation>Ce qui perd avant les gains</translation>
    </message>
    <message>
        <source>Carte d’arrêt in this coup: another coup</source>
        <translation>Carte d’arrêt à ce coup&#x202f;: un autre coup</translation>
    </message>
    <message>
        <source>Carte d’arrêt in this coup: the last</source>
        <translation>Carte d’arrêt à ce coup&#x202f;: le dernier</translation>
    </message>
    <message>
        <source>Carte d’arrêt in an earlier coup: another coup</source>
        <translation>Carte d’arrêt à un coup précédent&#x202f;: un autre coup</translation>
    </message>
    <message>
        <source>Carte d’arrêt in an earlier coup: the last</source>
        <translation>Carte d’arrêt à un coup précédent&#x202f;: le dernier</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>From the right, seat by seat</source>
        <translation>De la droite, place après place</translation>
    </message>
    <message>
        <source>Main box before side box</source>
        <translation>Case principale avant les autres</translation>
    </message>
    <message>
        <source>Commission before the next seat</source>
        <translation>Commission avant la place suivante</translation>
    </message>
    <message>
        <source>Collecting from the right</source>
        <translation>Encaisser de la droite</translation>
    </message>
    <message>
        <source>stake</source>
        <translation>mise</translation>
    </message>
    <message>
        <source>Levy</source>
        <translation>Cagnotte</translation>
    </message>
    <message>
        <source>New bank</source>
        <translation>Nouvelle banque</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>De suite</translation>
    </message>
    <message>
        <source>Garage</source>
        <translation>Garage</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next banker</source>
        <translation>Banquier suivant</translation>
    </message>
    <message>
        <source>Levy on a win</source>
        <translation>Cagnotte sur un gain</translation>
    </message>
    <message>
        <source>No levy when the ponte wins</source>
        <translation>Pas de cagnotte si le ponte gagne</translation>
    </message>
    <message>
        <source>No levy at a tie</source>
        <translation>Pas de cagnotte à l’égalité</translation>
    </message>
    <message>
        <source>New bank, all was covered</source>
        <translation>Nouvelle banque, tout couvert</translation>
    </message>
    <message>
        <source>New bank, covered in part</source>
        <translation>Nouvelle banque, couverte en partie</translation>
    </message>
    <message>
        <source>Bank after a tie</source>
        <translation>Banque après égalité</translation>
    </message>
    <message>
        <source>Garage, all was covered</source>
        <translation>Garage, tout couvert</translation>
    </message>
    <message>
        <source>Garage, covered in part</source>
        <translation>Garage, couvert en partie</translation>
    </message>
    <message>
        <source>Garage, where something lay already</source>
        <translation>Garage, où il y avait déjà quelque chose</translation>
    </message>
    <message>
        <source>Garage after a tie</source>
        <translation>Garage après égalité</translation>
    </message>
    <message>
        <source>Nothing goes back, all was covered</source>
        <translation>Rien ne revient, tout couvert</translation>
    </message>
    <message>
        <source>What was not covered goes back</source>
        <translation>Ce qui n’était pas couvert revient</translation>
    </message>
    <message>
        <source>The garage goes back too</source>
        <translation>Le garage revient aussi</translation>
    </message>
    <message>
        <source>Next banker after a win</source>
        <translation>Banquier suivant après un gain</translation>
    </message>
    <message>
        <source>Next banker after a tie</source>
        <translation>Banquier suivant après égalité</translation>
    </message>
    <message>
        <source>Next banker after a loss</source>
        <translation>Banquier suivant après une perte</translation>
    </message>
    <message>
        <source>Next banker after a bought bank</source>
        <translation>Banquier suivant après une banque achetée</translation>
    </message>
    <message>
        <source>Bank bought by the neighbour</source>
        <translation>Banque achetée par la place voisine</translation>
    </message>
    <message>
        <source>Two coups in a row</source>
        <translation>Deux coups de suite</translation>
    </message>
    <message>
        <source>Three coups in a row</source>
        <translation>Trois coups de suite</translation>
    </message>
    <message>
        <source>Ponte {row}, bound: {call}</source>
        <translation>Ponte {row}, tenu&#x202f;: {call}</translation>
    </message>
    <message>
        <source>Bank free: {call}</source>
        <translation>Banque libre&#x202f;: {call}</translation>
    </message>
    <message>
        <source>Banker {row}: {call}</source>
        <translation>Banco {row}&#x202f;: {call}</translation>
    </message>
    <message>
        <source>Bank {row}: {call}</source>
        <translation>Banque {row}&#x202f;: {call}</translation>
    </message>
    <message>
        <source>Banker {row}, player stood: {call}</source>
        <translation>Banco {row}, Punto resté&#x202f;: {call}</translation>
    </message>
    <message>
        <source>Bank {row}, ponte stood: {call}</source>
        <translation>Banque {row}, ponte resté&#x202f;: {call}</translation>
    </message>
    <message>
        <source>Banker {row}, player drew {column}: {call}</source>
        <translation>Banco {row}, Punto tire {column}&#x202f;: {call}</translation>
    </message>
    <message>
        <source>Bank {row}, gave {column}: {call}</source>
        <translation>Banque {row}, donne {column}&#x202f;: {call}</translation>
    </message>
    <message>
        <source>{winner}, {number} cards</source>
        <translation>{winner}, {number} cartes</translation>
    </message>
    <message>
        <source>1</source>
        <translation>1</translation>
    </message>
    <message>
        <source>2 to 4</source>
        <translation>2 à 4</translation>
    </message>
    <message>
        <source>5 to 9</source>
        <translation>5 à 9</translation>
    </message>
    <message>
        <source>{winner} by {by}, {number} cards</source>
        <translation>{winner} de {by}, {number} cartes</translation>
    </message>
</context>
<context>
    <name>Slip</name>
    <message>
        <source>Bank</source>
        <translation>Banque</translation>
    </message>
    <message>
        <source>Covered</source>
        <translation>Couvert</translation>
    </message>
    <message>
        <source>Levy</source>
        <translation>Cagnotte</translation>
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
        <translation>face cachée</translation>
    </message>
    <message>
        <source>{hand}: {cards}.</source>
        <translation>{hand}&#x202f;: {cards}.</translation>
    </message>
    <message>
        <source>Paid: {chips}.</source>
        <translation>Payé&#x202f;: {chips}.</translation>
    </message>
    <message>
        <source>{seat} owes: {marks}.</source>
        <translation>{seat} doit&#x202f;: {marks}.</translation>
    </message>
    <message>
        <source>Points: {points}.</source>
        <translation>Point&#x202f;: {points}.</translation>
    </message>
    <message>
        <source>{hand} says: {said}.</source>
        <translation>{hand} dit&#x202f;: {said}.</translation>
    </message>
</context>
<context>
    <name>Summary</name>
    <message>
        <source>Right in {minutes} minutes</source>
        <translation>Justes en {minutes} minutes</translation>
    </message>
    <message>
        <source>Accuracy · {right} of {all} right</source>
        <translation>Taux de réussite · {right} justes sur {all}</translation>
    </message>
    <message>
        <source>Median time · target {target}</source>
        <translation>Temps médian · objectif {target}</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Aucune erreur.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Said</source>
        <translation>Dit</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>Only the missed ({n})</source>
        <translation>Les manquées ({n})</translation>
    </message>
    <message>
        <source>Only the slow ({n})</source>
        <translation>Les lentes ({n})</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message numerus="yes">
        <source>%n answers are not saved yet.</source>
        <translation>
            <numerusform>%n réponse n’est pas encore enregistrée.</numerusform>
            <numerusform>%n réponses ne sont pas encore enregistrées.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>On</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Non</translation>
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
        <translation>Punto, selon son point</translation>
    </message>
    <message>
        <source>Banker, by the player’s third card</source>
        <translation>Banco, selon la 3e carte de Punto</translation>
    </message>
    <message>
        <source>Ponte, by points</source>
        <translation>Ponte, selon son point</translation>
    </message>
    <message>
        <source>Bank, by the ponte’s third card</source>
        <translation>Banque, selon la 3e carte</translation>
    </message>
    <message>
        <source>C card · – no card · W at will · N natural</source>
        <translation>C carte · – pas de carte · V à volonté · A abattage</translation>
    </message>
</context>
<context>
    <name>Tableau letter</name>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>W</source>
        <translation>V</translation>
    </message>
    <message>
        <source>N</source>
        <translation>A</translation>
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
        <translation>le dossier de données ne peut pas être créé</translation>
    </message>
    <message>
        <source>the data folder is gone</source>
        <translation>le dossier de données a disparu</translation>
    </message>
    <message>
        <source>the data folder may not be written</source>
        <translation>le dossier de données est protégé en écriture</translation>
    </message>
    <message>
        <source>the history may not be read</source>
        <translation>l’historique ne peut pas être lu</translation>
    </message>
    <message>
        <source>the program is already open elsewhere</source>
        <translation>le programme est déjà ouvert ailleurs</translation>
    </message>
    <message>
        <source>another program holds the history</source>
        <translation>un autre programme retient l’historique</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>le disque signale une erreur</translation>
    </message>
    <message>
        <source>the history is damaged</source>
        <translation>l’historique est abîmé</translation>
    </message>
    <message>
        <source>the history is missing or empty</source>
        <translation>l’historique manque ou est vide</translation>
    </message>
    <message>
        <source>the history is from a newer version</source>
        <translation>l’historique vient d’une version plus récente</translation>
    </message>
    <message>
        <source>a fault in the program</source>
        <translation>une erreur du programme</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Right</source>
        <translation>Juste</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Faux</translation>
    </message>
    <message>
        <source>Right, slow</source>
        <translation>Juste, lent</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>Trop tard</translation>
    </message>
    <message>
        <source>Self-corrected</source>
        <translation>Autocorrigé</translation>
    </message>
</context>
<context>
    <name>Working</name>
    <message>
        <source>{what}: {steps}</source>
        <translation>{what}&#x202f;: {steps}</translation>
    </message>
    <message>
        <source>This house rounds up to a multiple of {unit}.</source>
        <translation>La maison arrondit au multiple de {unit} supérieur.</translation>
    </message>
    <message>
        <source>This house rounds down to a multiple of {unit}.</source>
        <translation>La maison arrondit au multiple de {unit} inférieur.</translation>
    </message>
    <message>
        <source>This house rounds to the nearest {unit}, half up.</source>
        <translation>La maison arrondit à {unit} près, la moitié vers le haut.</translation>
    </message>
    <message>
        <source>{rate} of {amount}</source>
        <translation>{rate} de {amount}</translation>
    </message>
    <message>
        <source>half of {amount}</source>
        <translation>la moitié de {amount}</translation>
    </message>
    <message>
        <source>a quarter of {amount}</source>
        <translation>le quart de {amount}</translation>
    </message>
    <message>
        <source>{steps}; {step}</source>
        <translation>{steps}&#x202f;; {step}</translation>
    </message>
    <message>
        <source>{words}, at most {amount}</source>
        <translation>{words}, au plus {amount}</translation>
    </message>
</context>
<context>
    <name>_WeekChart</name>
    <message numerus="yes">
        <source>%n answers</source>
        <comment>of one day</comment>
        <translation>
            <numerusform>%n réponse</numerusform>
            <numerusform>%n réponses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>drills</name>
    <message>
        <source>Drills</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>The drills stand here as soon as your history is read. Until then open one on the first page: you can practise without it.</source>
        <translation>Les exercices figurent ici dès que votre historique est lu. D’ici là, ouvrez-en un sur la première page&#x202f;: on peut s’exercer sans lui.</translation>
    </message>
    <message>
        <source>Aimed at {n} of {m}</source>
        <translation>Ciblé&#x202f;: {n} sur {m}</translation>
    </message>
    <message>
        <source>All {m} skills</source>
        <translation>Les {m} savoir-faire</translation>
    </message>
    <message>
        <source>Arrow keys show a skill, Enter aims at it</source>
        <translation>Les flèches montrent un savoir-faire, Entrée le cible</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Skills</source>
        <translation>Savoir-faire</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>Weak</source>
        <translation>Faibles</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveaux</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Choisis</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>{choice}: {help}</source>
        <translation>{choice}&#x202f;: {help}</translation>
    </message>
    <message>
        <source>target {time}</source>
        <translation>objectif {time}</translation>
    </message>
    <message>
        <source>{share} right of {n}</source>
        <translation>{share} de justes sur {n}</translation>
    </message>
</context>
<context>
    <name>rail</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>Chercher un réglage</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Aucun réglage ne contient ces mots.</translation>
    </message>
    <message>
        <source>Reset to the default</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Dossier de données</translation>
    </message>
    <message>
        <source>Settings, history and your own rulesets: {folder}</source>
        <translation>Réglages, historique et vos règlements&#x202f;: {folder}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Of the whole program, at once</source>
        <translation>De tout le programme, aussitôt</translation>
    </message>
    <message>
        <source>Of all words; cards follow the window</source>
        <translation>De tous les mots&#x202f;; les cartes suivent la fenêtre</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>A dark or a light room around the table</source>
        <translation>Une salle sombre ou claire autour de la table</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>The colour of the table</source>
        <translation>La couleur de la table</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <source>Cards are dealt one by one; never delays an answer</source>
        <translation>Les cartes sont données une à une&#x202f;; ne retarde aucune réponse</translation>
    </message>
    <message>
        <source>Ruleset</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>The rules of the house that you practise for</source>
        <translation>Les règles de la maison pour laquelle vous vous exercez</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>How awkward hands and sums are; target times stay the same</source>
        <translation>Difficulté des mains et des sommes&#x202f;; les temps visés restent les mêmes</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>Mode</translation>
    </message>
    <message>
        <source>How a drill is run when nothing else is chosen</source>
        <translation>La façon de s’exercer, sauf autre choix</translation>
    </message>
    <message>
        <source>Target times</source>
        <translation>Temps visés</translation>
    </message>
    <message>
        <source>In percent of the standard: 150 gives half as long again</source>
        <translation>En pour cent du standard&#x202f;: 150 donne moitié plus de temps</translation>
    </message>
    <message>
        <source>Fewest chips</source>
        <translation>Le moins de jetons</translation>
    </message>
    <message>
        <source>Amounts that are built from chips must use the fewest</source>
        <translation>Les montants composés de jetons doivent en compter le moins possible</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Bordeaux</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
</context>
<context>
    <name>today</name>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Start here: the lesson takes a minute.</source>
        <translation>Commencez ici&#x202f;: la leçon prend une minute.</translation>
    </message>
    <message>
        <source>Weak: asked, and under 90 % right or too slow. The three need not add up to all skills.</source>
        <translation>Faible&#x202f;: demandé, et moins de 90&#x202f;% justes ou trop lent. Les trois chiffres ne font pas le total.</translation>
    </message>
    <message>
        <source>{drill}: what you need most now</source>
        <translation>{drill}&#x202f;: le plus utile maintenant</translation>
    </message>
    <message>
        <source>Start with the lesson: {drill}</source>
        <translation>Commencer par la leçon&#x202f;: {drill}</translation>
    </message>
    <message>
        <source>Start: {answers} answers, about {minutes} min</source>
        <translation>Commencer&#x202f;: {answers} réponses, environ {minutes} min</translation>
    </message>
    <message>
        <source>weak</source>
        <translation>faible</translation>
    </message>
    <message>
        <source>Asked, and under 90 % right or too slow</source>
        <translation>Demandé, et moins de 90&#x202f;% justes ou trop lent</translation>
    </message>
    <message>
        <source>Never asked</source>
        <translation>Jamais demandé</translation>
    </message>
    <message>
        <source>At least 90 % right and in time, once at least; what is earned stays</source>
        <translation>Au moins une fois 90&#x202f;% justes et à temps&#x202f;; ce qui est acquis le reste</translation>
    </message>
    <message>
        <source>Last seven days</source>
        <translation>Les sept derniers jours</translation>
    </message>
    <message>
        <source>Here stand your answers of each day and how many were right.</source>
        <translation>Vous verrez ici vos réponses de chaque jour et combien étaient justes.</translation>
    </message>
    <message>
        <source>{day}: {answers}, {share} right</source>
        <translation>{day}&#x202f;: {answers}, {share} justes</translation>
    </message>
</context>
</TS>
