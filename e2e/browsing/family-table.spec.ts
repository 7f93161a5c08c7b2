import { expect, scriptAt, test } from "../test.ts";

test("quantities in a table of sizes are added to the cart together, and other lists offer the table too", async ({
  page,
}) => {
  await page.goto("/solutii-de-curatare");
  await page.getByRole("link", { name: "1: tabel cu mărimi și cantități" }).click();
  const table = page.getByRole("list", { name: "Tabel de produse" });
  await expect(table).toBeVisible();
  const fields = table.locator("[data-pieces]");
  await scriptAt(fields.first());
  await fields.nth(0).fill("2");
  await fields.nth(0).press("Enter");
  await expect(fields.nth(1)).toBeFocused();
  await fields.nth(1).fill("3");
  await page.getByRole("button", { name: "Adaugă 2 produse" }).click();
  await expect(page.getByRole("link", { name: "Vezi coșul" }).last()).toBeVisible();
  await expect(page.getByRole("banner").first()).toContainText("5 buc.");
  await expect(fields.nth(0)).toHaveValue("");
  for (const address of ["/search?term=detergent&density=1", "/promotii/mopuri-si-galeti?density=1"]) {
    await page.goto(address);
    await expect(
      page.getByRole("list", { name: "Tabel de produse" }).locator("[data-pieces]").first(),
    ).toBeVisible();
  }
});

for (const width of [1440, 375])
  test(`filtering a list of ${width} px causes no layout shift`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/solutii-de-curatare");
    if (width < 991) {
      const open = page.getByRole("button", { name: "Filtre", exact: true });
      await scriptAt(open);
      await open.click();
    }
    const value = page
      .getByRole("group")
      .filter({ hasText: "Brand" })
      .getByRole("link")
      .filter({ visible: true })
      .first();
    await scriptAt(value);
    await page.evaluate(() => {
      const seen = { shift: 0 };
      Object.assign(globalThis, { seen });
      // Includes shifts after recent input, because buyers see them too.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: "layout-shift" });
    });
    await value.click();
    await expect(page).toHaveURL(/filters=/);
    await expect(value).toHaveAttribute("aria-current", "true");
    await page.waitForTimeout(800);
    const shift = await page.evaluate(
      () => (globalThis as unknown as { seen: { shift: number } }).seen.shift,
    );
    // A number that gets one more digit moves its neighbours slightly. A larger shift would be visible.
    expect(shift).toBeLessThan(0.001);
  });
