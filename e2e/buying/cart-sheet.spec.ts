import { faultsOf } from "../axe.ts";
import { expect, scriptAt, test } from "../test.ts";

const SHEET = "Produsul a fost adaugat cu succes";

test('the "added" sheet closes on Back, and on a phone by swiping down', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 760 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto("/promotii");
  // The tab now has a previous page, which Back must not open while the sheet is open.
  await page.goto("/");
  const add = page.getByRole("button", { name: /^Adauga in cos/ }).first();
  const sheet = page.getByRole("dialog", { name: SHEET });
  await scriptAt(add);
  await add.click();
  await expect(sheet).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL("/");
  await add.click();
  await sheet.getByRole("button", { name: "Închide" }).click();
  await expect.poll(() => page.evaluate(() => (history.state as { idx: number }).idx)).toBe(0);
  await add.click();
  await expect(sheet).toBeVisible();
  const title = await sheet.getByRole("heading", { name: SHEET }).boundingBox();
  const [x, y] = [(title?.x ?? 0) + 40, (title?.y ?? 0) + 10];
  const finger = await context.newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", by: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x, y: y + by }],
    });
  // After a short swipe the sheet springs back.
  await touch("touchStart", 0);
  for (const by of [20, 40]) await touch("touchMove", by);
  await touch("touchEnd", 0);
  await expect(sheet).toBeVisible();
  await touch("touchStart", 0);
  for (const by of [40, 90, 160]) await touch("touchMove", by);
  await touch("touchEnd", 0);
  await expect(sheet).toBeHidden();
  await expect.poll(() => page.evaluate(() => (history.state as { idx: number }).idx)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/promotii");
  await context.close();
});

test("a phone's menu is a dialog that traps the focus and closes on Escape", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto("/");
  const opens = page.locator("summary").filter({ hasText: "Toate produsele" });
  await scriptAt(opens);
  await opens.click();
  const menu = page.getByRole("dialog", { name: "Meniu principal" });
  await expect(menu).toBeVisible();
  expect(await faultsOf(page)).toEqual([]);
  await opens.focus();
  await page.keyboard.press("Shift+Tab");
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Tab");
  await expect(opens).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});
