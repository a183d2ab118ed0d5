"""Without a connection: what was opened before can still be read, in its language."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.server.parts import PATIENCE, Server

ALL_IS_KEPT = """async (patience) => {
    const isKept = async (name) => (await caches.match(name, { ignoreVary: true })) !== undefined
    const names = () => performance.getEntriesByType('resource').map(({ name }) => name)
    const wanted = () => names().filter((name) => /assets|api.(languages|words|rules)/.test(name))
    for (const end = Date.now() + patience; Date.now() < end; await new Promise((go) => setTimeout(go, 50)))
        if ((await Promise.all(wanted().map(isKept))).every(Boolean)) return true
    return false
}"""
KEPT = "async () => (await (await caches.open('durbar-1')).keys()).map(({ url }) => new URL(url).pathname)"


def test_rules_that_were_opened_can_be_read_without_a_connection(chromium: Browser, site: Server) -> None:
    context = chromium.new_context(locale="fr")
    page = context.new_page()
    try:
        page.goto(f"{site.url}/rules/maharani")
        heading = page.locator("article h2").first
        expect(heading).to_have_text("Le palais")
        assert page.evaluate(ALL_IS_KEPT, 1000 * PATIENCE)
        texts = {path for path in page.evaluate(KEPT) if path.startswith("/api/")}
        assert texts == {"/api/languages", "/api/languages/fr/words", "/api/rules/maharani"}
        context.set_offline(True)
        page.reload()
        expect(heading).to_have_text("Le palais")
        assert page.evaluate("document.documentElement.lang") == "fr"
    finally:
        context.close()
