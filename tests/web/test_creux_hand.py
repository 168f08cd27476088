"""Au Creux de ta Main: the hand in a browser, by mouse, by two fingers, by keyboard, by ear."""

from __future__ import annotations

from base64 import b64decode
from math import dist

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee.games.creux.touch.hand import middle_of
from tablee.games.creux.touch.mime import SLOT, Sample, Slot, read, wrong
from tablee.games.creux.touch.objects import EDGE, LAID, NUMBER
from tests.web.conftest import OpenPage, faults, leaves_the_screen, picture, too_small

LEFT, TOP, WIDE, HIGH = 118, 36, 887, 1200  # what is shown of the hand (outline.ts)


class Hand:
    """The Child’s hand in the gallery."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pad = page.locator(".pad")
        self.pad.scroll_into_view_if_needed()
        self.stage = self.pad.locator(".stage")

    def point(self, x: float, y: float) -> tuple[float, float]:
        """Where on the screen a place of the hand is."""
        box = self.stage.bounding_box()
        assert box is not None
        return (
            box["x"] + (x - LEFT) / WIDE * box["width"],
            box["y"] + (y - TOP) / HIGH * box["height"],
        )

    def object(self, name: str) -> Locator:
        return self.pad.get_by_role("toolbar").get_by_role("button", name=name)

    def middle(self, name: str) -> tuple[float, float]:
        box = self.object(name).bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, name: str, *way: tuple[float, float]) -> None:
        """By mouse, from the tray, resting at each place on the way."""
        self.page.mouse.move(*self.middle(name))
        self.page.mouse.down()
        for x, y in way:
            self.page.mouse.move(*self.point(x, y))
            self.page.wait_for_timeout(400)
        self.page.mouse.up()

    def finish(self) -> list[Slot]:
        """C’est fini; the house finds nothing wrong with any piece."""
        self.pad.get_by_role("button", name="C’est fini").click()
        sent = self.page.locator("[data-pieces]:not([data-pieces=''])")
        slots = [read(b64decode(one)) for one in str(sent.get_attribute("data-pieces")).split()]
        before: Slot | None = None
        for number, slot in enumerate(slots):
            assert wrong(before, slot, number) is None, f"piece {number}"
            before = slot
        return slots


def of(slots: list[Slot], name: str) -> list[tuple[int, Sample]]:
    """The samples of an object, each with its moment."""
    return [
        (number * SLOT + one.t, one)
        for number, slot in enumerate(slots)
        for one in slot.samples
        if one.object == NUMBER[name]
    ]


@pytest.mark.rule("creux.mime", "creux.screen")
def test_by_mouse_an_object_is_carried_set_down_slid_and_taken_away(open_page: OpenPage) -> None:
    hand = Hand(open_page("/gallery", "desktop"))
    hand.drag("le pion", (500, 800), (500, 1000))
    hand.drag("la fléchette", (532, 160))
    hand.page.mouse.move(*hand.point(500, 1000))
    hand.page.mouse.down()
    hand.page.mouse.move(*hand.point(140, 1100), steps=20)
    hand.page.mouse.up()
    slots = hand.finish()
    pawn = of(slots, "pawn")
    assert dist((pawn[0][1].x, pawn[0][1].y), (500, 800)) < 40, "nothing touched on the way there"
    assert any(dist((one.x, one.y), (500, 1000)) < 12 for _, one in pawn)
    assert any(not one.held for _, one in pawn)
    assert pawn[-1][1].lifted
    dart = of(slots, "dart")
    assert dist((dart[-1][1].x, dart[-1][1].y), (532, 160)) < 12
    assert not dart[-1][1].held


class Fingers:
    """Fingers on the screen, as the device tells of them."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def tell(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, *points: tuple[float, float]) -> None:
        self.tell("touchStart", *points)

    def move(self, *points: tuple[float, float]) -> None:
        self.tell("touchMove", *points)

    def up(self) -> None:
        self.tell("touchEnd")


@pytest.mark.rule("creux.screen")
def test_two_fingers_move_two_objects_at_once(open_page: OpenPage) -> None:
    hand = Hand(open_page("/gallery"))
    page, fingers = hand.page, Fingers(hand.page)
    one, two = hand.middle("le cube rouge"), hand.middle("la pièce")
    fingers.down(one)
    fingers.down(one, two)
    for step in range(1, 11):
        ways = [(one, hand.point(400, 950)), (two, hand.point(640, 950))]
        fingers.move(
            *[
                (a[0] + (b[0] - a[0]) * step / 10, a[1] + (b[1] - a[1]) * step / 10)
                for a, b in ways
            ],
        )
    page.wait_for_timeout(400)
    fingers.move(hand.point(400, 850), hand.point(640, 850))
    page.wait_for_timeout(300)
    fingers.up()
    slots = hand.finish()
    moments = [{at for at, one in of(slots, name) if one.held} for name in ("cube1", "coin")]
    assert len(moments[0] & moments[1]) >= 2
    last = of(slots, "coin")[-1][1]
    assert last.y < 800, "an object is held a little above the finger"


