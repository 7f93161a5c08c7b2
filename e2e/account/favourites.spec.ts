import { becomeCustomer, handOver } from "../api-steps.ts";
import { mainText, noticesOf, Visitor } from "../read-page.ts";
import { expect, test } from "../test.ts";

test("who is not logged in is told so", async () => {
  const visitor = new Visitor();
  const page = await visitor.press(
    await visitor.open("/solutii-de-curatare/pardoseli"),
    /^Adaugă la favorite/,
  );
  expect(noticesOf(page)).toBe("Trebuie sa fii logat pentru a putea adauga la favorite produsul");
  expect(page.queryByRole("button", { name: /^Scoate din favorite/ })).toBeNull();
});

test("a product becomes a favourite on its card and none any more on its page", async ({ page }) => {
  const visitor = new Visitor();
  await becomeCustomer(visitor);
  await handOver(visitor, page);
  const none = "Nu ai produse favorite";
  expect(mainText(await visitor.open("/account/favorite"))).toContain(none);
  await page.goto("/solutii-de-curatare/pardoseli");
  const heart = page.getByRole("button", { name: /^Adaugă la favorite: / }).first();
  const name = ((await heart.getAttribute("aria-label")) ?? "").replace("Adaugă la favorite: ", "");
  await page
    .getByRole("button", { name: `Adaugă la favorite: ${name}`, exact: true })
    .first()
    .click();
  await expect(page.getByRole("button", { name: `Scoate din favorite: ${name}`, exact: true })).toBeVisible();

  await page.goto("/account/favorite");
  await page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: `Scoate din favorite: ${name}` })
    .first()
    .click();
  await expect(page.getByRole("button", { name: `Adaugă la favorite: ${name}` }).first()).toBeVisible();
  expect(mainText(await visitor.open("/account/favorite"))).toContain(none);
});
