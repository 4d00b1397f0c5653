"""Tokens and enums in words of the chosen language, each said here only.

A call of `translate` takes literals only, one call a line, so that lupdate finds each text. What a person reads as one
sentence is one text: languages order their words differently. What the first page needs too is in `short_words.py`,
skills are in `skill_words.py`, money in `money_words.py`, explanations of verdicts in `explaining.py`.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from croupier_trainer.drills.drill import DIGITS, Arret, Item, Level, Move, Part, Question, Turn, place_of
from croupier_trainer.rules.cards import Card
from croupier_trainer.rules.play import Winner
from croupier_trainer.rules.ruleset import BoxKind, Family, Kind, Names, Ruleset, in_language
from croupier_trainer.rules.seats import BANK_SEATS
from croupier_trainer.rules.tableau import Call, Hand
from croupier_trainer.statistics import run_summary
from croupier_trainer.training.answer import Mode
from croupier_trainer.training.ports import Trouble
from croupier_trainer.training.run import ERROR_MS, SPRINT_MS
from croupier_trainer.training.standard import Standard
from croupier_trainer.ui.money_words import money
from croupier_trainer.ui.scene import table_picture
from croupier_trainer.ui.scene.picture import TableauWords
from croupier_trainer.ui.short_words import percent_words
from croupier_trainer.ui.translating import shown_language


def hand_name(hand: Hand, family: Family) -> str:
    """A hand as its name stands above it on the felt: ponte and bank; in punto banco player and banker."""
    if family is Family.PUNTO_BANCO:
        return {
            Hand.PONTE: QCoreApplication.translate("Hand", "Player"),
            Hand.BANKER: QCoreApplication.translate("Hand", "Banker"),
        }[hand]
    return {
        Hand.PONTE: QCoreApplication.translate("Hand", "Ponte"),
        Hand.BANKER: QCoreApplication.translate("Hand", "Bank"),
    }[hand]


def answer_words(token: str, family: Family) -> str:
    """What an answer key says, such as `At will`; a digit is itself. KeyError if there is no such token."""
    if token in DIGITS:
        return token
    return (_punto_banco_answers() if family is Family.PUNTO_BANCO else _chemin_de_fer_answers())[token]


def part_words(ruleset: Ruleset, question: Question, token: str) -> str:
    """What is said to a question, by key, place or amount: `Bank`, `Seat 3, Banker`, `1,234.50`."""
    if question.is_amount:
        return money(int(token))
    if question.part is Part.PLACE:
        return place_name(ruleset, token)
    return answer_words(token, ruleset.family)


def _common_answers() -> dict[str, str]:
    return {
        "stand": QCoreApplication.translate("Answer", "No card"),
        "draw": QCoreApplication.translate("Answer", "Card"),
        "choice": QCoreApplication.translate("Answer", "At will"),
        "natural": QCoreApplication.translate("Answer", "Natural"),
        "none": QCoreApplication.translate("Answer", "None"),
        "both": QCoreApplication.translate("Answer", "Both"),
        "nobody": QCoreApplication.translate("Answer", "Nobody"),
        "egalite": QCoreApplication.translate("Answer", "Tie"),
        "goes-on": QCoreApplication.translate("Answer", "Goes on"),
        "one-more": QCoreApplication.translate("Answer", "One more coup"),
        "last": QCoreApplication.translate("Answer", "Last coup"),
        Move.TAKE.value: QCoreApplication.translate("Answer", "Take"),
        Move.PAY.value: QCoreApplication.translate("Answer", "Pay"),
        Move.COMMISSION.value: QCoreApplication.translate("Answer", "Commission"),
        Move.LEAVE.value: QCoreApplication.translate("Answer", "Let stand"),
    }


def _chemin_de_fer_answers() -> dict[str, str]:
    return _common_answers() | {
        "ponte-eight": QCoreApplication.translate("Answer", "Ponte 8"),
        "ponte-nine": QCoreApplication.translate("Answer", "Ponte 9"),
        "banker-eight": QCoreApplication.translate("Answer", "Bank 8"),
        "banker-nine": QCoreApplication.translate("Answer", "Bank 9"),
        "ponte": QCoreApplication.translate("Answer", "Ponte"),
        "banker": QCoreApplication.translate("Answer", "Bank"),
    }


def _punto_banco_answers() -> dict[str, str]:
    return _common_answers() | {
        "ponte-eight": QCoreApplication.translate("Answer", "Player 8"),
        "ponte-nine": QCoreApplication.translate("Answer", "Player 9"),
        "banker-eight": QCoreApplication.translate("Answer", "Banker 8"),
        "banker-nine": QCoreApplication.translate("Answer", "Banker 9"),
        "ponte": QCoreApplication.translate("Answer", "Player"),
        "banker": QCoreApplication.translate("Answer", "Banker"),
    }


def call_words(call: Call) -> str:
    """What a hand does or is required to do, inside a sentence: `no card`."""
    return {
        Call.STAND: QCoreApplication.translate("Call", "no card"),
        Call.DRAW: QCoreApplication.translate("Call", "card"),
        Call.CHOICE: QCoreApplication.translate("Call", "at will"),
    }[call]


def natural_words() -> str:
    """`natural`, inside a sentence."""
    return QCoreApplication.translate("Call", "natural")


def said_words(call: Call) -> str:
    """What the ponte has said, as his bubble shows it; KeyError for what is never said."""
    return {
        Call.STAND: QCoreApplication.translate("Said", "No card"),
        Call.DRAW: QCoreApplication.translate("Said", "Card"),
    }[call]


def question_words(part: Part, family: Family) -> str:
    """What is asked: the task line, and what a screen reader says."""
    if family is Family.PUNTO_BANCO:
        own = {
            Part.POINTS_PONTE: QCoreApplication.translate("Question", "Player’s points?"),
            Part.POINTS_BANKER: QCoreApplication.translate("Question", "Banker’s points?"),
            Part.PONTE_CALL: QCoreApplication.translate("Question", "What does the player do?"),
            Part.BANK_CALL: QCoreApplication.translate("Question", "What does the banker do?"),
        }
    else:
        own = {
            Part.POINTS_PONTE: QCoreApplication.translate("Question", "Ponte’s points?"),
            Part.POINTS_BANKER: QCoreApplication.translate("Question", "Bank’s points?"),
            Part.PONTE_CALL: QCoreApplication.translate("Question", "What does the ponte do?"),
            Part.BANK_CALL: QCoreApplication.translate("Question", "What does the bank do?"),
        }
    common = {
        Part.POINTS: QCoreApplication.translate("Question", "How many points?"),
        Part.NATURAL: QCoreApplication.translate("Question", "A natural?"),
        Part.STOPS: QCoreApplication.translate("Question", "Whom does it stop?"),
        Part.WINNER: QCoreApplication.translate("Question", "Who wins?"),
        Part.LAST_COUP: QCoreApplication.translate("Question", "Another coup?"),
        Part.PLACE: QCoreApplication.translate("Question", "Which one is next?"),
        Part.MOVE: QCoreApplication.translate("Question", "What becomes of it?"),
        Part.WIN: QCoreApplication.translate("Question", "How much is paid?"),
        Part.COMMISSION: QCoreApplication.translate("Question", "How much commission?"),
        Part.COLLECTED: QCoreApplication.translate("Question", "How much is owed?"),
        Part.LEVY: QCoreApplication.translate("Question", "How much is the levy?"),
        Part.BANK_SUM: QCoreApplication.translate("Question", "New bank?"),
        Part.GARAGE: QCoreApplication.translate("Question", "What lies in the garage now?"),
        Part.BACK: QCoreApplication.translate("Question", "What goes back to the banker?"),
        Part.NEXT_BANKER: QCoreApplication.translate("Question", "Who banks next?"),
    }
    return (common | own)[part]


def task_words(turn: Turn, question: Question) -> str:
    """What is asked of a turn now; a place is asked for together with what follows it."""
    if question.part is not Part.PLACE:
        return question_words(question.part, turn.ruleset.family)
    if turn.asks[1].part is Part.COLLECTED:
        return QCoreApplication.translate("Question", "Which seat is next, and how much does it owe?")
    return QCoreApplication.translate("Question", "Which stake is next, and what becomes of it?")


def seat_words(number: int, seats: int = BANK_SEATS) -> str:
    """A seat by its number: `Seat 3`; numbers above those at the table are standing players: `Standing 1`."""
    if number <= seats:
        return QCoreApplication.translate("Seat", "Seat {number}").format(number=number)
    return QCoreApplication.translate("Seat", "Standing {number}").format(number=number - seats)


def seat_number(number: int, seats: int = BANK_SEATS) -> str:
    """A seat in a row of seats: its number, or `standing 1`."""
    if number <= seats:
        return str(number)
    return QCoreApplication.translate("Seat", "standing {number}").format(number=number - seats)


def seat_plate(number: int, seats: int = BANK_SEATS) -> str:
    """What stands on a seat's plate: its number, or a short `st. 1`."""
    if number <= seats:
        return str(number)
    return QCoreApplication.translate("Seat", "st. {number}").format(number=number - seats)


