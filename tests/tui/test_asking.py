"""One question at a staged table: what is shown, what is understood, what is asked twice."""

import re

import pytest

from sixgun.text import Text

from .driver import Players, asked, staged

SHERIFF: dict[str, object] = {"role": "sheriff", "character": "none"}
OTHERS: Players = {
    "B": {"role": "outlaw", "character": "none", "hand": ["beer"]},
    "C": {"role": "renegade", "character": "none", "hand": ["beer"]},
    "D": {"role": "outlaw", "character": "none", "table": ["barrel"]},
}
DODGE_CITY = ["base", "dodge-city"]


def turn_of(*hand: str, table: tuple[str, ...] = (), **more: object) -> Players:
    return {"A": {**SHERIFF, "hand": list(hand), "table": list(table), **more}, **OTHERS}


@pytest.mark.parametrize(
    ("typed", "means"),
    [
        ("1 b", "play bang/AS at B"),
        ("1 D", "play bang/AS at D"),
        ("2", "play stagecoach/9S"),
        ("0", "end"),
        ("end", "end"),
        ("play bang at D", "play bang/AS at D"),
        ("Play BANG! at d", "play bang/AS at D"),
        ("bang d", "play bang/AS at D"),
        ("bang/as b", "play bang/AS at B"),
        ("A♠ b", "play bang/AS at B"),
        ("stage", "play stagecoach/9S"),
    ],
)
def test_an_answer_is_a_number_a_move_or_a_few_words(typed: str, means: str) -> None:
    move, _ = asked(staged("card", turn_of("bang/AS", "stagecoach")), typed)
    assert str(move) == means


def test_a_card_is_one_line_and_a_letter_picks_the_target() -> None:
    game = staged("card", turn_of("bang/AS", "duel/QD", "cat-balou/KH", "panic/JH", "stagecoach"))
    move, out = asked(game, "2 c")
    assert str(move) == "play duel/QD at C"
    assert "  2  Play Duel Q♦ at B, C or D\n" in out
    move, out = asked(game, "3", "3")
    assert str(move) == "play cat-balou/KH at D:barrel/QS"
    assert "At whom?\n  1  B (nobody in particular, 4/4)\n" in out


@pytest.mark.parametrize("more", [(), ("duel/QD", "saloon", "panic/JH", "beer", "indians", "schofield")])
def test_a_card_is_one_line_however_many_others_there_are(more: tuple[str, ...]) -> None:
    move, out = asked(staged("card", turn_of("bang/AS", *more)), "1", "2")
    assert str(move) == "play bang/AS at D"
    assert "What do you play?\n  1  Play BANG! A♠ at B or D\n" in out
    assert "At whom?\n  1  B (nobody in particular, 4/4)\n  2  D (nobody in particular, 4/4)\n" in out


def test_enter_goes_back_and_never_ends_the_turn() -> None:
    game = staged("card", turn_of("bang/AS", "duel/QD", "cat-balou/KH", "panic/JH", "stagecoach"))
    move, out = asked(game, "2", "", "", "", "5")
    assert str(move) == "play stagecoach/9S"
    assert out.count("What do you play?") == 4


def test_a_pair_to_pay_with_is_chosen_card_by_card() -> None:
    hand = ("bang/AS", "beer/6H", "missed/10C", "saloon", "stagecoach")
    game = staged("card", turn_of(*hand, character="doc-holyday"), sets=DODGE_CITY)
    move, out = asked(game, "ability", "2", "1", "4")
    assert str(move) == "ability discarding bang/AS, stagecoach/9S at D"
    assert "Which card do you discard first?" in out
    assert "And which one with BANG! A♠?" in out
    assert re.search(r"Use your ability at B or D \(costs 2 cards\)", out)


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("7", "There is no answer 7; type a number from 0 to 2, or `help`."),
        ("stagecoch", "`stagecoch` is no answer here; did you mean `stagecoach`? `help` explains everything."),
        ("tabel", "`tabel` is no answer here; did you mean `table`? `help` explains everything."),
        ("xyzzy", "`xyzzy` is no answer here; type one of the numbers, a move such as"),
        ("1 c", "`c` does not go with answer 1; type 1 alone to see what does."),
        ("play bang at C", "BANG! at C: out of reach: 2, your gun 1."),
        ("panic c", "You do not hold Panic!; `table` shows your hand."),
        ("missed", "Missed!: It only comes out as an answer, when somebody shoots at you."),
    ],
)
def test_a_wrong_answer_gets_a_sentence_and_the_question_again(typed: str, says: str) -> None:
    move, out = asked(staged("card", turn_of("bang/AS", "missed/10C", "stagecoach")), typed, "end")
    assert str(move) == "end"
    assert says in " ".join(out.split())
    assert out.count("What do you play?") == 2
    assert out.count("  2  Play Stagecoach 9♠\n") == 2


def test_a_second_bang_and_a_green_card_that_waits_are_refused_with_the_reason() -> None:
    game = staged("card", turn_of("bang/AS", "bang/2D", "knife", "stagecoach"), sets=DODGE_CITY)
    game.play("play bang/AS at B")
    game.play("pass")
    game.play("play knife")
    _, out = asked(game, "bang d", "use knife at b", "end")
    assert "BANG!: Only one BANG! a turn." in out
    assert "Knife: It was laid down this turn and can be used from your next turn on." in out


