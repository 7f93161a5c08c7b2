/** What a visitor sees whose page is older than the shop: the files of its screens are gone. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
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

/** Until a page is opened anew, the file is gone. */
async function loseUntilOpened(page: Page, file: string, address: string): Promise<void> {
  let isGone = true;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().endsWith(address)) isGone = false;
  });
  await page.route(`**${file}`, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
}

test("a screen whose file is gone opens anew once, at the address that was wanted", async ({ page }) => {
  await page.goto("/auth");
  await page.evaluate(() => document.documentElement.setAttribute("data-old-page", ""));
  await loseUntilOpened(page, await moduleOf(page, "screens/sitemap/route"), "/sitemap");
  await page.getByRole("contentinfo").getByRole("link", { name: "Harta site-ului" }).click();
  await expect(page).toHaveURL("/sitemap");
  await expect(page.getByRole("heading", { level: 1, name: "Harta site-ului" })).toBeVisible();
  await expect(page.locator("html[data-old-page]")).toHaveCount(0);
});