def place_name(ruleset: Ruleset, token: str, seats: int = BANK_SEATS) -> str:
    """A stake's place: `Seat 3, Banker`, and `Seat 3` where there are no boxes."""
    number, box = place_of(token)
    if box is None:
        return seat_words(number, seats)
    place = QCoreApplication.translate("Seat", "{seat}, {box}")
    return place.format(seat=seat_words(number, seats), box=box_words(ruleset, box))


def box_words(ruleset: Ruleset, name: str) -> str:
    """A box of the layout by its name in the ruleset: `Banker pair`. A house's own name is added."""
    kind = ruleset.boxes[name].kind
    return box_kind_words(kind) if name == kind.value else f"{box_kind_words(kind)} ({name})"


def box_kind_words(kind: BoxKind) -> str:
    """A kind of box in full."""
    return {
        BoxKind.PLAYER: QCoreApplication.translate("Box", "Player"),
        BoxKind.BANKER: QCoreApplication.translate("Box", "Banker"),
        BoxKind.TIE: QCoreApplication.translate("Box", "Tie"),
        BoxKind.PLAYER_PAIR: QCoreApplication.translate("Box", "Player pair"),
        BoxKind.BANKER_PAIR: QCoreApplication.translate("Box", "Banker pair"),
        BoxKind.EITHER_PAIR: QCoreApplication.translate("Box", "Either pair"),
        BoxKind.PERFECT_PAIR: QCoreApplication.translate("Box", "Perfect pair"),
        BoxKind.DRAGON_7: QCoreApplication.translate("Box", "Dragon 7"),
        BoxKind.PANDA_8: QCoreApplication.translate("Box", "Panda 8"),
        BoxKind.DRAGON_BONUS_PLAYER: QCoreApplication.translate("Box", "Player bonus"),
        BoxKind.DRAGON_BONUS_BANKER: QCoreApplication.translate("Box", "Banker bonus"),
    }[kind]


