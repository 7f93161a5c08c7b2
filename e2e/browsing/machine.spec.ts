import { expect, test } from "../test.ts";

// spec: browsing, section 2: a category flagged must_have_model sends the user to search instead
test("a category of parts asks for the machine first and then shows what fits it", async ({ page }) => {
  await page.goto("/masini-si-carucioare/piese-si-consumabile");
  await expect(page).toHaveURL(/\/search\?categoryID=\d+/);
  await page.getByLabel("Model").fill("Lunca");
  await page.getByRole("button", { name: "Caută ce se potrivește" }).click();
  await expect(page).toHaveURL(/\/search\/[\w-]{16,}$/);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toBeVisible();
  const names = await cards.getByRole("heading").allTextContents();
  expect(names.join("\n")).toMatch(/Lunca|Rotund|mașin/i);
  expect(names.join("\n")).not.toMatch(/Torent|Bura|Ritm/);
});
