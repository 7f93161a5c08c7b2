/** What a visitor sees whose page is older than the shop: the files of its screens are gone. */
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { scriptAt } from "../test.ts";

/** The file of that route as this page knows it. */
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

test("a screen whose file is gone opens as a document, each time, at the address that was wanted", async ({
  page,
}) => {
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

  // Who only points at the link keeps the page, and what is typed in it.
  const asked = page.waitForResponse(`**${file}`);
  await linkTo(page).hover();
  expect((await asked).status()).toBe(404);
  await expect(page).toHaveURL("/auth");
  expect(opened).toEqual([]);

  await linkTo(page).click();
  await expect(page).toHaveURL("/sitemap");
  await expect(page.getByRole("heading", { level: 1, name: "Harta site-ului" })).toBeVisible();
  expect(opened).toEqual(["/sitemap"]);

  // Lost again within a minute: the link leads on, each time.
  await page.goto("/auth");
  isGone = true;
  await moduleOf(page, SITEMAP);
  await linkTo(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Harta site-ului" })).toBeVisible();
  expect(opened).toEqual(["/sitemap", "/auth", "/sitemap"]);
});