def box_label(ruleset: Ruleset, name: str) -> str:
    """What is printed in a box on the felt: nine characters at most."""
    return {
        BoxKind.PLAYER: QCoreApplication.translate("Box label", "P"),
        BoxKind.BANKER: QCoreApplication.translate("Box label", "B"),
        BoxKind.TIE: QCoreApplication.translate("Box label", "Tie"),
        BoxKind.PLAYER_PAIR: QCoreApplication.translate("Box label", "P pair"),
        BoxKind.BANKER_PAIR: QCoreApplication.translate("Box label", "B pair"),
        BoxKind.EITHER_PAIR: QCoreApplication.translate("Box label", "Either"),
        BoxKind.PERFECT_PAIR: QCoreApplication.translate("Box label", "Perfect"),
        BoxKind.DRAGON_7: QCoreApplication.translate("Box label", "Dragon 7"),
        BoxKind.PANDA_8: QCoreApplication.translate("Box label", "Panda 8"),
        BoxKind.DRAGON_BONUS_PLAYER: QCoreApplication.translate("Box label", "P bonus"),
        BoxKind.DRAGON_BONUS_BANKER: QCoreApplication.translate("Box label", "B bonus"),
    }[ruleset.boxes[name].kind]


def result_words(winner: Winner, family: Family) -> str:
    """How a coup ended: `Bank wins`."""
    if family is Family.PUNTO_BANCO:
        return {
            Winner.PONTE: QCoreApplication.translate("Result", "Player wins"),
            Winner.BANKER: QCoreApplication.translate("Result", "Banker wins"),
            Winner.EGALITE: QCoreApplication.translate("Result", "Tie"),
        }[winner]
    return {
        Winner.PONTE: QCoreApplication.translate("Result", "Ponte wins"),
        Winner.BANKER: QCoreApplication.translate("Result", "Bank wins"),
        Winner.EGALITE: QCoreApplication.translate("Result", "Tie"),
    }[winner]


