"""The documentation as a site: it builds, everything in it can be found, and links that lead nowhere fail."""

from pathlib import Path

import pytest

from sixgun.digest import rules
from tools.docs_site.__main__ import main
from tools.docs_site.api import fill_in
from tools.docs_site.links import faults
from tools.docs_site.page import ROOT, Page, listed
from tools.docs_site.render import render
from tools.docs_site.stamp import STAMP, sources


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site") / "docs"
    assert main(["--out", str(folder)]) == 0
    return folder


def test_every_page_of_docs_is_listed(site: Path) -> None:
    sources = {source for group in listed(ROOT).values() for source in group}
    assert {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")} <= sources
    home = (site / "index.html").read_text(encoding="utf-8")
    for page in ("playing", "hosting", "writing-bots", "research", "contributing", "api"):
        assert f'href="{page}.html"' in home
        assert (site / f"{page}.html").is_file()


def test_every_rule_can_be_linked_to(site: Path) -> None:
    for rule in rules():
        stem = next(path.stem for path in (ROOT / "src/sixgun/text/rules").glob("*.md") if rule_is_in(rule.id, path))
        assert f'id="{rule.id}"' in (site / "rules" / f"{stem}.html").read_text(encoding="utf-8"), rule.id


def rule_is_in(name: str, digest: Path) -> bool:
    text = digest.read_text(encoding="utf-8")
    return f"**{name}**" in text or f"**{name} " in text or f"\n| {name} |" in text


def test_a_rule_that_is_named_is_linked_to() -> None:
    rendered = render(Page("docs/page.md", "page.html", "- **C59** See R12 and C0, [not C61](#x), `C62`."), {}, ROOT)
    assert '<a href="rules/rulings.html#R12">R12</a> and C0' in rendered.html
    assert rendered.html.count("<a ") == 2


def test_the_reference_has_signatures_and_docstrings(site: Path) -> None:
    text = fill_in((ROOT / "docs" / "api.md").read_text(encoding="utf-8"), ROOT / "src")
    assert "### `Game`" in text
    assert "events(since: int=0, seat: int | None=None) -> tuple[Seen, ...]" in text
    assert "Mix fresh luck in before the next move" in text
    assert text.index("### `new_game`") < text.index("### `BadOption`"), "errors come last"
    assert "<!-- api:" not in text


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match=r"sixgun.bots does not define all of Nobody"):
        fill_in("<!-- api: sixgun.bots Nobody -->", ROOT / "src")


@pytest.mark.parametrize("link", ["nowhere.md", "../nowhere/", "playing.md#nowhere", "../check#nowhere", "none.png"])
def test_a_link_between_documents_that_leads_nowhere_is_found(link: str, tmp_path: Path) -> None:
    urls = {"docs/page.md": "page.html", "docs/playing.md": "playing.html"}
    rendered = render(Page("docs/page.md", "page.html", f"# Page\n\n[x]({link})\n"), urls, ROOT)
    (tmp_path / "page.html").write_text(rendered.html, encoding="utf-8")
    (tmp_path / "playing.html").write_text("<h1 id='play'>", encoding="utf-8")
    assert len(list(faults(tmp_path))) == 1


def test_what_the_policy_forbids_is_found(tmp_path: Path) -> None:
    page = "<script>1</script><style></style><b onclick='1'></b><a href='https://bang.example/'></a>"
    (tmp_path / "page.html").write_text(page, encoding="utf-8")
    assert len(list(faults(tmp_path))) == 4


def test_a_file_of_the_checkout_is_named_and_not_linked_to() -> None:
    rendered = render(Page("docs/page.md", "page.html", "[deck](../scenarios/base/deck.yaml)"), {}, ROOT)
    assert 'title="scenarios/base/deck.yaml in the checkout"' in rendered.html
    assert "href" not in rendered.html


def test_the_command_writes_the_site_unless_it_only_checks_or_nothing_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.docs_site.__main__.build", lambda site: a_page(site, "<p id='a'><a href='#a'>"))
    site = tmp_path / "docs"
    page = site / "index.html"
    assert main(["--out", str(site)]) == 0
    built = page.stat().st_ino
    assert main(["--out", str(site)]) == 0
    assert page.stat().st_ino == built
    (site / STAMP).write_text("of other sources")
    assert main(["--check", "--out", str(site)]) == 0
    assert page.stat().st_ino == built
    assert main(["--out", str(site)]) == 0
    assert page.stat().st_ino != built


@pytest.mark.parametrize("words", [[], ["--check"]])
def test_the_command_fails_with_a_link_that_leads_nowhere_and_writes_nothing(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.docs_site.__main__.build", lambda site: a_page(site, "<a href='#nowhere'>"))
    assert main([*words, "--out", str(tmp_path / "docs")]) == 1
    assert "nowhere" in capsys.readouterr().err
    assert not (tmp_path / "docs").exists()


def a_page(site: Path, text: str) -> None:
    site.mkdir()
    (site / "index.html").write_text(text, encoding="utf-8")


def test_what_a_page_is_made_from_counts_and_what_is_built_does_not() -> None:
    found = {file.relative_to(ROOT).as_posix() for file in sources(ROOT)}
    assert {"docs/playing.md", "CONTRIBUTING.md", "src/sixgun/game.py", "web/src/style/tokens.css"} <= found
    assert {source for group in listed(ROOT).values() for source in group} <= found
    assert not any(name.startswith(("src/sixgun/server/docs/", "src/sixgun/server/static/")) for name in found)
