/** Tests pages opened before a deployment that removed the files of their screens. */
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { addressOfProduct } from "../api-steps.ts";
import { scriptAt } from "../test.ts";

async function moduleOf(page: Page, route: string): Promise<string> {
  await scriptAt(page.getByRole("main"));
  return page.evaluate((id) => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { module: string }> };
    };
    return manifest.routes[id]?.module ?? "";
  }, route);
}

const SITEMAP = "screens/sitemap/sitemap.route";
const linkTo = (page: Page): Locator =>
  page.getByRole("contentinfo").getByRole("link", { name: "Harta site-ului" });

test("a screen whose file was removed is opened as a document", async ({ page }) => {
  await page.goto("/auth");
  const file = await moduleOf(page, SITEMAP);
  let isGone = true;
  const opened: string[] = [];
  page.on("request", (request) => {
    if (!request.isNavigationRequest()) return;
    opened.push(new URL(request.url()).pathname);
    if (request.url().endsWith("/sitemap")) isGone = false;
  });
  await page.route(`**${file}`, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));

  // Hovering the link without clicking it keeps the page open.
  const requested = page.waitForResponse(`**${file}`);
  await linkTo(page).hover();
  expect((await requested).status()).toBe(404);
  await expect(page).toHaveURL("/auth");
  expect(opened).toEqual([]);

  await linkTo(page).click();
  await expect(page).toHaveURL("/sitemap");
  await expect(page.getByRole("heading", { level: 1, name: "Harta site-ului" })).toBeVisible();
  expect(opened).toEqual(["/sitemap"]);

  // The file is missing again within a minute, but the link still works.
  await page.goto("/auth");
  isGone = true;
  await moduleOf(page, SITEMAP);
  await linkTo(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harta site-ului" })).toBeVisible();
  expect(opened).toEqual(["/sitemap", "/auth", "/sitemap"]);
});

function documentsOf(page: Page): string[] {
  const opened: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) opened.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return opened;
}
const add = (page: Page): Locator =>
  page.getByRole("main").getByRole("button", { name: "Adauga in cos", exact: true }).first();
const cartOf = (page: Page, pieces: number): Locator =>
  page.getByRole("banner").locator("summary", { hasText: `Coșul meu: ${pieces} buc.` });

test("a page whose screen file was removed works without hydration", async ({ page }) => {
  await page.route("**/assets/screen-*.js", (route) => route.fulfill({ status: 404 }));
  const address = await addressOfProduct();
  const opened = documentsOf(page);
  await page.goto(address);
  await page.getByRole("main").dispatchEvent("pointermove", { movementX: 1 });
  await expect(page.locator("html[data-plain]")).toHaveCount(1);
  await expect(add(page)).toBeVisible();
  expect(opened).toEqual([`GET ${address}`]);

  await page.goto(address);
  await add(page).click();
  await expect(page.getByText("Produsul a fost adaugat cu succes")).toBeVisible();
  await expect(cartOf(page, 1)).toHaveCount(1);
  await expect(page).toHaveURL(address);
  expect(opened.filter((line) => line.startsWith("POST"))).toHaveLength(1);
});

test("a missing chunk reloads its page at most once a minute", async ({ page }) => {
  await page.route("**/assets/zoom-*.js", (route) => route.fulfill({ status: 404 }));
  const address = await addressOfProduct();
  const opened = documentsOf(page);
  await page.goto(address);
  const picture = page.getByRole("link", { name: /^Mărește/ }).first();
  await scriptAt(picture);
  // React is delayed from here on, so clicks on the reloaded page are queued.
  const { promise: isPressed, resolve: letReactCome } = Promise.withResolvers<void>();
  await page.route("**/assets/screen-*.js", async (route) => {
    await isPressed;
    await route.continue();
  });
  await picture.click();
  await expect.poll(() => opened).toEqual([`GET ${address}`, `GET ${address}`]);
  await page.waitForLoadState();
  await add(page).click();
  await expect(page.locator("html[data-waits]")).toHaveCount(1);
  letReactCome();
  await expect(page.getByRole("dialog", { name: "Produsul a fost adaugat cu succes" })).toBeVisible();
  await expect(cartOf(page, 1)).toHaveCount(1);
  await page.keyboard.press("Escape");

  await picture.click();
  await expect(page.getByRole("heading", { level: 1, name: /^A apărut o eroare/ })).toBeVisible();
  expect(opened).toHaveLength(2);
  // Header and cart remain visible. The retry link loads the page as a document.
  await expect(cartOf(page, 1)).toHaveCount(1);
  await page.getByRole("main").getByRole("link", { name: "Încearcă din nou" }).click();
  await expect(add(page)).toBeVisible();
  expect(opened).toHaveLength(3);
});
