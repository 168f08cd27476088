"""The terminal knows no game: tiny games of every kind are played with what they offer."""

from __future__ import annotations

from tablee.cli.drawing import by_field, short
from tablee.cli.speech import Speech
from tablee.games import shelf
from tests.cli.conftest import Tablee


def test_all_at_once(tablee: Tablee) -> None:
    said = tablee("play", "toy-sealed", "--seed", "3", "--name", "Ana", answers="1\n")
    assert said.code == 0
    assert "Which card do you lay?" in said.out
    assert "hand " in said.out
    assert "Ana shows:" in said.out


def test_a_form_is_filled_in(tablee: Tablee) -> None:
    answers = "talk\nhello there\nclaim\n.\nclaim\n9\n2\nmaybe\nyes\n2\n"
    said = tablee("play", "toy-talk", "--seats", "3", "--seed", "3", "--name", "Ana",
                  answers=answers)  # fmt: skip
    assert said.code == 0
    assert "Ana: “hello there”" in said.out
    assert "seat (a whole number from 0 to 4):" in said.out
    assert "That won’t do: it takes a whole number from 0 to 4." in said.out
    assert "That won’t do: it takes yes or no." in said.out
    assert "Ana claims to know" in said.out
    assert "Points:" in said.out


def test_a_form_asks_for_names_and_for_what_has_a_name(tablee: Tablee) -> None:
    answers = "tell\n4\n1\nnobody at all\nANA, the\nI was at the dentist’s.\n"
    said = tablee("play", "parrain", "--seats", "5", "--seed", "5", "--name", "Ana",
                  answers=answers)  # fmt: skip
    assert "Card (a whole number from 1 to 3):" in said.out
    assert "That won’t do: it takes names with commas between them" in said.out
    assert "“I was at the dentist’s.” Named: Théo." in said.out


def test_nobody_is_stopped_for_laughs_and_whispers_alone(tablee: Tablee) -> None:
    said = tablee("play", "parrain", "--seats", "5", "--seed", "3", "--name", "Ana")
    assert "A laugh, a word in somebody’s ear?" not in said.out


def test_a_refusal_and_its_reason(tablee: Tablee) -> None:
    said = tablee("play", "toy-talk", "--seats", "3", "--seed", "3", answers="name camille\nw\n")
    rule = shelf.take("toy-talk").rulebook("en").rules["toy-talk.guess"]
    assert "Name somebody other than yourself. [toy-talk.guess]" in said.out
    assert rule.title in said.out


def test_why_a_move_is_not_on_offer(tablee: Tablee) -> None:
    said = tablee("play", "toy-talk", "--seats", "3", "--seed", "3", answers="w\n")
    assert "Name Camille: Name somebody other than yourself." in said.out


def test_a_choice_that_could_mean_several(tablee: Tablee) -> None:
    said = tablee("play", "toy-talk", "--seats", "3", "--seed", "3", answers="name\n")
    assert "Which one: Name Inès or Name Octave?" in said.out


def test_a_move_taken_back(tablee: Tablee) -> None:
    said = tablee("play", "toy-talk", "--seats", "3", "--seed", "3", answers="talk\nhi\nu\nq\n")
    assert "Move taken back." in said.out


def test_a_window_is_let_pass_or_used(tablee: Tablee) -> None:
    asked = 0
    for seed in range(12):
        for answer in ("\n", "let\n", "stop\n\n"):
            said = tablee("play", "toy-window", "--seats", "3", "--seed", str(seed), "--name",
                          "Ana", answers="reach\n" + answer * 9)  # fmt: skip
            assert said.code == 0
            assert "Points:" in said.out
            asked += "Let it pass, or cry stop?" in said.out
    assert asked > 0


def test_a_mime_without_a_hand(tablee: Tablee) -> None:
    said = tablee("play", "toy-stream", "--seats", "2", "--seed", "3", answers="1\n1\n\n")
    assert said.code == 0
    assert "Points:" in said.out


def test_values_are_drawn_short() -> None:
    assert short([[1, 2], []]) == "1, 2, –"
    assert short(None) == "–"
    view = shelf.take("toy-sealed").game.view_type(0, [1], -1, [], [3, 3], [])
    assert by_field(view)
    assert Speech("en").listed([]) == "nothing"


def test_bots_remark_on_what_happens(tablee: Tablee) -> None:
    """Where the game has a manner of speaking: a lost round is worth a word to somebody."""
    tempers = shelf.take("palab").manners["en"].values()
    said = tablee("play", "palab", "--seats", "3", "--bots", "random,random", "--seed", "3",
                  "--name", "Ana", "--fast", answers="1\n" * 60)  # fmt: skip
    assert said.code == 0
    remarks = {line.partition(": ")[2] for line in said.out.splitlines()}
    assert remarks & {f"“{line}”" for temper in tempers for line in temper.values()}


def test_a_mime_is_typed_and_what_others_mime_is_read(tablee: Tablee) -> None:
    """As Child one types gestures; as Grandfather one reads what the skin tells."""
    answers = "1\n" * 3 + "dance a waltz\nlay cloth on palm\n\n" + "1\n" * 9
    said = tablee("play", "creux", "--seats", "2", "--bots", "random", "--seed", "3",
                  "--name", "Ana", "--fast", answers=answers)  # fmt: skip
    assert "That gesture makes no sense: 'dance a waltz': no verb is called 'dance'" in said.out
    assert "Ana has finished: that was the first mime." in said.out


def test_a_mime_that_somebody_thinks_better_of(tablee: Tablee) -> None:
    said = tablee("play", "creux", "--seats", "2", "--bots", "random", "--seed", "3",
                  "--name", "Ana", "--fast", answers="1\n1\n.\nq\n")  # fmt: skip
    assert "Your mime, one gesture a line" in said.out
    assert "Ana has finished" not in said.out


def test_cards_are_named_by_their_numbers(tablee: Tablee) -> None:
    """Two of eight, in order: 56 moves on one line."""
    asked = "mime\nlay coin on palm\n\n" * 2 + "c\nc\n1\n"
    words = ("play", "creux", "--seats", "2", "--bots", "random", "--seed", "3",
             "--name", "Ana", "--fast")  # fmt: skip
    said = tablee(*words, answers=asked)
    assert said.out.count("I am sure") == 1
    line = next(line for line in said.out.splitlines() if "I am sure" in line)
    _, first, second = line.split()[:3]
    assert "Sorry?" in said.out  # a place in a list says nothing here
    said = tablee(*words, answers=f"{asked}p {second} 1\nf {first} {second}\n")
    assert "Ana points at" in said.out
    assert "Ana answers" in said.out
