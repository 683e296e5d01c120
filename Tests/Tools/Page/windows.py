"""What the page shows in windows of different widths."""

from explored import package, visit

PATH = [package["graph"]["steps"].index(step) for step in (
    "tap review.accountButton", "type login.login ada@example.com", "type login.password •••", "tap login.signInButton")]


def open_page(page, width, **state):
    page.set_viewport_size({"width": width, "height": 900})
    visit(page, **{"path": ".".join(map(str, PATH)), "step": 4, "patterns": package["implementations"][:4], **state})


def top(page, selector):
    return page.locator(selector).first.bounding_box()["y"]


def check_windows(page):
    check_side_by_side(page)
    check_numbers(page)
    check_narrow(page)
    page.set_viewport_size({"width": 1400, "height": 900})


def check_side_by_side(page):
    """Four patterns are beside the phone, and a source does not move the phone above them."""
    for show in ("messages", "map", "owners"):
        open_page(page, 1400, show=show)
        boxes = [one.bounding_box() for one in page.locator(".columns").first.locator("section").all()]
        assert len(boxes) == 4 and len({box["y"] for box in boxes}) == 1, show
        assert all(box["x"] > page.locator(".phone").bounding_box()["x"] + 200 for box in boxes), show
    for show, width in (("map", 1000), ("owners", 1280)):
        open_page(page, width, show=show)
        maps, lists = ([one.bounding_box() for one in page.locator(f".columns {part}").all()] for part in ("svg", ".scrolling"))
        assert len(lists) == 4 and len({box["x"] for box in maps}) == 2, (show, width)
        # Only Login takes part in the step, and only Review and Login are open.
        assert page.locator("svg .module").count() == (4 if show == "map" else 8)
        assert max(box["y"] + box["height"] for box in maps) < min(box["y"] for box in lists), (show, width)
    for width in (1280, 1400):
        open_page(page, width, source="Sources/Shared/Domain/Trunk.swift:3")
        assert page.locator(".columns").bounding_box()["x"] > page.locator(".phone").bounding_box()["x"] + 200
    for width, is_open in ((1400, False), (1920, True)):
        open_page(page, width)
        assert page.locator("#search").is_visible() == is_open


def check_numbers(page):
    """The numbers of a map cover neither each other nor a box."""
    for step in (1, 2, 4):
        open_page(page, 1400, show="map", step=step)
        covered = page.evaluate("""() => [...document.querySelectorAll('svg.map')].flatMap((map) => {
          const boxes = [...map.querySelectorAll('.number, .node rect')].map((one) => [one, one.getBoundingClientRect()]);
          return boxes.flatMap(([one, a], index) => boxes.slice(index + 1).filter(([other, b]) =>
            (one.matches('.number') || other.matches('.number'))
            && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4)
            .map(([other]) => `${map.ariaLabel}: ${one.textContent} ${other.nextSibling?.textContent ?? other.textContent}`));
        })""")
        assert covered == [], (step, covered)


def check_narrow(page):
    """A longer path does not move the phone, its step is visible, and a table that is cut says that it scrolls."""
    tops = set()
    for step in range(5):
        open_page(page, 390, step=step, path=".".join(map(str, PATH[:step])))
        tops.add(top(page, ".phone"))
        line, current = (page.locator(one).bounding_box() for one in (".steps ol", ".steps [aria-current]"))
        assert line["x"] <= current["x"] + 1 < line["x"] + line["width"] - 30, step
    assert len(tops) == 1, tops
    open_page(page, 390)
    assert top(page, ".phone") < top(page, ".columns") < top(page, ".expectation")
    open_page(page, 390, view="compare", task="The same validation rule")
    assert top(page, "figure") < 844 / 2
    hints = page.locator(".scrolling:has(table)").evaluate_all(
        "all => all.map((one) => [one.scrollWidth > one.clientWidth, getComputedStyle(one, '::before').content])")
    assert [True] in [[is_cut] for is_cut, _ in hints]
    assert all(is_cut == ("Scroll" in hint) for is_cut, hint in hints), hints