def test_a_hand_over_its_limit_says_what_ending_the_turn_costs() -> None:
    hand = ("bang/AS", "stagecoach", "missed/10C", "duel/QD")
    _, out = asked(staged("card", turn_of(*hand, life=2)), "table", "end")
    assert "Your hand (limit 2): BANG! A♠" in out
    assert "  0  End your turn, then discard 2\n" in out
    _, out = asked(staged("card", turn_of(*hand, character="sean-mallory", life=2), sets=DODGE_CITY), "table", "end")
    assert "Your hand (limit 10): BANG! A♠" in out
    assert "  0  End your turn\n" in out


def test_help_table_and_log_work_wherever_something_is_asked() -> None:
    game = staged("card", turn_of("bang/AS", "stagecoach"))
    _, out = asked(game, "help", "help barrel", "help slab", "help distance", "help quxx", "table", "log", "end")
    assert "Barrel (blue; base game Q♠ K♠, Dodge City A♣)" in out
    assert "Laid down; it works as long as it is in play." in out
    assert "Slab the Killer (4 life points; card game)" in out
    assert "Places to a player the short way round" in out
    assert "There is nothing about `quxx`; `help` lists words to ask for." in out
    assert "as in `play bang at C`" in " ".join(out.split())
    assert "Your hand (limit 5): BANG! A♠ · Stagecoach 9♠" in out
    assert "Nothing has happened yet." in out
    assert out.count("What do you play?") == 8
    assert max(map(len, out.splitlines())) <= 80


# what does harm is asked twice


def test_to_die_with_a_missed_in_hand_is_confirmed() -> None:
    game = staged("card", {**turn_of("bang"), "B": {**OTHERS["B"], "life": 1, "hand": ["missed/10C"]}})
    game.play("play bang at B")
    move, out = asked(game, "0", "no", "1")
    assert str(move) == "play missed/10C"
    assert "This costs you your last life point. Really? (1 yes, 0 no)" in out
    move, out = asked(game, "pass", "help missed", "perhaps", "yes")
    assert str(move) == "pass"
    assert "Please answer 1 for yes or 0 for no." in out
    assert str(asked(game, "0", "0", "0", "1")[0]) == "pass", "numbers say yes and no as well"


def test_a_hit_that_does_not_kill_is_not_confirmed() -> None:
    game = staged("card", {**turn_of("bang"), "B": {**OTHERS["B"], "hand": ["missed/10C"]}})
    game.play("play bang at B")
    assert str(asked(game, "0")[0]) == "pass"


def test_dying_with_a_beer_in_hand_is_confirmed() -> None:
    game = staged("card", {**turn_of("bang"), "B": {**OTHERS["B"], "life": 1, "hand": ["beer/6H"]}})
    game.play("play bang at B")
    game.play("pass")
    move, out = asked(game, "0", "n", "beer")
    assert str(move) == "play beer/6H"
    assert "You are dying: 1 life point would save you." in out
    assert "You could still be saved. Really? (1 yes, 0 no)" in out


@pytest.mark.parametrize(
    ("hand", "typed", "says"),
    [
        ("cat-balou", "cat balou a", "This hits your own Mustang 8♥."),
        ("beer", "beer", "You are at full life, so it has no effect."),
        ("saloon", "saloon", "You are at full life, so it has no effect."),
        ("bang", "bang b", None),
    ],
)
def test_harm_to_oneself_and_idle_beers_are_confirmed(hand: str, typed: str, says: str | None) -> None:
    _, out = asked(staged("card", turn_of(hand, table=("mustang/8H",))), typed, "yes")
    assert (f"{says} Really? (1 yes, 0 no)" in out) if says else ("Really?" not in out)


def test_jail_for_oneself_is_confirmed() -> None:
    players: Players = {
        "A": {"role": "deputy", "character": "none", "hand": ["jail"]},
        "B": {"role": "outlaw", "character": "none"},
        "C": {"role": "renegade", "character": "none"},
    }
    move, out = asked(staged("card", players, sets=DODGE_CITY), "jail a", "no", "jail b")
    assert str(move).startswith("play jail/")
    assert str(move).endswith(" at B")
    assert "This puts yourself into Jail. Really? (1 yes, 0 no)" in out


def test_whoever_wants_no_warnings_says_so_and_may_take_it_back() -> None:
    game = staged("card", turn_of("beer"))
    move, out = asked(game, "warnings", "beer")
    assert str(move).startswith("play beer/")
    assert "You are no longer asked before what harms you or is wasted." in " ".join(out.split())
    assert "Really?" not in out
    _, out = asked(game, "warnings", "warnings", "beer", "yes")
    assert "You are asked once more before what harms you or is wasted." in " ".join(out.split())
    assert "Really?" in out
    _, out = asked(game, "warnungen", "bier", text=Text("de"))
    assert "Du wirst nicht mehr gefragt" in out
