"""Looks at every view in windows of four sizes, light and dark."""

from axe_playwright_python.sync_playwright import Axe
from explored import SIGN_IN, package, path, visit

SIZES = ((390, 844), (768, 1024), (1280, 900), (1920, 1080))
place = path(*SIGN_IN).removeprefix("#/play/")
VIEWS = {
    "start": "#/play", "open": path(SIGN_IN[0]), "signin": path(*SIGN_IN),
    # The picture of the README, at 1280 and light.
    "explore": path(*SIGN_IN, "reply wrong"), "scenario": "#/play/L06-wrong-pair/5",
    "alert": path(SIGN_IN[0], "present alert"), "lesson": "#/course/1", "lessonseen": "#/course/1/seen", "late": "#/course/5",
    "formats": "#/course/2/seen", "opens": "#/course/3/seen", "report": "#/course/4/seen", "owner": "#/course/5/seen",
    "rule": "#/course/6/seen", "linkasked": "#/course/7", "link": "#/course/7/seen", "lateseen": "#/course/8/seen", "change": "#/course/9/seen", "most": "#/course/10", "mostseen": "#/course/10/seen",
    "end": "#/course/end", "choosing": "#/ref/choosing", "code": "#/ref/code",
    "changes": "#/ref/changes/05-stars", "patches": "#/ref/changes/03-timeout/seen", "map": f"#/ref/map/{place}", "mapopen": path(SIGN_IN[0]).replace("play", "ref/map"),
    "owners": f"#/ref/owners/{place}/decides", "codeopen": path(SIGN_IN[0]).replace("play", "ref/code"), "guide": "#/ref/source/Docs/VIPER.md", "source": "#/ref/source/Sources/Shared/Domain/Trunk.swift:9",
}

# Texts of a diagram that cover each other.
COVERED = """() => [...document.querySelectorAll('svg')].filter((one) => one.clientWidth > 0).flatMap((map) => {
  const texts = [...map.querySelectorAll('text')].map((one) => [one.textContent, one.getBoundingClientRect()]);
  return texts.flatMap(([one, a], index) => texts.slice(index + 1).filter(([, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
    .map(([other]) => `${one} / ${other}`));
})"""

# Columns and panels that cover each other, or whose content leaves them.
LYING_ON_OTHERS = """() => {
  const inside = (one) => [...one.querySelectorAll(':not(.sr, svg *, .scrolling *)')].filter((part) => part.checkVisibility());
  const boxes = [...document.querySelectorAll('.col, .panel, .device, .after')].filter((one) => one.checkVisibility() && getComputedStyle(one).position !== 'sticky')
    .map((one) => [one.className + one.innerText.slice(0, 20), one.getBoundingClientRect(), one]);
  const isLeft = ([, { left, right }, one]) => inside(one).some((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 0 && (box.right > right + 6 || box.left < left - 6);
  });
  return [...boxes.filter(isLeft), ...boxes.filter(([, a, one], index) => boxes.slice(index + 1).some(([, b, other]) =>
    !one.contains(other) && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1))].map(([name]) => name);
}"""

# Names of parts that cover each other or leave their row, and rows that do.
OVERLAPPING = """() => {
  const rows = [...document.querySelectorAll('main .parts')].flatMap((list) => [...list.children].slice(1).filter((row) =>
    row.getBoundingClientRect().top < row.previousElementSibling.getBoundingClientRect().bottom - 1));
  const boxes = [...document.querySelectorAll('main .chip')].map((one) => [one, one.getBoundingClientRect()]).filter(([one]) => one.checkVisibility());
  const isOut = ([one, { top, bottom }]) => one.closest('.parts li') && (top < one.closest('li').getBoundingClientRect().top
    || bottom > one.closest('li').getBoundingClientRect().bottom);
  return [...rows.map((row) => [row]), ...boxes.filter(isOut), ...boxes.filter(([, a], index) => boxes.slice(index + 1).some(([, b]) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2))].map(([one]) => one.textContent);
}"""

