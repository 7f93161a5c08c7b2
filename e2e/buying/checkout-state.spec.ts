import type { Page } from "@playwright/test";
import { haveInCart, loginAsDemoCustomer } from "../api-steps.ts";
import { finalizeButton, openCart, openCoupon, textbox } from "../checkout-steps.ts";
import { addOwnProduct } from "../own-product.ts";
import { changeShop, SET_STOCK } from "../shop-database.ts";
import { expect, scriptAt, test } from "../test.ts";

const quantity = (page: Page) => page.getByRole("spinbutton", { name: /^Cantitate/ });
const increase = (page: Page) => page.getByRole("button", { name: "Mai mult" });

/** Opens a cart with one product, its script at work. */
async function openFilledCart(page: Page, nth: number): Promise<void> {
  await haveInCart(page, nth);
  await openCart(page);
  await scriptAt(finalizeButton(page));
}

/** Where the page posts: its own form, and the cart's door. */
const POSTED_TO = /\/cos(?:\/actiune)?\.data/;

/** What the page posts, each as its fields. */
function watchPosts(page: Page): URLSearchParams[] {
  const posts: URLSearchParams[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && POSTED_TO.test(request.url()))
      posts.push(new URLSearchParams(request.postData() ?? ""));
  });
  return posts;
}

/** Holds what the page posts until it is let go. */
async function holdPosts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(POSTED_TO, async (route) => {
    if (route.request().method() === "POST") await promise;
    await route.continue();
  });
  return resolve;
}

