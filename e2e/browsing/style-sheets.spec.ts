/**
 * A screen looks the same whether it is opened by client-side navigation or as a document (decision 0088).
 */
import type { Page } from "@playwright/test";
import { expect, scriptAt, test } from "../test.ts";

async function stylesIn(page: Page): Promise<Record<string, string>> {
  await page.waitForLoadState();
  return page.evaluate(() => {
    const found: Record<string, string> = {};
    for (const element of document.querySelectorAll("main [class*='__']")) {
      const { display, padding, gap, fontSize, borderRadius, position } = getComputedStyle(element);
      const name = element.getAttribute("class") ?? "";
      found[name] ??= [display, padding, gap, fontSize, borderRadius, position].join(" ");
    }
    return found;
  });
}

test("screens have the same styles however they are opened", async ({ page }) => {
  const main = page.getByRole("main");
  await page.goto("/search");
  await scriptAt(main);
  const steps = [
    () => main.getByRole("link", { name: "Dezinfecție", exact: true }).click(),
    () => main.getByRole("article").first().getByRole("link").first().click(),
    () => page.getByRole("contentinfo").getByRole("link", { name: "Harta site-ului" }).click(),
    () => main.getByRole("link", { name: "Blog", exact: true }).click(),
  ];
  for (const step of steps) {
    const before = page.url();
    await step();
    await expect(page).not.toHaveURL(before);
    const other = await page.context().newPage();
    await other.goto(page.url());
    const heading = await other.getByRole("main").getByRole("heading", { level: 1 }).innerText();
    const asDocument = await stylesIn(other);
    await other.close();
    await expect(main.getByRole("heading", { level: 1 })).toHaveText(heading, { useInnerText: true });
    const within = await stylesIn(page);
    const names = Object.keys(asDocument).filter((name) => name in within);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) expect(`${name}: ${within[name]}`).toBe(`${name}: ${asDocument[name]}`);
  }
});
