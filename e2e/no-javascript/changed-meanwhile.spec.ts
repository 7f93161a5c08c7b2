/** The checkout's form alone: what changed while it was filled in is said, and nothing typed is lost. */
import { becomeCustomer, haveInCart } from "../api-steps.ts";
import { keepAddress } from "../account/account-steps.ts";
import {
  acceptAndFinalize,
  CLUJ,
  expectOrderSent,
  fillAddress,
  openCart,
  payOnDelivery,
  textbox,
} from "../checkout-steps.ts";
import { addOwnProduct, raisePrice } from "../own-product.ts";
import { changeShop, SET_STOCK } from "../shop-database.ts";
import { expect, test } from "../test.ts";

const NOTE = "Sunați înainte.";

test("pieces that another buyer took are said to be missing", async ({ page }) => {
  const product = await addOwnProduct(page);
  await openCart(page);
  await textbox(page, "Observații pentru comandă sau curier").fill(NOTE);
  const quantity = page.getByRole("spinbutton", { name: /^Cantitate/ });
  await changeShop(SET_STOCK, [product.id, 2]);
  await quantity.fill("3");
  await page.getByRole("button", { name: "Recalculează coșul" }).first().click();
  await expect(page.getByText("Cantitatea maxima este de 2 buc per produs")).toBeVisible();
  await expect(quantity).toHaveValue("2");
  await expect(textbox(page, "Observații pentru comandă sau curier")).toHaveValue(NOTE);
  await raisePrice(product, 100);
  await page.getByRole("button", { name: "Recalculează coșul" }).first().click();
  await expect(
    page.getByText(/^Prețul produsului „.+” s-a schimbat: [\d.]+ lei → [\d.]+ lei\.$/),
  ).toBeVisible();
  await expect(page.getByText(/^Prețul este acum [\d.]+ lei\.$/)).toBeVisible();
  await changeShop(SET_STOCK, [product.id, 50]);
});

test("a saved address that another tab changed or deleted is refused at its choice", async ({ page }) => {
  const { email } = await becomeCustomer(page);
  const ownAddress = "customer_id = (select id from customer where email = $1)";
  await keepAddress(email, "Str. Veche nr. 3");
  await haveInCart(page, 1);
  await openCart(page);
  await payOnDelivery(page);
  await textbox(page, "Telefon").fill("0722123456");
  await textbox(page, "Observații pentru comandă sau curier").fill(NOTE);
  await changeShop(`update customer_address set street = 'Str. Nouă nr. 4' where ${ownAddress}`, [email]);
  await acceptAndFinalize(page);
  await expect(
    page.getByText("Adresa salvată s-a schimbat între timp. Verific-o și trimite din nou comanda."),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Str. Nouă nr. 4/ })).toBeChecked();
  await changeShop(`delete from customer_address where ${ownAddress}`, [email]);
  await acceptAndFinalize(page);
  await expect(page.getByText("Adresa salvată nu mai există. Alege alta sau scrie-o din nou.")).toBeVisible();
  await expect(textbox(page, "Observații pentru comandă sau curier")).toHaveValue(NOTE);
  await fillAddress(page, CLUJ, false);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
});

test("a cart that another tab emptied takes nothing along of what was typed", async ({ page, context }) => {
  await haveInCart(page, 8);
  await openCart(page);
  await textbox(page, "Prenume").fill("Ana-Maria");
  const second = await context.newPage();
  await openCart(second);
  await second
    .getByRole("button", { name: /^Elimină .* din coș$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Recalculează coșul" }).first().click();
  await expect(page.getByText("Cosul tau este gol")).toBeVisible();
  await haveInCart(page, 8);
  await openCart(page);
  await expect(textbox(page, "Prenume")).toHaveValue("Ana-Maria");
});