# Controls that are smaller than 24 pixels; links in sentences may be.
SMALL = """() => [...document.querySelectorAll('main button, main input, nav a, a.btn, a.node')].map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, { width, height }]) => width > 0 && Math.min(width, height) < (one.matches('input[type=radio], input[type=checkbox], input[type=range]') ? 16 : 24))
  .map(([one]) => one.id || one.textContent)"""


def check_views(browser, watched, target=None, sizes=SIZES):
    axe = Axe()
    for width, height in sizes:
        for scheme in ("light", "dark"):
            context = browser.new_context(
                viewport={"width": width, "height": height}, color_scheme=scheme, reduced_motion="reduce")
            page = watched(context.new_page())
            for name, view in VIEWS.items():
                visit(page, view)
                if target:
                    page.screenshot(path=target / f"{name}-{width}-{scheme}.png")
                check_view(page, axe, name, width, scheme)
            context.close()


def check_view(page, axe, name, width, scheme):
    where = f"{name} at {width}, {scheme}"
    assert page.evaluate("document.documentElement.scrollWidth") <= width, where
    assert page.evaluate(COVERED) == [], where
    assert (names := page.evaluate(OVERLAPPING)) == [], f"{where}: {names}"
    assert page.evaluate(SMALL) == [], where
    assert page.evaluate("document.getAnimations().length") == 0, where
    # The skip link comes before the header; the other links that begin with # are addresses of the page.
    result = axe.run(page, options={"preload": False, "rules": {"skip-link": {"enabled": False}}})
    assert result.violations_count == 0, f"{where}\n{result.generate_report()}"
    if width == 390 and name == "open":
        assert page.evaluate("(one => one.scrollHeight - one.clientHeight)(document.querySelector('[data-top]'))") == 0, where
    if width == 390 and name == "late":
        page.evaluate("scrollTo(0, 1e6)")
        label, device = (page.locator(one).last.bounding_box() for one in (".guess label", ".device"))
        assert label["y"] + label["height"] < device["y"], f"{where}: the button covers a choice"
        page.evaluate("scrollTo(0, 0)")
    if width == 1280 and name in ("start", "map", "owners"):
        assert page.evaluate("document.documentElement.scrollHeight") <= 900, where
    if width == 1280 and name == "owner":
        assert max((one := tree.bounding_box())["y"] + one["height"] for tree in page.locator(".tree .path > .node").all()) <= 900, where
    if width >= 1180 and name in ("start", "signin", "lessonseen"):
        boxes = [one.bounding_box() for one in page.locator(".col").all()]
        assert len(boxes) == 4 and len({box["y"] for box in boxes}) == 1, where
        device = page.locator(".device").bounding_box()
        assert boxes[1]["x"] < device["x"] < boxes[2]["x"], where
    assert page.evaluate("scrollY") == 0 or name in ("source", "guide"), f"{where}: the heading is not visible"
    # In a narrow window, the verdict names the answer above the fold.
    for mark in page.locator(".on .found" if width >= 1180 else ".on .verdict > b").all():
        box = mark.bounding_box()
        assert 0 <= box["y"] and box["y"] + box["height"] <= page.viewport_size["height"], f"{where}: the answer is not visible"
    page.evaluate("document.querySelectorAll('main details').forEach((one) => { one.open = true; })")
    assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{where}: opened details are too wide"
    assert (names := page.evaluate(LYING_ON_OTHERS)) == [], f"{where}: opened details lie on {names}"


def check_steady(page):
    """The phone stays in its place while one taps."""
    page.set_viewport_size({"width": 1280, "height": 900})
    places = set()
    for number in range(1, 5):
        visit(page, path(*SIGN_IN[:number]))
        places.add(page.locator(".phone").bounding_box()["y"])
    assert max(places) - min(places) < 60, places
    assert package["implementations"][4] not in page.locator("main").inner_text()
