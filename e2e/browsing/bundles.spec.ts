import type { Page } from "@playwright/test";
import { becomeCustomer } from "../api-steps.ts";
import { changeShop } from "../shop-database.ts";
import { within } from "@testing-library/dom";
import { mainText, readPage, textOf, Visitor } from "../read-page.ts";
import { expect, scriptAt, scriptBegins, test } from "../test.ts";

const SPRING = "/pachete/pachet-curatenie-de-primavara";
const ARTICLE = "Întrebări frecvente";

const main = (page: Page) => page.getByRole("main");
const contents = (page: Page) => page.getByRole("region", { name: "Ce conține pachetul" });

test("the menu links to the bundles, which show their saving and separate price", async () => {
  const visitor = new Visitor();
  const home = await visitor.open("/");
  const menu = within(home.getByRole("navigation", { name: "Meniu principal" }));
  const page = await visitor.follow(menu.getAllByRole("link", { name: "Pachete" })[0] ?? null);
  expect(page.url).toBe("/pachete");
  expect(textOf(page.document.querySelector("main"))).toContain(
    "Pachetele adună produse care se folosesc împreună",
  );
  const [first] = within(page.getByRole("list", { name: "Toate pachetele" })).getAllByRole("article");
  expect(textOf(first ?? null)).toMatch(/Economisești \d+\.\d\d lei/);
  expect(textOf(first ?? null)).toContain("Separat:");
  const link = page.getByRole("link", { name: "Pachet curățenie de primăvară" });
  const bundle = await visitor.follow(link);
  expect(bundle.url).toBe(SPRING);
  expect(textOf(bundle.getByRole("heading", { level: 1 }))).toBe("Pachet curățenie de primăvară");
});

test("a page past the last page of bundles is not found", async () => {
  const page = await readPage("/pachete?page=77");
  expect(page.status).toBe(404);
  expect(page.document.querySelector('meta[name="robots"]')?.getAttribute("content")).toMatch(/noindex/);
  const first = page.main.getByRole("link", { name: "Mergi la prima pagină a listei" });
  const list = await new Visitor().follow(first);
  expect(list.url).toBe("/pachete");
  list.getByRole("list", { name: "Toate pachetele" });
});

