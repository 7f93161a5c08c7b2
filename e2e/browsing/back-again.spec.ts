import { existsSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { SHOP } from "../addresses.ts";
import { addressOfProduct, haveInCart } from "../api-steps.ts";
import { CHOSEN } from "../consent-steps.ts";
import { expect, scriptAt, test } from "../test.ts";

const WHOLE_LIST = "/solutii-de-curatare";
const LIST = "/solutii-de-curatare/pardoseli?page=2";
/** The headless shell has no back/forward cache. */
const WHOLE_BROWSER = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find(existsSync);

const CASES = [
  { from: "memory", executablePath: WHOLE_BROWSER, flags: ["--disable-back-forward-cache"] },
  { from: "cache", executablePath: process.env.CHROMIUM_PATH, flags: [] },
];
async function chooseFilters(page: Page): Promise<void> {
  const brands = page
    .getByRole("complementary", { name: "Filtre" })
    .getByRole("group")
    .filter({ hasText: "Brand" });
  await scriptAt(brands.getByRole("link").first());
  const chips = page.getByRole("list", { name: "Filtre active" });
  for (const count of [1, 2]) {
    await brands.locator("a:not([aria-current])").first().click();
    await expect(chips.getByRole("link", { name: /^Elimină filtrul/ })).toHaveCount(count);
    await expect(page).toHaveURL(new RegExp(`filters=brand:[^,]+(?:,brand:[^,]+){${count - 1}}$`));
  }
}

interface ShownList {
  address: string;
  chosen: string[];
  products: string[];
}

function shownList(page: Page): Promise<ShownList> {
  return page.evaluate(() => {
    const texts = (selector: string): string[] =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent.trim());
    return {
      address: location.pathname + location.search,
      chosen: texts(".filter-group a[aria-current]"),
      products: texts(".product-card__name"),
    };
  });
}

for (const { from, executablePath, flags } of CASES)
  test(`going back from a product through the browser's ${from} restores the list's position and filters, with the current cart`, async () => {
    test.skip(executablePath === undefined, "There is no browser here that keeps pages in memory.");
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      ignoreDefaultArgs: flags,
      args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
    });
    try {
      const page = await browser.newPage({ baseURL: SHOP, storageState: CHOSEN, locale: "ro-RO" });
      await page.addInitScript(() => {
        addEventListener("pageshow", ({ persisted }) => {
          if (persisted) document.documentElement.dataset.persisted = "yes";
        });
      });
      await page.goto(WHOLE_LIST);
      await chooseFilters(page);
      const before = await shownList(page);
      expect(before.chosen.length).toBe(2);
      await page.evaluate(() => scrollTo(0, 600));
      // Opens the product as a document, like a visitor before hydration.
      await page.evaluate((address) => location.assign(address), await addressOfProduct());
      await expect(page).not.toHaveURL(before.address);
      await haveInCart(page, 3);
      // Going back while `evaluate` runs would abort it.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page).toHaveURL(before.address);
      // The list is shown immediately, before the current cart is loaded.
      expect(await shownList(page)).toEqual(before);
      await expect(page.getByRole("banner").getByText(/^Coșul meu: 1 buc\./)).toBeAttached();
      const wasInMemory = await page.evaluate(() => document.documentElement.dataset.persisted === "yes");
      expect(wasInMemory).toBe(from === "memory");
      expect(await page.evaluate(() => scrollY)).toBe(600);
      expect(await shownList(page)).toEqual(before);
    } finally {
      await browser.close();
    }
  });

test("a page restored from the back/forward cache loads the current cart", async ({ page }) => {
  await page.goto(LIST);
  await haveInCart(page, 3);
  const count = page.getByRole("banner").getByText(/^Coșul meu: \d+ buc\./);
  await expect(count).toHaveText(/: 0 buc/);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(count).toHaveText(/: 1 buc/);
});

test("before React loads, the browser prefetches the page of a hovered product link", async ({ page }) => {
  // React never loads here, so any prefetch is the browser's.
  await page.route(/\/assets\/(?!starter|entry)[^/]*\.js/, () => undefined);
  const browser = await page.context().newCDPSession(page);
  const fetched = new Set<string>();
  await browser.send("Preload.enable");
  browser.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => fetched.add(prefetchUrl));
  await page.goto(LIST);
  await page.getByRole("banner").locator('a[href^="/auth"]').first().hover({ force: true });
  const product = page.locator(".product-card__name a").first();
  await product.hover();
  await expect.poll(() => [...fetched]).toEqual([SHOP + (await product.getAttribute("href"))]);
});
