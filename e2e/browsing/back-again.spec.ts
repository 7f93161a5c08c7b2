import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { SHOP } from "../addresses.ts";
import { addressOfProduct, haveInCart } from "../api-steps.ts";
import { CHOSEN } from "../consent-steps.ts";
import { expect, test } from "../test.ts";

const LIST = "/solutii-de-curatare/pardoseli?page=2";
/** The headless shell keeps no page in memory; a browser with windows does. */
const WHOLE_BROWSER = ["/usr/bin/chromium", "/usr/bin/google-chrome"].find(existsSync);

const WAYS = [
  { from: "memory", executablePath: WHOLE_BROWSER, flags: ["--disable-back-forward-cache"] },
  { from: "cache", executablePath: process.env.CHROMIUM_PATH, flags: [] },
];
for (const { from, executablePath, flags } of WAYS)
  test(`back from a product, out of the browser's ${from}, the list stands where it was, with the cart of now`, async () => {
    test.skip(executablePath === undefined, "There is no browser here that keeps pages in memory.");
    // Whether pages are kept belongs to a whole browser.
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
      await page.goto(LIST);
      await page.evaluate(() => scrollTo(0, 600));
      // As a document, as who comes before the script is here.
      await page.evaluate((address) => location.assign(address), await addressOfProduct());
      await expect(page).not.toHaveURL(LIST);
      await haveInCart(page, 3);
      // After the answer, which the way back would cut off.
      await page.evaluate(() => void setTimeout(() => history.back()));
      await expect(page).toHaveURL(LIST);
      await expect(page.getByRole("banner").getByText(/^Coșul meu: 1 buc\./)).toBeAttached();
      const wasInMemory = await page.evaluate(() => document.documentElement.dataset.persisted === "yes");
      expect(wasInMemory).toBe(from === "memory");
      expect(await page.evaluate(() => scrollY)).toBe(600);
    } finally {
      await browser.close();
    }
  });

test("a page that comes back out of memory asks for the cart of now", async ({ page }) => {
  await page.goto(LIST);
  await haveInCart(page, 3);
  const count = page.getByRole("banner").getByText(/^Coșul meu: \d+ buc\./);
  await expect(count).toHaveText(/: 0 buc/);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(count).toHaveText(/: 1 buc/);
});

test("until React is here the browser fetches the page whose link is hovered, but no account", async ({
  page,
}) => {
  // React never comes: what is fetched is fetched by the browser.
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
