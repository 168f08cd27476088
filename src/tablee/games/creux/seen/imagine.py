"""Tables that a seat could not tell from the real one: other hands, memories and decoys."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tablee.engine.chance import Chance
from tablee.engine.ear import HIDDEN
from tablee.engine.pile import Pile
from tablee.engine.seats import NO_SEATS, only
from tablee.engine.trays import Sealed, sealed
from tablee.games.creux.law.constraints import ALL, all_of_them
from tablee.games.creux.law.memories import MEMORIES
from tablee.games.creux.law.past import Turn
from tablee.games.creux.law.state import HAND, MIMES, NO_CARD, NO_CONSTRAINT, OVER, State
from tablee.games.creux.seen.view import MODES, PHASES, View

DUE = {phase: due for due, phase in PHASES.items()}


def imagine(view: View, chance: Chance) -> State:
    """Cards that fit what this seat knows; then whatever else it can't see."""
    pile = unseen(view)
    memories, laid = imagine_album(view, pile, chance)
    constraints, bonds = imagine_bonds(view, chance)
    thrown = [known_or_drawn(one.memory, pile, chance) for one in view.thrown]
    hands = imagine_hands(view, pile, chance)
    over = view.phase == "over"
    return State(
        mode=MODES.index(view.mode),
        teams=vec[i64](teams_by_seat(view)),
        pile=pile,
        hands=hands,
        gone=gone(view),
        thrown=thrown,
        witnesses=[group_of(one.seen_by) for one in view.thrown],
        kept=sum(not one.now for one in view.thrown),
        constraints=constraints,
        spent=[*view.spent],
        turn=view.turns if over else view.turn - 1,
        turns=view.turns,
        grandfather=view.past[-1].grandfather if over else view.grandfather,
        children=vec[i64](view.past[-1].children if over else view.children),
        served=vec[i64](view.served),
        mime=view.mime,
        renewed=view.renewed,
        memories=vec[i64](memories),
        bonds=bonds,
        closed=view.closed,
        missed=view.missed,
        tray=imagine_tray(view, hands, chance),
        laid=laid,
        owners=[one.team for one in view.laid],
        meant=[one.mime for one in view.laid],
        fingers=vec[i64](view.fingers),
        scores=vec[i64](view.scores),
        past=[turn_of(view, at) for at in range(len(view.past))],
        due=DUE[view.phase],
        then=OVER,
        throw_away=view.options.throw_away,
        expert=view.options.expert,
        real_objects=view.options.real_objects,
        album=view.options.album,
        seconds=view.options.seconds,
    )


def teams_by_seat(view: View) -> list[int]:
    seats = sum(map(len, view.teams))
    return [team for seat in range(seats) for team, group in enumerate(view.teams) if seat in group]


def unseen(view: View) -> Pile:
    """All memories that may be anywhere, as far as this seat knows."""
    counts = vec[i64]([0] + [1] * MEMORIES)
    seen = [*view.hand, *gone(view), *view.album, *view.memories]
    seen += [*(one.memory for one in view.laid), *(one.memory for one in view.thrown)]
    for card in seen:
        if card > NO_CARD:
            counts[card] = 0
    return Pile(counts, sum(counts))


def gone(view: View) -> list[int]:
    """Memories of past turns, since hands were last shuffled."""
    turns = view.past[view.shuffled :]
    return [card for turn in turns for card in sorted([*turn.memories, *turn.laid])]


def known_or_drawn(card: int, pile: Pile, chance: Chance) -> int:
    return pile.draw(chance) if card == HIDDEN else card


def imagine_album(view: View, pile: Pile, chance: Chance) -> tuple[list[int], list[int]]:
    """The memories and what was laid beside them; from the open album, where it lies open."""
    places = [*view.memories, *(one.memory for one in view.laid)]
    source = pile
    if view.album:
        counts = vec[i64]([0] * (MEMORIES + 1))
        for card in view.album:
            counts[card] = int(card not in places)
        source = Pile(counts, sum(counts))
    found = [known_or_drawn(card, source, chance) for card in places]
    return found[:MIMES], found[MIMES:]


def imagine_bonds(view: View, chance: Chance) -> tuple[Pile, vec[i64]]:
    """creux.expert: the constraints of others are among those that are not spent."""
    constraints = Pile(all_of_them(), ALL)
    bonds = vec[i64]([NO_CONSTRAINT] * MIMES)
    for kind in [*view.spent, *(kind for kind in view.constraints if kind >= 0)]:
        constraints.counts[kind] -= 1
        constraints.size -= 1
    for mime, kind in enumerate(view.constraints):
        bonds[mime] = constraints.draw(chance) if kind == HIDDEN else kind
    return constraints, bonds


def imagine_hands(view: View, pile: Pile, chance: Chance) -> vec[i64]:
    """creux.teams: six each, of what this seat has not seen."""
    if view.mode == "duo":
        return vec[i64]([0] * 0)
    hands: list[int] = []
    for team in range(len(view.teams)):
        own = team == view.team
        hands += view.hand if own else sorted([pile.draw(chance) for _ in range(HAND)])
    return vec[i64](hands)


def imagine_tray(view: View, hands: vec[i64], chance: Chance) -> Sealed:
    """creux.decoy: what other teams have chosen is one of their six."""
    camps = len(view.teams)
    if view.phase != "decoys":
        return sealed(NO_SEATS, camps)
    acting = set(view.acting)
    tray = sealed(group_of([k for k in range(camps) if not acting & set(view.teams[k])]), camps)
    for team in view.ready:
        own = team == view.team
        tray.answer(team, view.chosen if own else hands[team * HAND + chance.below(HAND)])
    return tray


def turn_of(view: View, at: int) -> Turn:
    turn = view.past[at]
    return Turn(
        turn.grandfather,
        vec[i64](turn.children),
        vec[i64](turn.memories),
        vec[i64](turn.constraints),
        vec[i64](turn.guesses),
        [*turn.laid],
        [*turn.teams],
        vec[i64](turn.gains),
    )


def group_of(seats: list[int]) -> int:
    group = 0
    for seat in seats:
        group |= only(seat)
    return group
