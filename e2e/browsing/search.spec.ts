import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openSearch } from "../search-steps.ts";
import { expect, scriptAt, test } from "../test.ts";

const results = (page: Page) => page.getByRole("region", { name: "Produse" });

test("a search says what it looked for, stays out of search engines and narrows like a category", async ({
  page,
}) => {
  await page.goto("/search?term=detergent");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cautare dupa 'detergent'");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex,follow");
  await expect(page.getByRole("combobox", { name: "Sortează după" })).toHaveValue("relevance");
  await expect(results(page).getByRole("article").first()).toBeVisible();

  const brands = page
    .getByRole("complementary", { name: "Filtre" })
    .getByRole("group")
    .filter({ hasText: "Brand" });
  await brands.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/search\?term=detergent&filters=brand:/);
  await expect(page.getByRole("link", { name: /^Scoate filtrul Brand:/ })).toBeVisible();
});

test("a category narrows a search and can be left again", async ({ page }) => {
  await page.goto("/search?term=detergent");
  const categories = page
    .getByRole("complementary", { name: "Filtre" })
    .getByRole("group")
    .filter({ hasText: "Categorie" });
  await categories.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/search\?term=detergent&categoryID=\d+$/);
  await page.getByRole("link", { name: /^În categoria/ }).click();
  await expect(page).toHaveURL(/\/search\?term=detergent$/);
});

test("results have pages of twelve, in the query", async ({ page }) => {
  await page.goto("/search?term=detergent&page=2");
  await expect(page.getByRole("link", { name: "Pagina 2", exact: true })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(page.getByRole("link", { name: "Pagina 1", exact: true })).toHaveAttribute(
    "href",
    "/search?term=detergent",
  );
});

test("what nobody sells leads on: ideas, the search field, the main categories", async ({ page }) => {
  await page.goto("/search?term=xilofonqwzx");
  await expect(page.getByText("Nu sunt produse disponibile.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
  await expect(
    page.getByRole("navigation", { name: "Categorii principale" }).getByRole("link").first(),
  ).toBeVisible();
});

test("an empty term clears the results", async ({ page }) => {
  await page.goto("/search?term=");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Căutare");
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("searchbox")).toBeVisible();
});

test("a term is text, whatever it holds", async ({ page }) => {
  await page.goto(`/search?term=${encodeURIComponent("<b>'\"&</b>")}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cautare dupa '<b>'\"&</b>'");
});

test("brands stand under their letters, are found by typing and open their products", async ({ page }) => {
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
  test("suggests products with pictures and prices first, by keyboard, and again when clicked", async ({
    page,
  }) => {
    await page.goto("/marci");
    const field = await openSearch(page);
    await scriptAt(field);
    await field.fill("deterg");
    const list = page.getByRole("listbox", { name: "Sugestii de căutare" });
    const options = list.getByRole("option");
    await expect(options.filter({ hasText: "Categorie" }).first()).toBeVisible();
    await expect(options.nth(0)).toContainText(/Detergent.* lei/);
    await expect(options.nth(0).getByRole("presentation")).toBeVisible();
    await expect(options.last()).toHaveText("Vezi toate produsele care corespund cautarii");
    await expect(options.last()).toBeInViewport();
    expect((await new AxeBuilder({ page }).include("header").analyze()).violations).toEqual([]);

    await field.press("Escape");
    await expect(list).toBeHidden();
    await field.click();
    await expect(options.nth(0)).toContainText(/Detergent.* lei/);
    await field.press("ArrowDown");
    await expect(options.nth(0)).toHaveAttribute("aria-selected", "true");
    const name = (await options.nth(0).locator("span:not(:has(*))").first().innerText()).trim();
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  });

  // requirements: B9: on a phone the search bar toggles open and closed
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "on a phone" : "on a phone without JavaScript", () => {
      test.use({ viewport: { width: 320, height: 700 }, javaScriptEnabled });

      test("is a bar of the full width that opens, closes and searches", async ({ page }) => {
        await page.goto("/marci");
        const toggle = page.getByRole("button", { name: "Deschide căutarea" });
        const field = page.getByRole("banner").getByPlaceholder("Cauta");
        await expect(field).toBeHidden();
        if (javaScriptEnabled) await scriptAt(toggle);
        await toggle.click();
        if (javaScriptEnabled) await expect(field).toBeFocused();
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
