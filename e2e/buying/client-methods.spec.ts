import { becomeCustomer, haveInCart } from "../api-steps.ts";
import { saveAddress, saveCompany } from "../account/account-steps.ts";
import * as form from "../checkout-form.ts";
import { acceptAndFinalize, choose, CLUJ, expectOrderSent, openCart, textbox } from "../checkout-steps.ts";
import { fieldOf, fill, isTicked, linkOf, tick, tickField } from "../read-form.ts";
import { mainText, type ReadPage, textOf, Visitor } from "../read-page.ts";
import { isFull } from "../../setup/test-sizes.ts";
import { changeShop } from "../shop-database.ts";
import { expect, test } from "../test.ts";

const METHODS: [delivery: RegExp, payment: string][] = [
  [/^Curier Sameday la domiciliu/, "Plată ramburs, la livrare"],
  [/^FAN Courier/, "Ordin de plată"],
  [/^Ridicare personală/, "Plată ramburs, la livrare"],
  [/easybox/, "Ordin de plată"],
];

// methods.spec.ts covers every combination for guests in every run.
for (const [delivery, payment] of isFull() ? METHODS : METHODS.slice(0, 1)) {
  test(`a customer orders by ${delivery.source} and pays by ${payment}`, async () => {
    const visitor = new Visitor();
    await becomeCustomer(visitor);
    await haveInCart(visitor, 1);
    let page = await form.openCart(visitor);
    fill(page, { Telefon: "0722123456" });
    page = await form.fillAddress(visitor, page, CLUJ);
    tick(page, new RegExp(`^${payment}`));
    tick(page, delivery);
    page = await visitor.press(page, form.RECALCULATE);
    if (delivery.test("easybox")) {
      const offered = form.lockers(page).querySelector("input[type=radio]:not([disabled])");
      tickField(offered ?? form.lockers(page));
    }
    page = await form.acceptAndFinalize(visitor, page);
    form.expectOrderSent(page);
    linkOf(page, "Vezi comanda în cont");
    expect(mainText(page)).toContain(payment);
  });
}

test("a customer's saved company orders through SEAP to its registered office", async ({ page }) => {
  const { email } = await becomeCustomer(page);
  await saveCompany(email, "Școala Gimnazială nr. 4");
  await haveInCart(page, 1);
  await openCart(page);
  // A customer with a saved company buys for it by default.
  await expect(page.getByRole("radio", { name: "Persoană juridică" })).toBeChecked();
  const saved = page.getByRole("group", { name: "Firma pe care se emite factura" });
  await expect(saved.getByRole("radio", { name: /^Școala Gimnazială nr. 4/ })).toBeChecked();
  await expect(textbox(page, "Denumire firmă")).toBeHidden();
  await choose(page, "Altă firmă");
  await expect(textbox(page, "Denumire firmă")).toBeVisible();
  await choose(page, /^Școala Gimnazială nr. 4/);
  expect(await page.evaluate(() => localStorage.getItem("company_id"))).toMatch(/^\d+$/);
  const same = page.locator("input[name=same]");
  await expect(same).toBeChecked();
  await choose(page, "Persoană fizică");
  // Only a company has a registered office (C-027).
  await expect(same).not.toBeChecked();
  await choose(page, "Persoană juridică");
  await expect(same).toBeChecked();
  await textbox(page, "Telefon").fill("0722123456");
  await choose(page, /SEAP/);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(page.getByText("Achiziție publică prin SEAP")).toBeVisible();
  await expect(page.getByText("Str. Firmei nr. 1, Cluj-Napoca, Cluj").first()).toBeVisible();
});

test("delivery to the company's registered office ignores saved addresses", async () => {
  const visitor = new Visitor();
  const { email } = await becomeCustomer(visitor);
  await saveCompany(email, "Firma din Cluj S.R.L.");
  await saveAddress(email, "Str. Dunării nr. 1");
  // Couriers charge more for Tulcea, so a wrong address would change the price.
  await changeShop(
    `update customer_address set county_id = city.county_id, city_id = city.id from city
     where city.name = 'Tulcea' and customer_id = (select id from customer where email = $1)`,
    [email],
  );
  await haveInCart(visitor, 1);
  let page = await form.openCart(visitor);
  tick(page, "Persoană fizică");
  page = await visitor.press(page, form.RECALCULATE);
  fill(page, { Telefon: "0722123456" });
  const priceOf = (read: ReadPage) => textOf(fieldOf(read, /^Curier Sameday la domiciliu/).closest("label"));
  const toTulcea = priceOf(page);
  tick(page, "Persoană juridică");
  tick(page, "Livrează la sediul firmei");
  page = await visitor.press(page, form.RECALCULATE);
  expect(priceOf(page)).not.toBe(toTulcea);
  page = await form.openCart(visitor);
  expect(isTicked(fieldOf(page, "Livrează la sediul firmei"))).toBe(true);
  expect(priceOf(page)).not.toBe(toTulcea);
  fill(page, { Telefon: "0722123456" });
  page = await form.payOnDelivery(visitor, page);
  page = await form.acceptAndFinalize(visitor, page);
  form.expectOrderSent(page);
  expect(mainText(page)).toContain("Str. Firmei nr. 1, Cluj-Napoca, Cluj");
});
