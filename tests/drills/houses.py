"""Odd houses of our own, for drills that must take whatever a ruleset can say."""

from __future__ import annotations

from croupier_trainer.rules.ruleset import Ruleset
from tests.rules.shipped import own

_NO_TABLEAU = 'ponte = "SSSSSSSS"\nbank = [' + '"SSSSSSSSSSS",' * 8 + "]"
_MARGINS = 'pays = "1:1"\nmargins = { 9 = "30:1", 8 = "10:1", 7 = "4:1", 6 = "4:1", 5 = "2:1" }\n'
_DRAGONS = "".join(f"[boxes.dragon-bonus-{side}]\n{_MARGINS}" for side in ("player", "banker"))

PUNTO_HOUSES: dict[str, Ruleset] = {
    "tie 9:1, no commission": own(
        'based-on = "punto-banco"\n[boxes]\ntie = { pays = "9:1" }\nbanker = { commission = false }'
    ),
    "commission rounded down to 1": own(
        'based-on = "punto-banco"\n[boxes]\nbanker = { commission = { rate = "5 %", unit = "1", rounding = "down" } }'
    ),
    "five-cent units": own(
        'based-on = "punto-banco"\n[boxes]\nbanker = { commission = { rate = "4.5 %", unit = "0.05" } }'
    ),
    "another dragon table": own(f'based-on = "punto-banco"\n{_DRAGONS}'),
    "odds that fall between cents": own(
        'based-on = "punto-banco"\n[boxes]\ntie = { pays = "23:3", rounding = "up" }\n'
        'player = { pays = "2:3", rounding = "down" }\nbanker = { pays = "19:20", commission = false }'
    ),
    "commission on high stakes only": own(
        'based-on = "punto-banco"\n[boxes]\nbanker = { commission = { rate = "1 %", unit = "80", rounding = "down" } }'
    ),
    "no commission at all, however it is put": own(
        'based-on = "punto-banco"\n[boxes]\nbanker = { commission = { rate = "0 %", unit = "1" } }'
    ),
    "a six is a push, and there is commission on the tie": own(
        'based-on = "punto-banco"\n[boxes]\nbanker = { reduced-on = "six-points" }\n'
        'tie = { pays = "8:1", commission = { rate = "10 %", unit = "0.50", rounding = "up" } }'
    ),
    "one pack and every sort of pair": own(
        'based-on = "mini-baccarat"\n[sabot]\npacks = 1\nburn = "none"\n[boxes]\ndragon-7 = { pays = "40:1" }'
    ),
    "two boxes of a kind, side boxes first": own(
        'based-on = "punto-banco"\n[boxes]\npair = { kind = "either-pair", pays = "5:1" }\n'
        'high = { kind = "tie", pays = "9:1" }\ntwin = { kind = "either-pair", pays = "4:1" }'
    ),
    "the banker's box alone": own('based-on = "punto-banco"\n[boxes]\nplayer = false\ntie = false'),
    "a side box alone": own(
        'based-on = "punto-banco"\n[boxes]\nplayer = false\nbanker = false\ntie = false\npanda-8 = { pays = "25:1" }'
    ),
    "nobody draws": own(f'based-on = "mini-baccarat"\n[tableau]\n{_NO_TABLEAU}'),
    "boxes that pay nothing": own(
        'based-on = "punto-banco"\n[boxes]\nplayer = { pays = "0:1" }\ntie = { pays = "1000:1" }'
    ),
}
"""Punto banco, by what is odd about them."""

CHEMIN_HOUSES: dict[str, Ruleset] = {
    "levy beside": own('based-on = "chemin-de-fer"\n[bank]\nlevy-from = "beside"'),
    "levy up to the unit, uncovered stays": own(
        'based-on = "koenigsspiel"\n[bank]\nlevy = { rate = "2.5 %", unit = "1", rounding = "up" }'
    ),
    "levy in five-cent units": own(
        'based-on = "chemin-de-fer"\n[bank]\nlevy = { rate = "1.25 %", unit = "0.05", rounding = "down" }'
    ),
    "levy to the cent": own('based-on = "chemin-de-fer"\n[bank]\nlevy = { rate = "3.333 %", unit = "0.01" }'),
    "a levy of nothing": own('based-on = "chemin-de-fer"\n[bank]\nlevy = { rate = "0 %" }'),
    "a levy that small banks escape": own(
        'based-on = "chemin-de-fer"\n[bank]\nlevy = { rate = "5 %", unit = "50", rounding = "down" }'
    ),
    "garage without levy": own('based-on = "chemin-de-fer"\n[bank]\nlevy = false'),
    "nobody is ever free": own(
        'based-on = "koenigsspiel"\n[bank]\nfree-alone = "nobody"\n[bank.announcements]\n'
        'banco-avec-la-table = { stake = "exactly-half", partners = true }'
    ),
}
"""Chemin de fer, by what is odd about them."""
