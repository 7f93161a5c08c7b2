import { becomeCustomer, continueInBrowser, haveInCart } from "../api-steps.ts";
import { mainText, noticesOf, Visitor } from "../read-page.ts";
import { expect, scriptAt, test } from "../test.ts";

test("a visitor without a login gets a notice when adding a favourite", async () => {
  const visitor = new Visitor();
  const page = await visitor.press(
    await visitor.open("/solutii-de-curatare/pardoseli"),
    /^Adaugă la favorite/,
  );
  expect(noticesOf(page)).toBe("Trebuie sa fii logat pentru a putea adauga la favorite produsul");
  expect(page.queryByRole("button", { name: /^Elimină din favorite/ })).toBeNull();
});

test("a product is added to the favourites on its card and removed on its page", async ({ page }) => {
  const visitor = new Visitor();
  await becomeCustomer(visitor);
  await continueInBrowser(visitor, page);
  const none = "Nu ai produse favorite";
  expect(mainText(await visitor.open("/account/favorite"))).toContain(none);
  await page.goto("/solutii-de-curatare/pardoseli");
  const heart = page.getByRole("button", { name: /^Adaugă la favorite: / }).first();
  const name = ((await heart.getAttribute("aria-label")) ?? "").replace("Adaugă la favorite: ", "");
  await page
    .getByRole("button", { name: `Adaugă la favorite: ${name}`, exact: true })
    .first()
    .click();
  await expect(
    page.getByRole("button", { name: `Elimină din favorite: ${name}`, exact: true }),
  ).toBeVisible();

  await page.goto("/account/favorite");
  await page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: `Elimină din favorite: ${name}` })
    .first()
    .click();
  await expect(page.getByRole("button", { name: `Adaugă la favorite: ${name}` }).first()).toBeVisible();
  expect(mainText(await visitor.open("/account/favorite"))).toContain(none);
});

test("a cached page hydrates with the customer's favourites, name and cart", async ({ page }) => {
  // Going back would abort a view transition, which browsers report as an error.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const visitor = new Visitor({ csvid: "ales-inainte" });
  await becomeCustomer(visitor);
  await haveInCart(visitor);
  const address = "/solutii-de-curatare/pardoseli";
  await visitor.press(await visitor.open(address), /^Adaugă la favorite/);
  await continueInBrowser(visitor, page);
  await page.goto(address);
  // The page comes from the cache, with its slots filled for this customer.
  expect(await page.locator("#visitor-data").textContent()).toContain('"firstname":"Ana-Maria"');
  const liked = page.getByRole("main").getByRole("button", { name: /^Elimină din favorite/ });
  const isOwn = async () => {
    await expect(liked).toHaveCount(1);
    await expect(page.getByRole("banner").locator("summary", { hasText: "Ana-Maria" })).toBeVisible();
    await expect(page.getByRole("banner").getByText("Coșul meu: 1 buc.")).toBeAttached();
  };
  await isOwn();
  await scriptAt(liked);
  await isOwn();
  await page.getByRole("main").getByRole("article").first().getByRole("heading").getByRole("link").click();
  await expect(page).not.toHaveURL(address);
  await page.goBack();
  await expect(liked).toHaveCount(1);
  await liked.click();
  await expect(liked).toHaveCount(0);
  await page.reload();
  await scriptAt(
    page
      .getByRole("main")
      .getByRole("button", { name: /^Adaugă la favorite/ })
      .first(),
  );
  await expect(liked).toHaveCount(0);
});

test("the review form on a cached page contains the customer's name and email", async ({ page }) => {
  const visitor = new Visitor({ csvid: "ales-inainte" });
  const { email } = await becomeCustomer(visitor);
  await continueInBrowser(visitor, page);
  const list = await visitor.open("/solutii-de-curatare/pardoseli");
  const product = list.document.querySelector(".product-card__name a")?.getAttribute("href") ?? "";
  await page.goto(product);
  expect(await page.locator("#visitor-data").textContent()).toContain(email);
  const fields = page.locator('form input[name="email"]');
  const values = () => fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(await values()).toContain(email);
  await scriptAt(page.getByRole("main").locator("form").first());
  expect(await values()).toContain(email);
  expect((await values()).join(" ")).not.toContain("model-email");
});
