import { expect, scriptAt, test } from "../test.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("/");
});

test("the home page shows categories, products with prices and what the shop promises", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const categories = page.getByRole("navigation", { name: "Categorii principale" });
  await expect(categories.getByRole("link").first()).toBeVisible();
  await expect(page.getByRole("list", { name: "Avantaje" }).getByRole("listitem")).toHaveCount(4);
  const card = page.getByRole("article").first();
  await expect(card.getByRole("link").first()).toBeVisible();
  await expect(card).toContainText(/\d\.\d\d lei/);
});

test("a card adds its product without leaving the page", async ({ page }) => {
  const add = page.getByRole("button", { name: /^Adauga in cos/ }).first();
  await scriptAt(add);
  await add.click();
  const popup = page.getByRole("dialog", { name: "Produsul a fost adaugat cu succes" });
  await expect(popup).toContainText("1 buc.");
  await expect(page.getByRole("list", { name: "Mesaje" }).getByRole("listitem")).toHaveCount(0);
  // What goes with it stands below the ways on.
  const related = popup.getByRole("region", { name: "S-ar putea să-ți trebuiască și" });
  await expect(related.getByRole("link").first()).toBeVisible();
  expect(await related.getByRole("link").count()).toBeLessThanOrEqual(4);
  await expect(popup.getByRole("link", { name: "Vezi coșul" })).toHaveAttribute("href", "/cos");
  await popup.getByRole("button", { name: "Continuă cumpărăturile" }).click();
  await expect(popup).toBeHidden();
  await expect(add).toBeFocused();
  await expect(
    page.getByRole("banner").locator("summary", { hasText: /Coșul meu: [1-9]\d* buc\./ }),
  ).toBeVisible();
  await expect(page).toHaveURL("/");
});

test("a row of products moves on by its buttons", async ({ page }) => {
  const rail = page
    .getByRole("region")
    .filter({ has: page.getByRole("article") })
    .first();
  const first = rail.getByRole("article").first();
  await first.scrollIntoViewIfNeeded();
  const next = rail.getByRole("button", { name: "Înainte în listă" });
  await scriptAt(next);
  await next.click();
  await expect(first).not.toBeInViewport();
  await rail.getByRole("button", { name: "Înapoi în listă" }).click();
  await expect(first).toBeInViewport();
});

test("links lead to all products, promotions, posts and brands, a category to its goods", async ({
  page,
}) => {
  const categories = page.getByRole("navigation", { name: "Categorii principale" });
  for (const [name, address] of [
    [/^Vezi toate promoțiile/, "/promotii"],
    ["Vezi toate articolele", "/blog"],
    ["Vezi toate brandurile", "/marci"],
  ] as const)
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", address);
  const category = categories.getByRole("listitem").first().getByRole("link");
  const name = (await category.innerText()).trim();
  await category.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
  await page.goBack();
  await categories.getByRole("link", { name: "Vezi toate produsele" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Toate produsele");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(12);
});

test("what slides by itself can be stopped", async ({ page }) => {
  const stop = page.getByRole("button", { name: "Oprește derularea" }).first();
  await scriptAt(stop);
  await stop.click();
  await expect(page.getByRole("button", { name: "Pornește derularea" }).first()).toBeVisible();
});