test("the checkout has its sections, a coupon box, a choice to log in, and a header that leads nowhere else", async ({
  page,
}) => {
  await openFilledCart(page, 3);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toContainText([
    "Produse",
    "Date de facturare",
    "Livrare",
    "Plată",
    "Observații",
  ]);
  await expect(main.getByRole("radio", { name: "Client nou" })).toBeChecked();
  await expect(main.getByRole("radio", { name: "Am cont" })).toBeVisible();
  await expect(main.getByRole("radio", { name: "Persoană fizică" })).toBeChecked();
  await expect(textbox(page, "E-mail")).toBeVisible();
  await expect(main.getByRole("group", { name: "Adresa de livrare" })).toBeVisible();
  await expect(main.getByRole("group", { name: "Metodă de livrare" }).getByRole("radio")).toHaveCount(4);
  for (const group of ["Online", "Transfer", "La livrare"])
    await expect(main.getByRole("group", { name: group }).getByRole("radio")).toHaveCount(1);
  await expect(textbox(page, "Observații pentru comandă sau curier")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Sumarul comenzii" })).toBeVisible();
  await openCoupon(page);
  await expect(textbox(page, "Cod de reducere")).toBeVisible();
  await expect(main.getByRole("checkbox", { name: /^Am citit și accept/ })).not.toBeChecked();
  await expect(finalizeButton(page)).toBeVisible();
  const header = page.getByRole("banner");
  await expect(header.locator("summary")).toHaveCount(0);
  await expect(header.getByRole("link", { name: /^Telefon/ })).toHaveAttribute("href", /^tel:\+?\d+$/);
  await expect(header.getByRole("link", { name: "Înapoi la site" })).toHaveAttribute("href", "/");
});

test("who is logged in sees neither the choice to log in nor a field for the e-mail", async ({ page }) => {
  await loginAsDemoCustomer(page);
  await openFilledCart(page, 3);
  await expect(page.getByRole("radio", { name: "Am cont" })).toHaveCount(0);
  await expect(textbox(page, "E-mail")).toHaveCount(0);
  await openCoupon(page);
  await expect(textbox(page, "Cod de reducere")).toBeVisible();
});

test("a quantity shows at once and is asked for 300 ms after the last change", async ({ page }) => {
  await page.clock.install();
  await openFilledCart(page, 4);
  const posts = watchPosts(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await increase(page).click();
  await page.clock.runFor(299);
  await increase(page).click();
  await page.clock.runFor(299);
  await expect(quantity(page)).toHaveValue("3");
  expect(posts).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page.getByText("Produse (3 buc.)")).toBeVisible();
  expect(posts.map((post) => [...post.values()])).toEqual([expect.arrayContaining(["3"])]);
});

test("a changed quantity is one request, whose answer the page and the header show", async ({ page }) => {
  await openFilledCart(page, 4);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await increase(page).click();
  await expect(page.getByText("Produse (2 buc.)")).toBeVisible();
  await expect(finalizeButton(page)).toBeEnabled();
  expect(asked).toEqual(["POST /cos/actiune.data"]);
  await page.getByRole("link", { name: "Înapoi la site" }).click();
  await expect(page.getByRole("banner").locator("summary", { hasText: "Coșul meu: 2 buc." })).toBeVisible();
});

test("a quantity that is changed just before leaving is changed", async ({ page }) => {
  await openFilledCart(page, 4);
  await increase(page).click();
  await page.getByRole("link", { name: "Înapoi la site" }).click();
  await expect(page.getByRole("banner").locator("summary", { hasText: "Coșul meu: 2 buc." })).toBeVisible();
  await openCart(page);
  await scriptAt(finalizeButton(page));
  await increase(page).click();
  await page.goto("about:blank");
  await expect(async () => {
    await openCart(page);
    await expect(quantity(page)).toHaveValue("3", { timeout: 500 });
  }).toPass();
});

test("a quantity that the shop cannot keep goes back to what it was", async ({ page }) => {
  await openFilledCart(page, 4);
  const item = /\d+/.exec((await quantity(page).getAttribute("name")) ?? "")?.[0];
  await changeShop(
    "create or replace function refuse_change() returns trigger language plpgsql as $$ begin raise 'no'; end $$",
    [],
  );
  await changeShop(
    `create trigger refuse_${item} before update on cart_item for each row when (old.id = ${item}) execute function refuse_change()`,
    [],
  );
  const letGo = await holdPosts(page);
  await increase(page).click();
  await expect(quantity(page)).toHaveValue("2");
  await expect(page.getByText("Produse (1 buc.)")).toBeVisible();
  letGo();
  await expect(quantity(page)).toHaveValue("1");
});

test("a line is not removed while its quantity is on its way", async ({ page }) => {
  await openFilledCart(page, 4);
  const posts = watchPosts(page);
  const letGo = await holdPosts(page);
  await increase(page).click();
  await expect.poll(() => posts.length).toBe(1);
  const remove = page.getByRole("button", { name: /^Elimină .* din coș$/ }).first();
  await remove.click();
  letGo();
  await expect(page.getByText("Produse (2 buc.)")).toBeVisible();
  expect(posts).toHaveLength(1);
  await remove.click();
  await expect(page.getByText("Cosul tau este gol")).toBeVisible();
});

test("a county recalculates the cart 600 ms after the last one was chosen", async ({ page }) => {
  await page.clock.install();
  await openFilledCart(page, 5);
  const posts = watchPosts(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const county = page.getByRole("combobox", { name: "Județ" }).first();
  await county.selectOption({ label: "Alba" });
  await page.clock.runFor(599);
  await county.selectOption({ label: "Cluj" });
  await page.clock.runFor(599);
  expect(posts).toEqual([]);
  const chosen = await county.inputValue();
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect.poll(() => posts.map((post) => post.get("deliveryaddress.countyid"))).toEqual([chosen]);
});

test("a code is sent once, however often its button is pressed meanwhile", async ({ page }) => {
  await openFilledCart(page, 5);
  const posts = watchPosts(page);
  const letGo = await holdPosts(page);
  await openCoupon(page);
  await textbox(page, "Cod de reducere").fill("NU-EXISTA");
  const apply = page.getByRole("button", { name: "Aplică" });
  await apply.click();
  await expect(apply).toHaveAttribute("aria-disabled", "true");
  await apply.click({ force: true });
  await apply.click({ force: true });
  letGo();
  await expect(page.getByText("Codul nu este valid.").first()).toBeVisible();
  expect(posts).toHaveLength(1);
});

test("the order can not be sent while the cart is loading, nor twice", async ({ page }) => {
  await openFilledCart(page, 5);
  const posts = watchPosts(page);
  const letGo = await holdPosts(page);
  await page.getByRole("radio", { name: "Ordin de plată" }).check();
  await expect(page.getByText("Se actualizează coșul…")).toBeVisible();
  await expect(finalizeButton(page)).toBeDisabled();
  letGo();
  await expect(finalizeButton(page)).toBeEnabled();

  await page.unroute(POSTED_TO);
  const sendNow = await holdPosts(page);
  const before = posts.length;
  await finalizeButton(page).click();
  await expect(page.getByText("Se trimite comanda…")).toBeVisible();
  await finalizeButton(page).click({ force: true });
  sendNow();
  await expect(page.getByText("Nu ai completat toate campurile.")).toBeVisible();
  await expect(finalizeButton(page)).toBeEnabled();
  expect(posts).toHaveLength(before + 1);
});

test("the order can not be sent while a product in the cart is out of stock", async ({ page }) => {
  const { id } = await addOwnProduct(page);
  await changeShop(SET_STOCK, [id, 0]);
  await openCart(page);
  await expect(
    page.getByText("Comanda nu poate fi trimisă cât timp un produs din coș are stocul epuizat."),
  ).toBeVisible();
  await expect(finalizeButton(page)).toBeDisabled();
  await changeShop(SET_STOCK, [id, 50]);
});

test("each thing that is missing is named at its field", async ({ page }) => {
  await openFilledCart(page, 5);
  const main = page.getByRole("main");
  const missing = (label: string) => main.getByText(`Câmpul ${label} este obligatoriu.`);
  await finalizeButton(page).click();
  await expect(missing("Prenume")).toBeVisible();
  for (const label of ["Nume", "Telefon", "E-mail", "Județ", "Localitate", "Adresă"])
    await expect(missing(label).first()).toBeVisible();
  await expect(main.getByText("Trebuie să accepți termenii și condițiile.")).toBeVisible();

  await page.getByRole("radio", { name: "Persoană juridică" }).check();
  await expect(finalizeButton(page)).toBeEnabled();
  await finalizeButton(page).click();
  for (const label of ["Denumire firmă", "Cod fiscal"]) await expect(missing(label)).toBeVisible();
  const seat = page.getByRole("group", { name: "Firma" });
  for (const label of ["Județ", "Localitate", "Adresă"])
    await expect(seat.getByText(`Câmpul ${label} este obligatoriu.`)).toBeVisible();
});

test("the order can not be sent while a quantity is on its way", async ({ page }) => {
  await openFilledCart(page, 4);
  const letGo = await holdPosts(page);
  await increase(page).click();
  await expect(page.getByText("Se actualizează coșul…")).toBeVisible();
  await expect(finalizeButton(page)).toBeDisabled();
  letGo();
  await expect(page.getByText("Produse (2 buc.)")).toBeVisible();
  await expect(finalizeButton(page)).toBeEnabled();
});

test("a code of dots, which no address can carry, is refused like any other", async ({ page }) => {
  await openFilledCart(page, 4);
  await openCoupon(page);
  await textbox(page, "Cod de reducere").fill("..");
  await page.getByRole("button", { name: "Aplică" }).click();
  await expect(page.getByText("Codul nu este valid.")).toBeVisible();
  await expect(textbox(page, "Cod de reducere")).toHaveValue("..");
});

test("an emoji in the observations counts as one character", async ({ page }) => {
  await openFilledCart(page, 4);
  await textbox(page, "Observații pentru comandă sau curier").fill("Mulțumesc 😀");
  await expect(page.getByText("11 / 500")).toBeVisible();
});
