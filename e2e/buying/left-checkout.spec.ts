/** Tests of a checkout that is left half filled in, or during which the login ends. */
import { becomeCustomer, haveInCart } from "../api-steps.ts";
import { field, saveAddress, leave } from "../account/account-steps.ts";
import {
  acceptAndFinalize,
  addFromHome,
  choose,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  finalizeButton,
  openCart,
  textbox,
} from "../checkout-steps.ts";
import { isFull } from "../../setup/test-sizes.ts";
import { changeShop } from "../shop-database.ts";
import { expect, test } from "../test.ts";

const NOTE = "Sunați înainte.";
const LOGIN_OVER = "Sesiunea a expirat. Intră din nou: coșul și datele comenzii s-au păstrat.";

test("a guest who returns to the checkout finds the entered values", async ({ page }) => {
  await haveInCart(page, 6);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ);
  await page.getByRole("main").getByRole("radio", { name: "Ordin de plată" }).check();
  await expect(finalizeButton(page)).toBeEnabled();
  await addFromHome(page, 7);
  await openCart(page);
  await expect(textbox(page, "Prenume")).toHaveValue("Ana-Maria");
  await expect(textbox(page, "E-mail")).toHaveValue("ana@example.com");
  await expect(page.getByRole("textbox", { name: "Adresă" })).toHaveValue("Str. Lungă nr. 12, ap. 3");
  await acceptAndFinalize(page);
  await expectOrderSent(page);
});

/** Two ways for a login to end; in both cases the server finds no session. */
const ENDS: [how: string, end: string][] = [
  ["from elsewhere", "delete from customer_session"],
  ["by time", "update customer_session set expires_at = now() - interval '1 minute'"],
];
for (const [how, end] of isFull() ? ENDS : ENDS.slice(0, 1)) {
  test(`the order shows that a login ended ${how}, and waits for the next login`, async ({ page }) => {
    const { email, password } = await becomeCustomer(page);
    await haveInCart(page, 6);
    await openCart(page);
    await fillContact(page);
    await fillAddress(page, CLUJ);
    await textbox(page, "Observații pentru comandă sau curier").fill(NOTE);
    await expect(finalizeButton(page)).toBeEnabled();
    await changeShop(`${end} where customer_id = (select id from customer where email = $1)`, [email]);
    await acceptAndFinalize(page);
    await expect(page).toHaveURL("/auth");
    await expect(page.getByText(LOGIN_OVER)).toBeVisible();
    await field(page, "E-mail").fill(email);
    await field(page, "Parolă").fill(password);
    await page.getByRole("main").getByRole("button", { name: "Intră în cont" }).click();
    await expect(page).toHaveURL("/account/info");
    await openCart(page);
    await expect(textbox(page, "Telefon")).toHaveValue("0722 123 456");
    await expect(textbox(page, "Observații pentru comandă sau curier")).toHaveValue(NOTE);
    await expect(page.getByRole("textbox", { name: "Adresă" })).toHaveValue("Str. Lungă nr. 12, ap. 3");
    await acceptAndFinalize(page);
    await expectOrderSent(page);
  });
}

test("a choice made after logging out in another tab redirects to the login", async ({ page, context }) => {
  await becomeCustomer(page);
  await haveInCart(page, 6);
  await openCart(page);
  const second = await context.newPage();
  await second.goto("/account/info");
  await leave(second);
  // `check` would look for the radio button again, on the login page.
  await page.getByRole("main").getByRole("radio", { name: "Ordin de plată" }).click();
  await expect(page).toHaveURL("/auth");
  await expect(page.getByText(LOGIN_OVER)).toBeVisible();
});

test("a saved address that was deleted in another tab is reported at the address", async ({ page }) => {
  const { email } = await becomeCustomer(page);
  for (const street of ["Str. Unu nr. 1", "Str. Doi nr. 2"]) await saveAddress(email, street);
  await haveInCart(page, 6);
  await openCart(page);
  await fillContact(page);
  const gone = page.getByRole("radio", { name: /^Str\. Doi nr\. 2/ });
  await choose(page, /^Str\. Doi nr\. 2/);
  await changeShop(
    `delete from customer_address
     where street = 'Str. Doi nr. 2' and customer_id = (select id from customer where email = $1)`,
    [email],
  );
  await choose(page, "Ordin de plată");
  await expect(gone).toHaveCount(0);
  await acceptAndFinalize(page);
  await expect(page.getByText("Adresa salvată nu mai există. Alege alta sau scrie-o din nou.")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Str\. Unu nr\. 1/ })).toBeFocused();
  await choose(page, /^Str\. Unu nr\. 1/);
  await finalizeButton(page).click();
  await expectOrderSent(page);
});
