import type { Page } from "@playwright/test";
import { closeAddedPopup } from "../checkout-steps.ts";
import { queryShop } from "../shop-database.ts";
import { addressOfProduct } from "../api-steps.ts";
import { linkOf } from "../read-form.ts";
import { readPage, textOf } from "../read-page.ts";
import { expect, scriptAt, test } from "../test.ts";

async function openProduct(page: Page): Promise<void> {
  await page.goto(await addressOfProduct());
  await expect(page.getByText("Cod produs:")).toBeVisible();
  // These tests need hydration; the folder no-javascript covers pages without it.
  await scriptAt(addButton(page));
}

const addButton = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Adauga in cos", exact: true }).first();
const quantity = (page: Page) => page.getByRole("spinbutton", { name: "Cantitate" });

test("a product shows name, price, stock, delivery and code", async () => {
  const { main, document } = await readPage(await addressOfProduct());
  expect(textOf(main.getByRole("heading", { level: 1 }))).not.toBe("");
  const text = textOf(document.querySelector("main"));
  for (const pattern of [/\d\.\d\d lei/, /Cod produs:/, /În stoc|Stoc limitat/, /Livrare in 2-3 zile/])
    expect(text).toMatch(pattern);
  main.getByText("Drept legal de retragere: 14 zile");
});

test("a product page shows the shop's benefits, and its price with small decimals", async () => {
  const { document, getByRole } = await readPage(await addressOfProduct());
  const benefits = [...getByRole("list", { name: "Avantajele magazinului" }).querySelectorAll("li")].map(
    textOf,
  );
  expect(benefits).toEqual([
    expect.stringMatching(/^Livrare gratuită la comenzi de peste 200 lei ?Livrare in 2-3 zile$/),
    expect.stringMatching(/^Retur simplu și gratuit în 3 zile ?Drept legal de retragere: 14 zile$/),
    "Plată online securizată cu cardul",
    "Comandă prin SEAP pentru instituții publice",
  ]);
  const main = document.querySelector("main");
  expect(textOf(main)).toMatch(/Livrare in 2-3 zile/);
  expect(textOf(main)).toMatch(/TVA inclus/);
  expect(textOf(document.querySelector("main sup"))).toMatch(/^\d\d$/);
});

test("a product's structured data contain price, currency and breadcrumbs", async () => {
  const { document } = await readPage(await addressOfProduct());
  const json = document.querySelector('script[type="application/ld+json"]')?.textContent;
  const [product, way] = JSON.parse(json ?? "")["@graph"];
  expect(product.offers).toMatchObject({ priceCurrency: "RON", price: expect.stringMatching(/^\d+\.\d\d$/) });
  expect(way.itemListElement[0]).toMatchObject({ position: 1, name: "Acasa" });
});

test("adding a product opens the popup and updates the header's count", async ({ page }) => {
  await openProduct(page);
  await quantity(page).fill("2");
  await addButton(page).click();
  const popup = page.getByRole("dialog", { name: "Produsul a fost adaugat cu succes" });
  await expect(popup).toBeVisible();
  await expect(popup.getByText("2 buc.")).toBeVisible();
  await expect(popup.getByRole("link", { name: "Vezi coșul" })).toHaveAttribute("href", "/cos");
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(addButton(page)).toBeFocused();
  // A promotion may add a gift.
  await expect(
    page.getByRole("banner").locator("summary", { hasText: /Coșul meu: [23] buc\./ }),
  ).toBeVisible();
  await addButton(page).click();
  await expect(popup).toBeVisible();
});

test("the cart is reloaded 100 ms after an addition", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const add = page.getByRole("button", { name: /^Adauga in cos/ }).first();
  await scriptAt(add);
  // The popup's script must be loaded before the clock stops.
  await add.click();
  await closeAddedPopup(page);
  await expect(
    page.getByRole("banner").locator("summary", { hasText: /Coșul meu: [12] buc\./ }),
  ).toBeVisible();
  const reloads: string[] = [];
  page.on("request", (request) => {
    // Requests for recommendations and prefetches do not reload the cart.
    const isHome = /^\/_(?:root)?\.data$/.test(new URL(request.url()).pathname);
    if (request.method() === "GET" && isHome) reloads.push(request.url());
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await add.click();
  await expect(page.getByText("Produsul a fost adaugat cu succes").first()).toBeVisible();
  await page.clock.runFor(99);
  expect(reloads).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => reloads).toHaveLength(1);
  await page.clock.resume();
  await expect(
    page.getByRole("banner").locator("summary", { hasText: /Coșul meu: [2-4] buc\./ }),
  ).toBeVisible();
});

