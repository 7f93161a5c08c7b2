import type { Page } from "@playwright/test";
import { within } from "@testing-library/dom";
import { faultsOf } from "../axe.ts";
import { type ReadPage, readPage, textOf, Visitor } from "../read-page.ts";
import { openSearch } from "../search-steps.ts";
import { expect, scriptAt, test } from "../test.ts";

const results = (page: Page) => page.getByRole("region", { name: "Produse" });
const visitor = new Visitor();
const headingOf = ({ getByRole }: ReadPage) => textOf(getByRole("heading", { level: 1 }));
const linksOf = ({ getByRole }: ReadPage, filter: string) => {
  const groups = within(getByRole("complementary", { name: "Filtre" })).getAllByRole("group");
  return groups.find((group) => group.textContent.includes(filter))?.querySelectorAll("a") ?? [];
};

test("a search shows its term, is not indexed and can be filtered", async () => {
  const page = await readPage("/search?term=detergent");
  expect(headingOf(page)).toBe("Cautare dupa 'detergent'");
  const robots = page.document.querySelector('meta[name="robots"]');
  expect(robots?.getAttribute("content")).toBe("noindex,follow");
  const sort = page.getByRole("combobox", { name: "Sortează după" });
  expect(sort.querySelector("option[selected]")?.getAttribute("value")).toBe("relevance");
  within(page.getByRole("region", { name: "Produse" })).getAllByRole("article");

  const narrowed = await visitor.follow(linksOf(page, "Brand")[0] ?? null);
  expect(narrowed.url).toMatch(/^\/search\?term=detergent&filters=brand:/);
  narrowed.getByRole("link", { name: /^Elimină filtrul Brand:/ });
});

test("a search can be limited to a category, and the limit removed again", async () => {
  const page = await readPage("/search?term=detergent");
  const narrowed = await visitor.follow(linksOf(page, "Categorie")[0] ?? null);
  expect(narrowed.url).toMatch(/^\/search\?term=detergent&categoryID=\d+/);
  const whole = await visitor.follow(narrowed.getByRole("link", { name: /^În categoria/ }));
  expect(whole.url).toMatch(/^\/search\?term=detergent(?:#|$)/);
});

test("pages of search results have their number in the query, except the first", async () => {
  const page = await readPage("/search?term=detergent&page=2");
  const link = (name: string) => page.getByRole("link", { name });
  expect(link("Pagina 2").getAttribute("aria-current")).toBe("page");
  expect(link("Pagina 1").getAttribute("href")).toBe("/search?term=detergent");
});

test("a search without results shows main categories and bestsellers", async () => {
  const { document, getByRole } = await readPage("/search?term=xilofonqwzx");
  expect(textOf(document.querySelector("main"))).toContain("Nu sunt produse disponibile.");
  expect(document.querySelector('header input[name="term"]')?.getAttribute("value")).toBe("xilofonqwzx");
  expect(document.querySelector('main input:not([type="hidden"])')).toBeNull();
  expect(getByRole("region", { name: "Cele mai vândute" }).querySelectorAll("article")).toHaveLength(5);
  expect(getByRole("navigation", { name: "Categorii principale" }).querySelector("a")).not.toBeNull();
});

test("an empty search term shows a search field and no results", async () => {
  const page = await readPage("/search?term=");
  expect(headingOf(page)).toBe("Căutare");
  expect(page.queryByRole("region", { name: "Produse" })).toBeNull();
  page.main.getByRole("searchbox");
});

test("a search term with markup is shown as text", async () => {
  const page = await readPage(`/search?term=${encodeURIComponent("<b>'\"&</b>")}`);
  expect(headingOf(page)).toBe("Cautare dupa '<b>'\"&</b>'");
});

test("brands are grouped by letter, can be searched and link to their products", async ({ page }) => {
  await page.goto("/marci");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Branduri");
  const letters = page.getByRole("navigation", { name: "Litere" }).getByRole("listitem");
  await expect(letters).toHaveCount(27);
  const brand = page.getByRole("main").getByRole("region").first().getByRole("link").first();
  const name = await brand.innerText();
  await page.getByPlaceholder("Cauta brand").fill(name.toLowerCase());
  await expect(page.getByRole("main").getByRole("region").getByRole("link")).toHaveCount(1);
  await brand.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(results(page).getByRole("article").first()).toBeVisible();
});

test.describe("the header's search", () => {
  test("the header's search suggests products and opens one by keyboard", async ({ page }) => {
    await page.goto("/marci");
    const field = await openSearch(page);
    await scriptAt(field);
    await field.fill("deterg");
    const list = page.getByRole("listbox", { name: "Sugestii de căutare" });
    const options = list.getByRole("option");
    await expect(list.getByRole("group", { name: "Categorii" })).toBeVisible();
    await expect(options.nth(0)).toContainText(/Detergent.* lei/);
    await expect(options.nth(0).getByRole("presentation")).toBeVisible();
    await expect(options.last()).toHaveText(/^Vezi toate produsele care corespund cautarii \(\d+\)$/);
    await expect(options.last()).toBeInViewport();
    expect(await faultsOf(page, { part: "header" })).toEqual([]);

    await field.press("ArrowDown");
    await expect(options.nth(0)).toHaveAttribute("aria-selected", "true");
    const name = (await options.nth(0).locator(".suggestions__name").innerText()).trim();
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  });

  // On a phone, a button opens and closes the search bar (requirements: B9).
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "on a phone" : "on a phone without JavaScript", () => {
      test.use({ viewport: { width: 320, height: 700 }, javaScriptEnabled });

      test("the header's search is a full-width bar that opens, closes and searches", async ({ page }) => {
        await page.goto("/marci");
        const toggle = page.getByRole("button", { name: "Deschide căutarea" });
        const field = page.getByRole("banner").getByPlaceholder("Cauta").filter({ visible: true });
        await expect(field).toBeHidden();
        if (javaScriptEnabled) await scriptAt(toggle);
        await toggle.click();
        await expect(field).toBeFocused();
        expect((await field.boundingBox())?.width).toBeGreaterThan(190);
        await page.keyboard.press("Escape");
        await expect(field).toBeHidden();
        await toggle.click();
        await page.getByRole("button", { name: "Închide căutarea" }).click();
        await expect(field).toBeHidden();
        await toggle.click();
        await field.fill("detergent");
        await field.press("Enter");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cautare dupa 'detergent'");
        await expect(field).toBeHidden();
      });
    });
  }
});
