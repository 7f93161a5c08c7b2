import { expect, test } from "../test.ts";
import type { Page } from "@playwright/test";

const PARTS = "/masini-si-carucioare/piese-si-consumabile";
const cards = (page: Page) => page.getByRole("main").getByRole("article");

// requirements: B2: a category flagged must_have_model sends the user to search instead
test("a category of parts asks for the machine first and then shows what fits it", async ({ page }) => {
  await page.goto(PARTS);
  await expect(page).toHaveURL(/\/search\?categoryID=\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Piese și consumabile pentru mașini");
  await page.getByLabel("Model").fill("Lunca");
  await page.getByRole("button", { name: "Caută ce se potrivește" }).click();
  await expect(page).toHaveURL(/\/search\/[\w-]{16,}$/);
  await expect(cards(page).first()).toBeVisible();
  const names = await cards(page).getByRole("heading").allTextContents();
  expect(names.join("\n")).toMatch(/Lunca|Rotund|mașin/i);
  expect(names.join("\n")).not.toMatch(/Torent|Bura|Ritm/);

  await page.getByRole("link", { name: /^În categoria Piese/ }).click();
  await expect(page).toHaveURL(/\/search\?categoryID=\d+$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the machine's form says what it lacks, and a machine nobody has leaves it filled in", async ({
    page,
  }) => {
    await page.goto(PARTS);
    await page.getByLabel("An de fabricație").fill("2021");
    await page.getByRole("button", { name: "Caută ce se potrivește" }).click();
    await expect(page.getByRole("alert")).toContainText("Completează și tipul, marca sau modelul mașinii");
    await expect(page.getByLabel("An de fabricație")).toHaveValue("2021");

    await page.getByLabel("Model").fill("Xwqzkvj");
    await page.getByRole("button", { name: "Caută ce se potrivește" }).click();
    await expect(page.getByText("Nu sunt produse disponibile.")).toBeVisible();
    await expect(page.getByLabel("Model")).toHaveValue("Xwqzkvj");

    await page.getByRole("link", { name: /^Vezi toate cele \d+/ }).click();
    await expect(page).toHaveURL(/categoryID=\d+&toate=1$/);
    await expect(cards(page).first()).toBeVisible();
  });
});
