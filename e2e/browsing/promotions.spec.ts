import { expect, test } from "@playwright/test";
import { readPage, textOf, Visitor } from "../read-page.ts";

const PAPER = "/promotii/hartie-la-pret-bun";

const visitor = new Visitor();

test("the menu links to the running promotions, which have their own pages", async () => {
  const home = await readPage("/");
  const menu = home.getByRole("navigation", { name: "Meniu principal" });
  const page = await visitor.follow(menu.querySelector('a[href="/promotii"]'));
  expect(page.url).toBe("/promotii");
  expect(textOf(page.getByRole("heading", { level: 1 }))).toBe("Promoții");
  const banners = page.getByRole("list", { name: "Promoții în desfășurare" }).querySelectorAll("a");
  expect(banners).toHaveLength(6);
  expect(textOf(page.document.querySelector("main"))).not.toContain("Zilele mașinilor de curățat");
  const paper = await visitor.follow(
    [...banners].find((banner) => banner.textContent.includes("Hârtie pentru toată luna")) ?? null,
  );
  expect(paper.url).toBe(PAPER);
  expect(textOf(paper.getByRole("heading", { level: 1 }))).toBe("Hârtie pentru toată luna: −10 %");
});

test("the home page links to the promotions page", async () => {
  const { document } = await readPage("/");
  expect(document.querySelector('main a[href="/promotii"]')).not.toBeNull();
});

test.describe("a promotion", () => {
  test("a promotion page shows its end date and reduced products in the shop's order", async () => {
    const { document, getByRole } = await readPage(PAPER);
    const trail = getByRole("navigation", { name: "Calea paginii" });
    expect(textOf(trail.querySelector('a[href="/promotii"]'))).toBe("Promoții");
    const main = textOf(document.querySelector("main"));
    expect(main).toMatch(/Au mai rămas \d+ (de )?zile/);
    expect(main).toMatch(/Valabilă până la \d+ \p{L}+ \d{4} inclusiv/u);
    const results = getByRole("region", { name: "Produse" });
    const cards = results.querySelectorAll("article");
    expect(cards).toHaveLength(16);
    for (const expected of ["Luna hârtiei", "-10%", "Preț anterior:"])
      expect(textOf(cards[0] ?? null)).toContain(expected);
    expect(results.querySelector("select option[selected]")?.getAttribute("value")).toBe("recomandare");
  });

  test("a promotion page has pagination and filters", async () => {
    const page = await readPage(PAPER);
    const pages = page.getByRole("navigation", { name: "Pagini" });
    const second = await visitor.follow(pages.querySelector('a[href$="/pag-2"]'));
    expect(second.url).toBe(`${PAPER}/pag-2`);
    expect(textOf(second.getByRole("region", { name: "Produse" }))).toMatch(/17–\d+ din/);

    const brands = page
      .getByRole("complementary", { name: "Filtre" })
      .querySelector('a[href*="filters=brand:"]');
    const narrowed = await visitor.follow(brands);
    expect(narrowed.url).toMatch(new RegExp(`^${PAPER}\\?filters=brand:`));
    expect(textOf(narrowed.getByRole("list", { name: "Filtre active" }))).toContain("Brand");
    const results = narrowed.getByRole("region", { name: "Produse" });
    expect(textOf(results.querySelector("article"))).toContain("Luna hârtiei");
  });
});

test("a product's page shows its promotion with the last day", async () => {
  const page = await readPage(PAPER);
  const card = page.getByRole("region", { name: "Produse" }).querySelector("article a[href]");
  const { document } = await visitor.follow(card);
  expect(textOf(document.querySelector("main"))).toMatch(/Luna hârtiei · până la \d+ \p{L}+ \d{4} inclusiv/u);
});

test("a promotion's gift is shown with its condition", async () => {
  const page = await readPage("/promotii/cadou-la-comenzi-mari");
  const gift = page.getByRole("region", { name: "Cadoul tău" });
  expect(textOf(gift)).toContain(
    "Primești cadoul când produsele din coș depășesc 400.00 lei, în limita stocului.",
  );
  expect([...gift.querySelectorAll("a")].map(textOf).join()).toContain("Săpun lichid");
});

for (const [when, path] of [
  ["planned", "/promotii/zilele-masinilor-de-curatat"],
  ["over", "/promotii/geamuri-fara-urme"],
] as const) {
  test(`a promotion that is ${when} has no page`, async () => {
    const page = await readPage(path);
    expect(page.status).toBe(404);
    expect(textOf(page.getByRole("heading", { level: 1 }))).toBe("This page could not be found");
  });
}
