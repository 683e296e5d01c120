"""Compares what the page says of each change with Git, and predicts the files of one as a reader would."""

import subprocess

from explored import changes, package, package_folder, patterns, texts, visit, wait

FILES = """() => changes().map((change) => [...patterns(), 'Baseline'].map((pattern) => filesOfChange(change, pattern)))"""


def check_changes(page):
    visit(page, "#/ref/changes/03-timeout")
    for change, solutions in zip(changes, page.evaluate(FILES), strict=True):
        for pattern, files in zip((*patterns, "Baseline"), solutions, strict=True):
            check_files(change, pattern, files)
    check_prediction(page)


def check_files(change, pattern, files):
    """The page counts as Git does."""
    patch = package_folder / "Docs/Changes" / change["name"] / "change.patch"
    only = f"--include=Sources/{package['folders'][pattern]}/*"
    numbers = subprocess.run(["git", "apply", "--numstat", only, patch], check=True, capture_output=True, text=True, cwd=package_folder).stdout
    shown = [f"{file['added']}\t{file['removed']}\t{file['path']}" for file in files]
    assert shown == numbers.splitlines() and len(shown) > 0, (change["name"], pattern)
    for file in files:
        assert file["path"].startswith("Sources/"), f"{file['path']}: the page says that no test is counted"


def check_prediction(page):
    """Ticks two right files and a wrong one of VIPER, and sees what was right, missed and wrong."""
    for pattern in patterns:
        sample = f"Sources/{package['folders'][pattern]}/Sample/"
        files = sum(file.startswith(sample) for file in texts["sources"])
        assert page.locator(f".panel[data-pattern='{pattern}'] input").count() == files + 1 > 1, pattern
    for name in ("LoginPresenter", "LoginViewController", "LoginRouter"):
        page.locator(f"[id='tick-VIPER-Sources/VIPERKit/Sample/Login/{name}.swift']").check()
    page.reload()
    page.locator("#compare").click()
    page.get_by_text("You ticked 2 of the 3 files that change, and 1 other file.").wait_for()
    viper = page.locator(".panel[data-pattern=VIPER]")
    assert (shown := [" ".join(text.split()) for text in viper.locator("summary").all_inner_texts()]) == [
        "✗ missed: Interface Login +4 −0", "✓ ticked: Presenter Login +8 −1", "✓ ticked: View controller Login +5 −0"], shown
    assert viper.locator("p").inner_text().strip() == "Not changed: Router"
    assert [one.inner_text()[0] for one in viper.locator("details[open] summary").all()] == ["✗"]
    assert page.locator(".panel[data-pattern=RVB] summary b").count() == 0
    assert not page.locator(".change .added").first.is_visible()
    page.locator(".change summary").first.click()
    assert page.locator(".change .added").first.is_visible()
    page.locator("#again").click()
    wait(page, "document.querySelectorAll('.files input:checked').length === 0")
    page.locator("#change").select_option("06-terms")
    page.locator("[id='tick-RVB-new']").check()
    page.locator("#compare").click()
    page.get_by_text("You ticked 1 of the 6 files that change, and 0 other files.").wait_for()
    page.evaluate("kept.forget()")