test("the bottom bar can add the product when the main button is out of view", async ({ page }) => {
  await openProduct(page);
  const bar = page.getByRole("complementary", { name: "Adauga in cos" });
  await addButton(page).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await bar.getByRole("button", { name: "Adauga in cos" }).click();
  await expect(page.getByRole("dialog", { name: "Produsul a fost adaugat cu succes" })).toBeVisible();
});

test("the first tab of a product is open, and the next one opens by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openProduct(page);
  await expect(page.getByRole("region", { name: "Descriere" })).toBeVisible();
  await page.getByRole("radio", { name: "Descriere" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(
    page.getByRole("region", { name: "Caracteristici" }).getByRole("rowheader").first(),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Descriere" })).toBeHidden();
});

test("a product's video plays", async ({ page }) => {
  const [found] = await queryShop<{ url: string }>(
    "curat_e2e",
    "select r.url from product p join product_read r on r.product_id = p.id where p.videos <> '[]' order by p.id limit 1",
    [],
  );
  await page.goto(found?.url ?? "");
  await page
    .locator("label")
    .filter({ hasText: /^Video$/ })
    .click();
  const film = page.getByRole("region", { name: "Video" }).locator("video");
  await expect(film).toBeVisible();
  await film.evaluate((player: HTMLVideoElement) => player.play());
  await expect
    .poll(() => film.evaluate((player: HTMLVideoElement) => [player.videoWidth, player.currentTime > 0]))
    .toEqual([960, true]);
});

test("the zoom reacts to arrow keys, and Back or Escape closes it", async ({ page }) => {
  await openProduct(page);
  const address = page.url();
  const opener = page.getByRole("link", { name: /^Mărește imaginea: Imaginea 1/ });
  await opener.click();
  await expect(page.getByRole("dialog")).toHaveAccessibleName(/Imaginea 1 din/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("dialog")).toHaveAccessibleName(/Imaginea 2 din/);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(address);
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(address);
  await expect(opener).toBeFocused();
});

test("adding more pieces than are in stock reports the maximum", async ({ page }) => {
  await openProduct(page);
  const max = Number(await quantity(page).getAttribute("max"));
  await quantity(page).fill(String(max - 1));
  const popup = page.getByRole("dialog", { name: "Produsul a fost adaugat cu succes" });
  const reported = `Cantitatea maxima este de ${max} buc per produs`;
  const goOn = popup.getByRole("button", { name: "Continuă cumpărăturile" });
  await addButton(page).click();
  await expect(popup).toContainText(`${max - 1} buc. ×`);
  await expect(popup.getByRole("alert")).toHaveCount(0);
  await goOn.click();
  // Only one piece can be added, so the popup confirms one.
  await addButton(page).click();
  await expect(popup.getByRole("alert")).toHaveText(reported);
  await expect(popup).toContainText("1 buc. ×");
  await goOn.click();
  // No more pieces can be added, so there is no confirmation.
  await addButton(page).click();
  await expect(page.getByRole("listitem").filter({ hasText: reported })).toBeVisible();
  await expect(popup).toBeHidden();
});

test("choosing a variant keeps the scroll position on a phone", async ({ page }) => {
  const [found] = await queryShop<{ url: string }>(
    "curat_e2e",
    `select r.url from product p join product_read r on r.product_id = p.id
     where r.is_buyable and p.variant_values <> '{}' and exists (
       select from product q join product_read s on s.product_id = q.id and s.is_buyable
       where q.master_id = p.master_id and q.id <> p.id) order by p.id limit 1`,
    [],
  );
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(found?.url ?? "");
  const other = page.getByRole("main").locator("nav a[data-keeps-place]:not([aria-current])").last();
  await scriptAt(addButton(page));
  await other.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, Math.max(scrollY, 300)));
  const before = await page.evaluate(() => scrollY);
  const value = page.locator("b", { hasText: await other.locator("b").innerText() });
  await other.click();
  await expect(page.getByRole("main").locator("nav a[aria-current]").filter({ has: value })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before / 2);
});

test("a product can be shared on a social network and by message", async () => {
  const page = await readPage(await addressOfProduct());
  for (const name of ["Distribuie pe Facebook", "Distribuie pe WhatsApp"])
    expect(linkOf(page, name).getAttribute("href")).toContain(encodeURIComponent(page.url));
});

test("on a phone the back button of a product leads to the previous page", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto("/");
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Adauga in cos/ }) })
    .first();
  await card.getByRole("link").first().click();
  await expect(page.getByText("Cod produs:")).toBeVisible();
  await scriptAt(addButton(page));
  await page.getByRole("link", { name: "Inapoi" }).click();
  await expect(page).toHaveURL("/");
});