@pytest.mark.rule("creux.screen")
def test_a_second_finger_turns_and_a_double_tap_lays(open_page: OpenPage) -> None:
    hand = Hand(open_page("/gallery"))
    page, fingers = hand.page, Fingers(hand.page)
    hand.object("le pion").tap()
    page.touchscreen.tap(*hand.point(640, 700))
    page.wait_for_timeout(600)
    start = hand.point(450, 850)
    fingers.down(start)
    page.wait_for_timeout(400)
    fingers.up()
    page.wait_for_timeout(600)
    for _ in range(2):
        page.touchscreen.tap(*start)
    page.wait_for_timeout(300)
    fingers.down(start)
    fingers.down(start, (start[0] + 50, start[1]))
    fingers.move(start, (start[0] + 36, start[1] + 36))
    fingers.move(start, (start[0], start[1] + 50))
    page.wait_for_timeout(200)
    fingers.up()
    slots = hand.finish()
    pawn = [one for _, one in of(slots, "pawn")]
    assert pawn[0].lies != LAID
    assert pawn[-1].lies == LAID
    assert abs(pawn[-1].angle - 64) < 12
    tapped = [at for at, one in of(slots, "pawn") if dist((one.x, one.y), (640, 700)) < 15]
    assert tapped
    assert max(tapped) <= 260, "a tap is short"


@pytest.mark.rule("creux.screen")
def test_a_mime_by_keyboard_alone(open_page: OpenPage) -> None:
    hand = Hand(open_page("/gallery", "desktop"))
    page = hand.page
    hand.object("le tissu").focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(hand.object("la pièce")).to_be_focused()
    page.keyboard.press("Enter")
    hand.pad.get_by_role("application").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_timeout(300)
    page.keyboard.press("v")
    page.keyboard.down(" ")
    page.wait_for_timeout(900)
    page.keyboard.press("ArrowDown")
    page.wait_for_timeout(600)
    page.keyboard.up(" ")
    page.wait_for_timeout(200)
    page.keyboard.press("r")
    page.wait_for_timeout(150)
    page.keyboard.press("Delete")
    slots = hand.finish()
    coin = [one for _, one in of(slots, "coin")]
    heel, wrist = middle_of("heel"), middle_of("wrist")
    assert dist((coin[0].x, coin[0].y), heel) < 2
    assert coin[0].lies == LAID
    assert any(one.lies == EDGE for one in coin)
    assert max(one.pressure for one in coin) > 150
    assert any(dist((one.x, one.y), wrist) < 2 for one in coin)
    assert any(one.angle == 16 for one in coin)
    assert coin[-1].lifted


@pytest.mark.rule("creux.screen")
def test_a_mime_by_buttons_on_the_back_of_an_upright_hand(open_page: OpenPage) -> None:
    hand = Hand(open_page("/gallery"))
    pad = hand.pad
    pad.get_by_role("button", name="Dressée").tap()
    pad.get_by_role("button", name="Voir le dos").tap()
    pad.get_by_role("button", name="Sans glisser").tap()
    hand.object("le cube vert").tap()
    pad.get_by_label("Où").select_option("ring.tip")
    pad.get_by_role("button", name="Taper").tap()
    hand.page.wait_for_timeout(400)
    pad.get_by_role("button", name="Laisser là").tap()
    hand.page.wait_for_timeout(200)
    slots = hand.finish()
    assert all(slot.upright for slot in slots)
    cube = [one for _, one in of(slots, "cube4")]
    assert all(one.back and one.held for one in cube if not one.lifted)
    assert cube[-1].lifted, "nothing stays on an upright hand by itself"


@pytest.mark.parametrize(
    ("size", "theme"), [("small", "light"), ("phone", "dark"), ("desktop", "light")]
)
def test_the_hand_is_sound(open_page: OpenPage, size: str, theme: str) -> None:
    page = open_page("/gallery", size, theme)
    hand = Hand(page)
    hand.drag("la ficelle", (470, 430))
    hand.drag("le tissu", (500, 850))
    hand.pad.get_by_role("button", name="Sans glisser").click()
    picture(page, f"creux-hand-{size}-{theme}", whole=False)
    assert faults(page) == []
    assert too_small(page) == []
    assert not leaves_the_screen(page)


FRAMES = """() => new Promise((done) => {
    const times = [];
    requestAnimationFrame(function look(now) {
        times.push(now);
        if (now - times[0] < 2500) requestAnimationFrame(look);
        else done(times);
    });
})"""


ALONE = """([exhibit, hidden]) => {
    for (const one of document.querySelectorAll('section'))
        one.style.visibility = one === exhibit ? '' : 'hidden';
    const [watched, felt] = exhibit.querySelectorAll('.low');
    watched.querySelector('.view').style.display = hidden === 'watched' ? 'none' : '';
    felt.style.display = hidden === 'felt' ? 'none' : '';
}"""


@pytest.mark.rule("creux.screen")
def test_a_mime_is_watched_and_felt_on_a_slow_device(open_page: OpenPage) -> None:
    """How many pictures a browser slowed fourfold shows is reported; that it plays is required.

    Nobody sees both at once: each is also shown alone, as at a table.
    """
    page = open_page("/gallery")
    page.get_by_text("Guitare", exact=True).click()
    caravan = page.locator("section", has=page.get_by_text("Guitare", exact=True))
    again = caravan.get_by_role("button", name="Revoir")
    session = page.context.new_cdp_session(page)
    for shown, hidden in (("watched", "felt"), ("felt", "watched"), ("both", "")):
        page.evaluate(ALONE, [caravan.element_handle(), hidden])
        again.click()
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        times = page.evaluate(FRAMES)
        session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
        often = 1000 * (len(times) - 1) / (times[-1] - times[0])
        print(f"{shown}: {often:.1f} frames a second")
        if hidden != "felt":
            expect(caravan.locator(".felt p")).not_to_contain_text("Rien")
        caravan.get_by_role("slider").fill("100000")
        expect(again).to_be_visible()
