import { becomeCustomer, haveInCart } from "../api-steps.ts";
import { saveAddress, saveCompany } from "../account/account-steps.ts";
import {
  acceptAndFinalize,
  choose,
  CLUJ,
  expectOrderSent,
  fillAddress,
  finalizeButton,
  openCart,
  orderNumber,
  payOnDelivery,
  textbox,
} from "../checkout-steps.ts";
import { Visitor } from "../read-page.ts";
import { expect, test } from "../test.ts";

test("a login within the checkout merges the carts and offers the saved data", async ({ page }) => {
  const elsewhere = new Visitor();
  const customer = await becomeCustomer(elsewhere);
  await saveAddress(customer.email, "Str. Salvată nr. 7");
  await saveCompany(customer.email, "Firma Salvată S.R.L.");
  await haveInCart(elsewhere, 1);

  await haveInCart(page, 2);
  await openCart(page);
  await expect(page.getByRole("spinbutton", { name: /^Cantitate/ })).toHaveCount(1);
  await textbox(page, "Observații pentru comandă sau curier").fill("Sunați înainte.");
  const main = page.getByRole("main");
  await main.getByRole("radio", { name: "Am cont" }).check();
  await expect(finalizeButton(page)).toBeHidden();
  await expect(textbox(page, "Cod de reducere")).toBeHidden();
  await main.getByRole("textbox", { name: "E-mailul contului" }).fill(customer.email);
  await main.getByRole("textbox", { name: "Parolă" }).fill("o parolă greșită");
  await main.getByRole("textbox", { name: "Parolă" }).press("Enter");
  await expect(main.getByText("E-mail sau parolă incorecte.")).toBeVisible();
  await main.getByRole("textbox", { name: "Parolă" }).fill(customer.password);
  await main.getByRole("button", { name: "Intră în cont" }).click();

  await expect(main.getByRole("radio", { name: "Am cont" })).toBeHidden();
  await expect(page).toHaveURL("/cos");
  await expect(page.getByRole("heading", { name: "Date de facturare" })).toBeFocused();
  await expect(page.getByRole("spinbutton", { name: /^Cantitate/ })).toHaveCount(2);
  await expect(textbox(page, "Observații pentru comandă sau curier")).toHaveValue("Sunați înainte.");
  await expect(main.getByRole("textbox", { name: "E-mail", exact: true })).toBeHidden();
  await expect(textbox(page, "Prenume")).not.toHaveValue("");
  await expect(main.getByRole("radio", { name: /^Str. Salvată nr. 7/ })).toBeChecked();
  await expect(main.getByRole("combobox", { name: "Județ" })).toHaveCount(0);
  await choose(page, "Persoană juridică");
  await expect(main.getByRole("radio", { name: /^Firma Salvată S\.R\.L\./ })).toBeChecked();
  await choose(page, "Persoană fizică");

  await textbox(page, "Prenume").fill("Ana-Maria");
  await textbox(page, "Telefon").fill("0722123456");
  await payOnDelivery(page);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(page.getByText("Str. Salvată nr. 7, Cluj-Napoca, Cluj").first()).toBeVisible();
  const number = await orderNumber(page);
  await page.getByRole("link", { name: "Vezi comanda în cont" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Comanda ${number}` })).toBeVisible();
});

test("the chosen address and delivery are remembered for the next cart", async ({ page }) => {
  const { email } = await becomeCustomer(page);
  await saveAddress(email, "Str. Salvată nr. 7");
  await haveInCart(page, 1);
  await openCart(page);
  await choose(page, "Altă adresă");
  await choose(page, "FAN Courier");
  await expect(finalizeButton(page)).toBeEnabled();
  const stored = await page.evaluate(() => ({
    address: localStorage.getItem("deliveryaddress_id"),
    delivery: localStorage.getItem("delivery_options_id"),
  }));
  expect(stored).toEqual({ address: "", delivery: "3" });
  await fillAddress(page, CLUJ);
  await textbox(page, "Telefon").fill("0722123456");
  await textbox(page, "Prenume").fill("Ana-Maria");
  await payOnDelivery(page);
  await acceptAndFinalize(page);
  await expectOrderSent(page);

  await haveInCart(page, 2);
  await openCart(page);
  await expect(page.getByRole("radio", { name: "Altă adresă" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "FAN Courier" })).toBeChecked();
});