test.describe("a bundle", () => {
  test("a bundle page shows saving, products with quantities, stock and benefits", async ({ page }) => {
    await page.goto(SPRING);
    await expect(page.getByRole("navigation", { name: "Calea paginii" }).getByRole("listitem")).toHaveText([
      "Acasa",
      "Pachete",
      "Pachet curățenie de primăvară",
    ]);
    await expect(main(page)).toContainText(/Economisești \d+\.\d\d lei/);
    const products = contents(page).getByRole("listitem");
    await expect(products).toHaveCount(5);
    await expect(products.nth(3)).toContainText("2 buc.");
    await expect(products.nth(3)).toContainText(/stoc/i);
    expect((await contents(page).getByRole("list").boundingBox())?.height).toBe(306);
    expect((await main(page).locator("picture img").first().boundingBox())?.width).toBe(620);
    await expect(page.getByRole("list", { name: "Avantajele magazinului" })).toContainText(
      "la comenzi de peste 200 lei",
    );
    await expect(page.getByRole("link", { name: "Distribuie pe WhatsApp" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Descriere" })).toBeVisible();
  });

  test("a bundle is added to the cart in a quantity between 1 and its stock", async ({ page }) => {
    await page.goto(SPRING);
    const quantity = page.getByRole("spinbutton", { name: "Număr de pachete" });
    await expect(quantity).toHaveValue("1");
    await expect(page.getByRole("button", { name: "Mai puțin" })).toBeHidden();
    await scriptAt(quantity);
    const stock = Number(await quantity.getAttribute("max"));
    await quantity.fill(String(stock + 500));
    await expect(quantity).toHaveValue(String(stock));
    await quantity.fill("2");
    await page.getByRole("button", { name: "Adauga in cos", exact: true }).click();
    const popup = page.getByRole("dialog", { name: "Pachetul a fost adăugat în coș." });
    await expect(popup).toContainText("2 buc.");
    await popup.getByRole("link", { name: "Vezi coșul" }).click();
    await expect(page).toHaveURL(/\/cos$/);
    // The bundle's own page shows the name too.
    await expect(page.getByRole("heading", { level: 1, name: "Coșul tău" })).toBeVisible();
    await expect(main(page)).toContainText("Pachet curățenie de primăvară");
  });

  test("a bundle page explains why the bundle cannot be bought", async () => {
    const customer = new Visitor();
    await becomeCustomer(customer);
    await changeShop(
      "update bundle_product set quantity = 100000 where bundle_id = (select id from bundle where slug = $1)",
      ["pachet-sala-de-asteptare"],
    );
    const read = await customer.open("/pachete/pachet-sala-de-asteptare");
    expect(mainText(read)).toContain(
      "Pachetul nu poate fi adaugat in cos deoarece unul sau mai multe produse sunt indisponibile.",
    );
    expect(read.queryByRole("button", { name: "Adauga in cos" })).toBeNull();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript a category shows two bundles, and all of them on request", async ({ page }) => {
    await page.goto("/solutii-de-curatare");
    const boxes = page.getByRole("region", { name: "Pachete" });
    await expect(boxes.getByRole("article")).toHaveCount(2);
    await boxes.getByText("Vezi mai multe").click();
    await expect(boxes.getByRole("article").nth(2)).toBeVisible();
    await boxes.getByText("Restrange").click();
    await expect(boxes.getByRole("article")).toHaveCount(2);
  });
});

test("without JavaScript a bundle is added to the cart by its form", async () => {
  const visitor = new Visitor();
  const page = await visitor.open(SPRING);
  const add = page.main.getByRole("button", { name: "Adauga in cos" });
  const answer = await visitor.send(page, add, { qty: "3" });
  expect(textOf(answer.document.body)).toContain("Pachetul a fost adăugat în coș.");
  const cart = await visitor.open("/cos");
  expect(textOf(cart.document.querySelector("main"))).toContain("Pachet curățenie de primăvară");
  expect(cart.getByRole("spinbutton", { name: /^Cantitate: Pachet/ }).getAttribute("value")).toBe("3");
});

test("a product page shows a bundle that contains the product", async () => {
  const visitor = new Visitor();
  const bundle = await visitor.open(SPRING);
  const part = bundle.getByRole("region", { name: "Ce conține pachetul" });
  const product = await visitor.follow(part.querySelector("a"));
  expect(textOf(product.document.querySelector("main"))).toContain("Cod produs:");
  expect(product.url).not.toContain("pachete");
  const [box] = within(product.getByRole("region", { name: "Pachete" })).getAllByRole("article");
  expect(textOf(box ?? null)).toContain("Pachet curățenie de primăvară");
});

test("bundles and articles are reloaded each time they are opened", async ({ page }) => {
  // Responses for visitors without a login are cached briefly.
  await becomeCustomer(page);
  await page.goto("/pachete");
  await scriptBegins(page, "client");
  const bundles = page.getByRole("list", { name: "Toate pachetele" }).getByRole("article");
  const last = await bundles.last().getByRole("heading").innerText();
  // Prefetched pages are reused for 10 s, so the click must not hover first.
  const link = page.getByRole("contentinfo").getByRole("link", { name: ARTICLE });
  await link.dispatchEvent("click");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ARTICLE);

  await changeShop("update bundle set name = $2 where name = $1", [last, `${last}, acum altfel`]);
  await page
    .getByRole("navigation", { name: "Meniu principal" })
    .getByRole("link", { name: "Pachete" })
    .dispatchEvent("click");
  await expect(bundles.last()).toContainText(`${last}, acum altfel`);
  await changeShop("update bundle set name = $1 where name = $2", [last, `${last}, acum altfel`]);

  await changeShop("update article set content = content || $2 where link_title = $1", [
    ARTICLE,
    "<p>Scris din nou.</p>",
  ]);
  await link.dispatchEvent("click");
  await expect(main(page)).toContainText("Scris din nou.");
});