def score_words(winner: Winner, family: Family, points: tuple[int, int]) -> str:
    """How a coup ended, with the points of ponte and bank: `Player wins, 7 to 4`, `Tie, 7 to 7`."""
    more, less = max(points), min(points)
    words = QCoreApplication.translate("Result", "{result}, {more} to {less}")
    return words.format(result=result_words(winner, family), more=more, less=less)


def coup_words(number: int) -> str:
    """One of several coups in a row."""
    return QCoreApplication.translate("Result", "Coup {number}").format(number=number)


def item_words(item: Item) -> str:
    """A line of the running slip."""
    return {
        Item.BANK: QCoreApplication.translate("Slip", "Bank"),
        Item.COVERED: QCoreApplication.translate("Slip", "Covered"),
        Item.LEVY: QCoreApplication.translate("Slip", "Levy"),
        Item.GARAGE: QCoreApplication.translate("Slip", "Garage"),
    }[item]


def croupier_box_words(kind: table_picture.BoxKind) -> str:
    """What is printed on a place before the croupier."""
    return {
        table_picture.BoxKind.BANK: QCoreApplication.translate("Printed", "Bank"),
        table_picture.BoxKind.GARAGE: QCoreApplication.translate("Printed", "Garage"),
        table_picture.BoxKind.CAGNOTTE: QCoreApplication.translate("Printed", "Cagnotte"),
    }[kind]


def arret_words(arret: Arret) -> str:
    """The carte d'arrêt, as far as it can be seen."""
    return {
        Arret.COMES: QCoreApplication.translate("Arret", "Carte d’arrêt"),
        Arret.LIES: QCoreApplication.translate("Arret", "Carte d’arrêt in an earlier coup"),
    }[arret]


def ruleset_name(ruleset: Ruleset) -> str:
    """The ruleset's name in the chosen language."""
    return name_words(ruleset.names)


def name_words(names: Names) -> str:
    """What a file says in every language, in the chosen one."""
    return in_language(names, shown_language())


def standard_words(standard: Standard) -> str:
    """Whose target times these are: `House standard. The times are ours; no authority sets them.`."""
    return f"{name_words(standard.names)}. {name_words(standard.note)}"


def mode_words(mode: Mode) -> str:
    """A way to run a drill."""
    return {
        Mode.LEARN: QCoreApplication.translate("Mode", "Learn"),
        Mode.PRACTISE: QCoreApplication.translate("Mode", "Practise"),
        Mode.SPRINT: QCoreApplication.translate("Mode", "Sprint"),
    }[mode]


