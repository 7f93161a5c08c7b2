import { becomeCustomer, placeOrder } from "../api-steps.ts";
import { linkOf, tickField } from "../read-form.ts";
import { headingOf, readPage, textOf, Visitor } from "../read-page.ts";
import { expect, scriptAt, test } from "../test.ts";

test("the home page shows categories, benefits and products with prices", async () => {
  const { document, main, getByRole } = await readPage("/");
  expect(document.querySelectorAll("h1")).toHaveLength(1);
  linkOf(main.getByRole("navigation", { name: "Categorii principale" }), /./);
  expect(getByRole("list", { name: "Avantajele magazinului" }).querySelectorAll("li")).toHaveLength(4);
  const card = document.querySelector("main article");
  expect(card?.querySelector("a[href]")).toBeTruthy();
  expect(textOf(card)).toMatch(/\d\.\d\d lei/);
});

test("the home page of a customer who ordered before adds the usual products to the cart without script", async () => {
  const visitor = new Visitor();
  await becomeCustomer(visitor);
  const before = await visitor.open("/");
  expect(before.main.queryByRole("heading", { name: "Ce comanzi de obicei" })).toBeNull();
  await placeOrder(visitor);
  const page = await visitor.open("/");
  const desk = page.main.getByRole("region", { name: "Ce comanzi de obicei" });
  const product = desk.querySelector("li a")?.getAttribute("href") ?? "";
  tickField(desk.querySelector("input[type=checkbox]") as Element);
  const cart = await visitor.press(page, /^Adaugă în coș/, desk);
  expect(cart.url).toMatch(/\/cos$/);
  expect(cart.document.querySelector(`main a[href="${product}"]`)).toBeTruthy();
});

test("a card on the home page adds its product without leaving the page", async ({ page }) => {
  await page.goto("/");
  const add = page.getByRole("button", { name: /^Adauga in cos/ }).first();
  await scriptAt(add);
  await add.click();
  const popup = page.getByRole("dialog", { name: "Produsul a fost adaugat cu succes" });
  await expect(popup).toContainText("1 buc.");
  await expect(page.getByRole("list", { name: "Mesaje" }).getByRole("listitem")).toHaveCount(0);
  // Related products are below the buttons.
  const related = popup.getByRole("region", { name: "Ți-ar putea fi de folos și" });
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

test("a row of products moves with its buttons, and its autoplay can be paused", async ({ page }) => {
  await page.goto("/");
  const rail = page
    .getByRole("region")
    .filter({ has: page.getByRole("button", { name: "Produsele următoare" }) })
    .first();
  const first = rail.getByRole("article").first();
  await first.scrollIntoViewIfNeeded();
  const next = rail.getByRole("button", { name: "Produsele următoare" });
  await scriptAt(next);
  await next.click();
  await expect(first).not.toBeInViewport();
  await rail.getByRole("button", { name: "Produsele anterioare" }).click();
  await expect(first).toBeInViewport();

  const stop = page.getByRole("button", { name: "Oprește derularea" }).first();
  await scriptAt(stop);
  await stop.click();
  await expect(page.getByRole("button", { name: "Pornește derularea" }).first()).toBeVisible();
});

test("the home page links to all products, promotions, posts and brands", async () => {
  const visitor = new Visitor();
  const home = await visitor.open("/");
  const categories = home.main.getByRole("navigation", { name: "Categorii principale" });
  for (const [name, address] of [
    [/^Vezi toate promoțiile/, "/promotii"],
    ["Vezi toate articolele", "/blog"],
    ["Vezi toate brandurile", "/marci"],
  ] as const)
    expect(linkOf(home, name).getAttribute("href")).toBe(address);
  const category = categories.querySelector("li a");
  expect(headingOf(await visitor.follow(category))).toContain(textOf(category));
  const all = await visitor.follow(linkOf(categories, "Vezi toate produsele"));
  expect(headingOf(all)).toBe("Toate produsele");
  expect(all.document.querySelectorAll("main article")).toHaveLength(12);
});
