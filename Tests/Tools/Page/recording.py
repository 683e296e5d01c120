"""Records a page with `quartet explore` and opens it meanwhile: its lessons come first, and the rest while it is open. A
recorder that fails and an interruption leave nothing running and nothing half written."""

import json
import pathlib
import shutil
import signal
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

quartet, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
PATTERNS = 4
# A state that no lesson reaches.
LATER = "present alert"


def started():
    """The command in a process of its own, which a signal reaches as in a terminal."""
    return subprocess.Popen([quartet, "explore", folder], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def read_until(command, text):
    """Reads the output until a line that begins so."""
    lines = []
    for line in command.stdout:
        lines.append(line)
        if line.startswith(text):
            return
    raise AssertionError(f"no “{text}” in: {''.join(lines)}")


def workers():
    """The processes that record for this folder."""
    found = []
    for process in pathlib.Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = process.read_bytes().split(b"\0")
        except OSError:
            continue
        if b"--worker" in words and str(folder).encode() in words:
            found.append(int(process.parent.name))
    return found


def wait(condition, seconds=600):
    """Waits longer than a loaded machine needs."""
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it does not happen"
        time.sleep(0.1)


def read(name):
    """A file of data, which is whole."""
    text = (folder / "data" / f"{name}.js").read_text()
    return json.loads(text.removeprefix(f'load("{name}", ').removesuffix(");\n"))


def written():
    """The names of all files of data, which are whole."""
    names = [file.stem for file in (folder / "data").glob("*.js")]
    for name in names:
        read(name)
    return names


def interrupt(command):
    command.send_signal(signal.SIGINT)
    assert command.wait() == -signal.SIGINT
    wait(lambda: workers() == [])


def check_interrupted_lessons():
    """Nothing is written before all lessons are recorded."""
    command = started()
    read_until(command, "Recording the lessons")
    interrupt(command)
    assert written() == []
    assert not (folder / "index.html").exists()


def check_lessons(page):
    """Every lesson can be done when the command says that the page can be opened."""
    page.goto((folder / "index.html").as_uri())
    page.locator("#recording", has_text="The states of free play are being recorded: ").wait_for()
    for number in range(1, 11):
        page.evaluate(f"location.hash = '#/course/{number}/seen'")
        page.locator(".dots [aria-current]", has_text=f"{number}").wait_for()
        wait(lambda: page.locator(".loading").count() == 0)
        assert page.locator(".verdict").count() == PATTERNS, number
        assert number == 10 or page.locator(".found").count() == PATTERNS, number
    assert read("package")["isComplete"] is False


def check_failure(page):
    """A recorder that fails ends the others and the command, which names its log."""
    command = started()
    read_until(command, "Open ")
    check_lessons(page)
    wait(workers)
    subprocess.run(["kill", "-KILL", str(workers()[0])], check=True)
    text = command.stdout.read()
    assert command.wait() == 2 and " failed\nSee its messages: " in text, text
    assert pathlib.Path(text.split("See its messages: ")[1].strip()).is_file()
    wait(lambda: workers() == [])
    progress = read("progress")
    (folder / "data/progress.js").write_text(f"load(\"progress\", {json.dumps({**progress, 'time': 0})});\n")
    page.locator("#recording", has_text="The recording has stopped at ").wait_for()


def check_interruption():
    command = started()
    read_until(command, "The lessons can be done")
    wait(lambda: read("progress")["percent"] > 0)
    interrupt(command)
    assert len(written()) > 8 and read("package")["isComplete"] is False and not (folder / "data/complete").exists()


def check_arrival(page):
    """The open page takes what comes, and folds nothing that the reader has opened."""
    command = started()
    read_until(command, "The lessons can be done")
    page.goto("about:blank")
    page.goto((folder / "index.html").as_uri() + "#/course/1")
    page.locator("#recording", has_text="are being recorded").wait_for()
    page.locator("summary", has_text="What do the parts do?").first.click()
    later = page.context.new_page()
    later.goto((folder / "index.html").as_uri())
    step = later.evaluate(f"data.package.graph.steps.indexOf({json.dumps(LATER)})")
    later.evaluate(f"location.hash = '#/play/{step}'")
    later.locator(".col .loading").first.wait_for()
    assert command.wait() == 0
    for one in (page, later):
        wait(lambda: one.locator("#recording").inner_text() == "")
    wait(lambda: later.locator(".loading").count() == 0)
    assert later.locator(".tally").count() == PATTERNS
    assert page.locator(".col details").first.get_attribute("open") == ""
    assert read("package")["isComplete"] is True and (folder / "data/complete").exists()
    assert "is up to date" in subprocess.run([quartet, "explore", folder], check=True, capture_output=True, text=True).stdout


def main():
    shutil.rmtree(folder, ignore_errors=True)
    check_interrupted_lessons()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context()
        context.set_default_timeout(600_000)
        page = context.new_page()
        check_failure(page)
        check_interruption()
        check_arrival(page)
        browser.close()
    print("The page is recorded.")


main()
