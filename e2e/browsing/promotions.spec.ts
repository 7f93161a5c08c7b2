import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";

const PAPER = "/promotii/hartie-la-pret-bun";

const main = (page: Page) => page.getByRole("main");
const results = (page: Page) => page.getByRole("region", { name: "Produse" });

test("the menu leads to the running promotions, each to its own page", async ({ page }) => {
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Meniu principal" })
    .getByRole("link", { name: "Promoții" })
    .click();
  await expect(page).toHaveURL(/\/promotii$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Promoții");
  const banners = page.getByRole("list", { name: "Promoții în desfășurare" }).getByRole("link");
  await expect(banners).toHaveCount(6);
  await expect(main(page)).not.toContainText("Zilele mașinilor de curățat");
  await banners.filter({ hasText: "Hârtie pentru toată luna" }).click();
  await expect(page).toHaveURL(new RegExp(`${PAPER}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hârtie pentru toată luna: −10 %");
});

test("the home page links all promotions", async ({ page }) => {
  await page.goto("/");
  await expect(main(page).locator('a[href="/promotii"]').first()).toBeVisible();
});

test.describe("a promotion", () => {
  test.beforeEach(({ page }) => page.goto(PAPER).then(() => undefined));

  test("says until when it runs and shows 16 products, reduced and named, in the shop's order", async ({
    page,
  }) => {
    const trail = page.getByRole("navigation", { name: "Calea paginii" });
    await expect(trail.getByRole("link", { name: "Promoții" })).toHaveAttribute("href", "/promotii");
    await expect(main(page)).toContainText(/Mai sunt \d+ (de )?zile/);
    await expect(main(page)).toContainText(/Valabilă până la \d+ \p{L}+ \d{4} inclusiv/u);
    const cards = results(page).getByRole("article");
    await expect(cards).toHaveCount(16);
    await expect(cards.first()).toContainText("Luna hârtiei");
    await expect(cards.first()).toContainText("-10%");
    await expect(cards.first()).toContainText("Preț anterior:");
    await expect(results(page).getByRole("combobox")).toHaveValue("recomandare");
  });

  test("goes on to its next page and is narrowed by its filters", async ({ page }) => {
    await page.getByRole("navigation", { name: "Pagini" }).getByRole("link", { name: "Pagina 2" }).click();
    await expect(page).toHaveURL(new RegExp(`${PAPER}/pag-2$`));
    await expect(results(page).getByRole("heading", { name: /^17–\d+ din/ })).toBeVisible();

    await page.goto(PAPER);
    const filters = page.getByRole("complementary", { name: "Filtre" });
    await filters.getByRole("group").filter({ hasText: "Brand" }).getByRole("link").first().click();
    await expect(page).toHaveURL(new RegExp(`${PAPER}\\?filters=brand:`));
    await expect(page.getByRole("list", { name: "Filtre active" })).toContainText("Brand");
    await expect(results(page).getByRole("article").first()).toContainText("Luna hârtiei");
  });
});

test("a product tells its promotion and the last day of it", async ({ page }) => {
  await page.goto(PAPER);
  await results(page).getByRole("article").first().getByRole("link").first().click();
  await expect(main(page)).toContainText(/Luna hârtiei · până la \d+ \p{L}+ \d{4} inclusiv/u);
});

test("a gift is shown with what it is given for", async ({ page }) => {
  await page.goto("/promotii/cadou-la-comenzi-mari");
  const gift = page.getByRole("region", { name: "Cadoul tău" });
  await expect(gift).toContainText(
    "Îl primești când produsele din coș trec de 400.00 lei, cât timp este în stoc.",
  );
  await expect(gift.getByRole("link", { name: /Săpun lichid/ })).toBeVisible();
});

for (const [when, path] of [
  ["yet to come", "/promotii/zilele-masinilor-de-curatat"],
  ["over", "/promotii/geamuri-fara-urme"],
] as const) {
  test(`a promotion that is ${when} has no page`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be found");
  });
}