def mode_help(mode: Mode) -> str:
    """What a way to run a drill is, in a few words."""
    sprint = QCoreApplication.translate("Mode", "{minutes} minutes; an error costs {seconds} s")
    return {
        Mode.LEARN: QCoreApplication.translate("Mode", "No clock, with help"),
        Mode.PRACTISE: QCoreApplication.translate("Mode", "Target time per task; wrong ones come back"),
        Mode.SPRINT: sprint.format(minutes=SPRINT_MS // 60_000, seconds=ERROR_MS // 1000),
    }[mode]


def level_words(level: Level) -> str:
    """A level by its number."""
    return QCoreApplication.translate("Level", "Level {number}").format(number=level.value)


def level_help(level: Level, drill_id: str) -> str:
    """What a level of a drill asks for, in a few words. KeyError if there is no such drill."""
    cards = {
        Level.FIRST: QCoreApplication.translate("Level", "Read at sight"),
        Level.SECOND: QCoreApplication.translate("Level", "As a sabot deals"),
        Level.THIRD: QCoreApplication.translate("Level", "Nearly all to be counted"),
    }
    return {
        **dict.fromkeys(("points", "natural", "ponte-draw", "bank-draw", "winner"), cards),
        "sabot": {
            Level.FIRST: QCoreApplication.translate("Level", "As a sabot deals, hands bound"),
            Level.SECOND: QCoreApplication.translate("Level", "As a sabot deals"),
            Level.THIRD: QCoreApplication.translate("Level", "As a sabot deals, fuller table"),
        },
        "payout": {
            Level.FIRST: QCoreApplication.translate("Level", "Two seats, round sums"),
            Level.SECOND: QCoreApplication.translate("Level", "Three seats, ordinary sums"),
            Level.THIRD: QCoreApplication.translate("Level", "Four seats, odd sums"),
        },
        "bank-sum": {
            Level.FIRST: QCoreApplication.translate("Level", "Round sums"),
            Level.SECOND: QCoreApplication.translate("Level", "Ordinary sums"),
            Level.THIRD: QCoreApplication.translate("Level", "Odd sums, more stakes"),
        },
    }[drill_id][level]


def kind_words(kind: Kind) -> str:
    """An announcement, as it is called in every language."""
    return {
        Kind.BANCO_SUIVI: QCoreApplication.translate("Kind", "Banco suivi"),
        Kind.BANCO: QCoreApplication.translate("Kind", "Banco"),
        Kind.BANCO_SOLO: QCoreApplication.translate("Kind", "Banco solo"),
        Kind.BANCO_ET_LA_TABLE_MARCHE: QCoreApplication.translate("Kind", "Banco et la table marche"),
        Kind.BANCO_AVEC_LA_TABLE: QCoreApplication.translate("Kind", "Banco avec la table"),
    }[kind]


def trouble_words(trouble: Trouble) -> str:
    """What is the matter with the data folder, inside a sentence: `the disk is full`."""
    return {
        Trouble.NO_FOLDER: QCoreApplication.translate("Trouble", "the data folder cannot be made"),
        Trouble.FOLDER_GONE: QCoreApplication.translate("Trouble", "the data folder is gone"),
        Trouble.READ_ONLY: QCoreApplication.translate("Trouble", "the data folder may not be written"),
        Trouble.UNREADABLE: QCoreApplication.translate("Trouble", "the history may not be read"),
        Trouble.SECOND_PROGRAM: QCoreApplication.translate("Trouble", "the program is already open elsewhere"),
        Trouble.LOCKED: QCoreApplication.translate("Trouble", "another program holds the history"),
        Trouble.DISK_FULL: QCoreApplication.translate("Trouble", "the disk is full"),
        Trouble.MACHINE: QCoreApplication.translate("Trouble", "the disk reports an error"),
        Trouble.DAMAGED: QCoreApplication.translate("Trouble", "the history is damaged"),
        Trouble.LOST: QCoreApplication.translate("Trouble", "the history is missing or empty"),
        Trouble.BAD_ROWS: QCoreApplication.translate("Trouble", "the history is damaged"),
        Trouble.NEWER: QCoreApplication.translate("Trouble", "the history is from a newer version"),
        Trouble.FAULT: QCoreApplication.translate("Trouble", "a fault in the program"),
    }[trouble]


def cap_words(cap: str) -> str:
    """A binding's cap in words, for screen readers; letters and digits are themselves."""
    return {
        "left": QCoreApplication.translate("Key", "left arrow"),
        "right": QCoreApplication.translate("Key", "right arrow"),
        "up": QCoreApplication.translate("Key", "up arrow"),
        "down": QCoreApplication.translate("Key", "down arrow"),
    }.get(cap, cap)


def card_words(card: Card) -> str:
    """A card in words: `nine of hearts` with the nine as a figure."""
    ranks = {
        "A": QCoreApplication.translate("Card", "ace"),
        "T": QCoreApplication.translate("Card", "ten"),
        "J": QCoreApplication.translate("Card", "jack"),
        "Q": QCoreApplication.translate("Card", "queen"),
        "K": QCoreApplication.translate("Card", "king"),
    }
    suits = {
        "C": QCoreApplication.translate("Card", "clubs"),
        "D": QCoreApplication.translate("Card", "diamonds"),
        "H": QCoreApplication.translate("Card", "hearts"),
        "S": QCoreApplication.translate("Card", "spades"),
    }
    rank = ranks.get(card.rank, card.rank)
    return QCoreApplication.translate("Card", "{rank} of {suit}").format(rank=rank, suit=suits[card.suit])


def tableau_words(family: Family) -> TableauWords:
    """The letters in a tableau, and the captions of a large one."""
    if family is Family.PUNTO_BANCO:
        ponte, banker = QCoreApplication.translate("Tableau", "P"), QCoreApplication.translate("Tableau", "B")
        ponte_caption = QCoreApplication.translate("Tableau", "Player, by points")
        bank_caption = QCoreApplication.translate("Tableau", "Banker, by the player’s third card")
    else:
        ponte, banker = QCoreApplication.translate("Tableau", "P"), QCoreApplication.translate("Tableau", "B")
        ponte_caption = QCoreApplication.translate("Tableau", "Ponte, by points")
        bank_caption = QCoreApplication.translate("Tableau", "Bank, by the ponte’s third card")
    return TableauWords(
        draw=QCoreApplication.translate("Tableau letter", "C"),
        stand=QCoreApplication.translate("Tableau letter", "–"),
        choice=QCoreApplication.translate("Tableau letter", "W"),
        natural=QCoreApplication.translate("Tableau letter", "N"),
        ponte=ponte,
        banker=banker,
        ponte_caption=ponte_caption,
        bank_caption=bank_caption,
    )


def tableau_legend() -> str:
    """What the letters in a tableau mean, in one line that breaks between letters only."""
    legend = QCoreApplication.translate("Tableau", "C card · – no card · W at will · N natural")
    return " · ".join(entry.replace(" ", "\u00a0") for entry in legend.split(" · "))


def seconds(duration_ms: int) -> str:
    """A duration as a figure with one decimal, without its unit: `1.4`. Rounded half up, so that it never flatters."""
    return QLocale().toString((duration_ms + 50) // 100 / 10, "f", 1)


def time_words(duration_ms: int) -> str:
    """A duration with its unit: `1.4 s`."""
    return QCoreApplication.translate("Time", "{time} s").format(time=seconds(duration_ms))


def time_of_target(duration_ms: int, target_ms: int) -> str:
    """Time against target: `1.4 s / 2.5 s`."""
    template = QCoreApplication.translate("Time", "{time} s / {target} s")
    return template.format(time=seconds(duration_ms), target=seconds(target_ms))


def minutes(duration_ms: int) -> str:
    """Minutes and seconds left, a begun second counting as whole: `2:59`."""
    left_s = -(-max(0, duration_ms) // 1000)
    return f"{left_s // 60}:{left_s % 60:02d}"


def place_words(number: int, of: int | None) -> str:
    """The place in a run: `12 / 40`, or the number alone where the run has no end by number."""
    locale = QLocale()
    if of is None:
        return locale.toString(number)
    return QCoreApplication.translate("Run", "{number} / {all}").format(
        number=locale.toString(number), all=locale.toString(of)
    )


def percent(part: int, whole: int) -> str:
    """A share in whole percent, rounded as all figures are: `93 %`; a dash where nothing stands behind it."""
    return percent_words(run_summary.percent(part, whole))
