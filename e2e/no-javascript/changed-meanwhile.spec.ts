/** The form reports changes made while it was filled in, and keeps the entered values. */
import { expect, test } from "@playwright/test";
import { saveAddress } from "../account/account-steps.ts";
import { becomeCustomer, haveInCart } from "../api-steps.ts";
import { CLUJ } from "../checkout-steps.ts";
import { addOwnProduct, raisePrice } from "../own-product.ts";
import { fieldOf, fill, isTicked, valueOf } from "../read-form.ts";
import { mainText, Visitor } from "../read-page.ts";
import { changeShop, SET_STOCK } from "../shop-database.ts";
import {
  acceptAndFinalize,
  expectOrderSent,
  fillAddress,
  NOTE,
  openCart,
  payOnDelivery,
  RECALCULATE,
} from "../checkout-form.ts";

const CALL_FIRST = "Sunați înainte.";

test("the checkout without JavaScript reports a reduced stock and a raised price", async () => {
  const visitor = new Visitor();
  const product = await addOwnProduct(visitor);
  let page = await openCart(visitor);
  fill(page, { [NOTE]: CALL_FIRST });
  await changeShop(SET_STOCK, [product.id, 2]);
  fieldOf(page, /^Cantitate/).setAttribute("value", "3");
  page = await visitor.press(page, RECALCULATE);
  expect(mainText(page)).toContain("Cantitatea maxima este de 2 buc per produs");
  expect([valueOf(page, /^Cantitate/), valueOf(page, NOTE)]).toEqual(["2", CALL_FIRST]);
  await raisePrice(product, 100);
  page = await visitor.press(page, RECALCULATE);
  expect(mainText(page)).toMatch(/Prețul produsului „.+” s-a schimbat: [\d.]+ lei → [\d.]+ lei\./);
  expect(mainText(page)).toMatch(/Prețul este acum [\d.]+ lei\./);
  await changeShop(SET_STOCK, [product.id, 50]);
});

test("the checkout without JavaScript refuses a saved address that another tab changed", async () => {
  const visitor = new Visitor();
  const { email } = await becomeCustomer(visitor);
  const ownAddress = "customer_id = (select id from customer where email = $1)";
  await saveAddress(email, "Str. Veche nr. 3");
  await haveInCart(visitor, 1);
  let page = await payOnDelivery(visitor, await openCart(visitor));
  fill(page, { Telefon: "0722123456", [NOTE]: CALL_FIRST });
  await changeShop(`update customer_address set street = 'Str. Nouă nr. 4' where ${ownAddress}`, [email]);
  page = await acceptAndFinalize(visitor, page);
  expect(mainText(page)).toContain(
    "Adresa salvată s-a schimbat între timp. Verific-o și trimite din nou comanda.",
  );
  expect(isTicked(fieldOf(page, /^Str. Nouă nr. 4/))).toBe(true);
  await changeShop(`delete from customer_address where ${ownAddress}`, [email]);
  page = await acceptAndFinalize(visitor, page);
  expect(mainText(page)).toContain("Adresa salvată nu mai există. Alege alta sau scrie-o din nou.");
  expect(valueOf(page, NOTE)).toBe(CALL_FIRST);
  page = await fillAddress(visitor, page, CLUJ);
  expectOrderSent(await acceptAndFinalize(visitor, page));
});

test("the checkout without JavaScript keeps the entered values when another tab empties the cart", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor, 8);
  let page = await openCart(visitor);
  fill(page, { Prenume: "Ana-Maria" });
  await visitor.press(await openCart(visitor), /^Elimină .* din coș$/);
  page = await visitor.press(page, RECALCULATE);
  expect(mainText(page)).toContain("Cosul tau este gol");
  await haveInCart(visitor, 8);
  expect(valueOf(await openCart(visitor), "Prenume")).toBe("Ana-Maria");
});
