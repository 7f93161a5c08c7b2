/** Changes by another tab, another buyer or the shop while the checkout is filled in. */
import type { Page } from "@playwright/test";
import { becomeCustomer, haveInCart } from "../api-steps.ts";
import {
  acceptAndFinalize,
  choose,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  finalizeButton,
  lockers,
  openCart,
  openCoupon,
  payOnDelivery,
  textbox,
} from "../checkout-steps.ts";
import { saveAddress } from "../account/account-steps.ts";
import { addOwnProduct, type OwnProduct, raisePrice } from "../own-product.ts";
import { changeShop, SET_STOCK } from "../shop-database.ts";
import { expect, inFull, test } from "../test.ts";

const NOTE = "Sunați înainte.";
const observation = (page: Page) => textbox(page, "Observații pentru comandă sau curier");
const quantity = (page: Page) => page.getByRole("spinbutton", { name: /^Cantitate/ });
const line = (page: Page) => page.getByRole("listitem").filter({ has: quantity(page) });
const messages = (page: Page) => page.getByRole("list", { name: "Mesaje despre coș" });

async function fillCheckout(page: Page, nth: number): Promise<void> {
  await haveInCart(page, nth);
  await fillOpenedCheckout(page);
}

async function fillCheckoutWithOwnProduct(page: Page): Promise<OwnProduct> {
  const product = await addOwnProduct(page);
  await fillOpenedCheckout(page);
  return product;
}

async function fillOpenedCheckout(page: Page): Promise<void> {
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ);
  await observation(page).fill(NOTE);
  await expect(finalizeButton(page)).toBeEnabled();
}

test("a changed price and an expired voucher are reported before the order succeeds", async ({ page }) => {
  const product = await fillCheckoutWithOwnProduct(page);
  const code = `TRECE${Date.now()}`;
  await changeShop(
    `insert into voucher (code, name, kind, percent, starts_at, created_at)
     values ($1, 'Reducere trecătoare', 'percent', 10, now() - interval '1 day', now())`,
    [code],
  );
  await openCoupon(page);
  await textbox(page, "Cod de reducere").fill(code);
  await page.getByRole("button", { name: "Aplică" }).click();
  await expect(page.getByText(`Cod aplicat: ${code}`)).toBeVisible();

  await raisePrice(product, 100);
  await acceptAndFinalize(page);
  await expect(
    page.getByText("Totalul comenzii s-a schimbat. Verifică-l și trimite din nou comanda."),
  ).toBeVisible();
  await expect(messages(page)).toContainText(
    /Prețul produsului „.+” s-a schimbat: [\d.]+ lei → [\d.]+ lei\./,
  );
  await expect(line(page).getByText(/^Prețul este acum [\d.]+ lei\.$/)).toBeVisible();
  await expect(observation(page)).toHaveValue(NOTE);

  await changeShop("update voucher set ends_at = now() where code = $1", [code]);
  await finalizeButton(page).click();
  await expect(messages(page)).toContainText(`Codul ${code} nu se aplică momentan. Codul a expirat.`);
  await expect(observation(page)).toHaveValue(NOTE);
  await finalizeButton(page).click();
  await expectOrderSent(page);
});

inFull("pieces that another buyer took are missing in the cart that is shown then", async ({ page }) => {
  const { id } = await fillCheckoutWithOwnProduct(page);
  await quantity(page).fill("3");
  await expect(page.getByText("Produse (3 buc.)")).toBeVisible();
  await changeShop(SET_STOCK, [id, 2]);
  await acceptAndFinalize(page);
  await expect(messages(page)).toContainText(/Din produsul „.+” mai sunt doar 2 buc\. Am redus cantitatea\./);
  await expect(line(page).getByText("Mai sunt doar 2 buc.")).toBeVisible();
  await expect(page.getByText("Produse (2 buc.)")).toBeVisible();
  await expect(quantity(page)).toHaveValue("2");
  await expect(observation(page)).toHaveValue(NOTE);
  await changeShop(SET_STOCK, [id, 50]);
});

test("a locker that closes after it was chosen is refused", async ({ page }) => {
  await fillCheckout(page, 1);
  await choose(page, /easybox/);
  const list = lockers(page);
  await list.getByRole("searchbox").fill("deva");
  await list.getByRole("searchbox").press("Enter");
  await expect(list.getByText(/Deva, Hunedoara$/).first()).toBeVisible();
  const chosen = list.getByRole("radio", { disabled: false }).first();
  const [id = "", ...name] = ((await chosen.getAttribute("value")) ?? "").split(" ");
  await chosen.check();
  await expect(finalizeButton(page)).toBeEnabled();
  await changeShop("update locker set is_active = false where id = $1", [id]);
  await acceptAndFinalize(page);
  await expect(
    list.getByText(`Easybox-ul „${name.join(" ")}” nu mai este activ. Alege altul din listă.`),
  ).toBeVisible();
  await expect(observation(page)).toHaveValue(NOTE);
  await changeShop("update locker set is_active = true where id = $1", [id]);
});

inFull("a saved address that another tab changed or deleted is refused at its choice", async ({ page }) => {
  const { email } = await becomeCustomer(page);
  const ownAddress = "customer_id = (select id from customer where email = $1)";
  await saveAddress(email, "Str. Veche nr. 1");
  await haveInCart(page, 1);
  await openCart(page);
  await payOnDelivery(page);
  await textbox(page, "Telefon").fill("0722123456");
  await observation(page).fill(NOTE);
  await changeShop(`update customer_address set street = 'Str. Nouă nr. 2' where ${ownAddress}`, [email]);
  await acceptAndFinalize(page);
  await expect(
    page.getByText("Adresa salvată s-a schimbat între timp. Verific-o și trimite din nou comanda."),
  ).toBeVisible();
  const saved = page.getByRole("radio", { name: /^Str. Nouă nr. 2/ });
  await expect(saved).toBeChecked();
  await expect(saved).toBeFocused();

  await changeShop(`delete from customer_address where ${ownAddress}`, [email]);
  await finalizeButton(page).click();
  const gone = page.getByText("Adresa salvată nu mai există. Alege alta sau scrie-o din nou.");
  await expect(gone).toBeFocused();
  await expect(saved).toHaveCount(0);
  await expect(observation(page)).toHaveValue(NOTE);
  await fillAddress(page, CLUJ);
  await expect(finalizeButton(page)).toBeEnabled();
  await finalizeButton(page).click();
  await expectOrderSent(page);
});

test("a sold-out product is reported once and prevents the order", async ({ page }) => {
  const { id } = await fillCheckoutWithOwnProduct(page);
  await changeShop(SET_STOCK, [id, 0]);
  await acceptAndFinalize(page);
  await expect(finalizeButton(page)).toBeDisabled();
  await expect(
    page.getByText("Elimină din coș produsele cu stoc epuizat ca să poți trimite comanda."),
  ).toBeFocused();
  await expect(observation(page)).toHaveValue(NOTE);
  await changeShop(SET_STOCK, [id, 50]);
});

test("a product that sells out before its quantity is changed is reported once", async ({ page }) => {
  const { id } = await addOwnProduct(page);
  await openCart(page);
  await changeShop(SET_STOCK, [id, 0]);
  await quantity(page).fill("3");
  await expect(messages(page)).toContainText(/^Produsul „.+” nu mai este în stoc\./);
  await expect(page.getByText(/nu mai este în stoc/)).toHaveCount(1);
  await changeShop(SET_STOCK, [id, 50]);
});

/** Empties the cart in another tab, continues in this one, and then fills a new cart. */
async function goOnWithEmptiedCart(page: Page, goOn: () => Promise<void>): Promise<void> {
  const second = await page.context().newPage();
  await openCart(second);
  await second
    .getByRole("button", { name: /^Elimină .* din coș$/ })
    .first()
    .click();
  await expect(second.getByText("Cosul tau este gol")).toBeVisible();
  await second.close();
  const stored = page.waitForResponse(
    (answer) => answer.request().postData()?.includes("observation") === true,
  );
  await goOn();
  await expect(page.getByText("Cosul tau este gol").first()).toBeVisible();
  await stored;
  await haveInCart(page, 6);
  await openCart(page);
}

async function expectTyped(page: Page): Promise<void> {
  await expect(textbox(page, "Prenume")).toHaveValue("Ana-Maria");
  await expect(textbox(page, "E-mail")).toHaveValue("ana@example.com");
  await expect(page.getByRole("textbox", { name: "Adresă" })).toHaveValue("Str. Lungă nr. 12, ap. 3");
  await expect(page.getByRole("combobox", { name: "Localitate" }).first()).toContainText(CLUJ.city);
  await expect(observation(page)).toHaveValue(NOTE);
}

test("the form's values are kept after another tab emptied the cart", async ({ page }) => {
  await fillCheckout(page, 6);
  await goOnWithEmptiedCart(page, () => acceptAndFinalize(page));
  await expectTyped(page);
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await haveInCart(page, 6);
  await openCart(page);
  await expect(textbox(page, "Prenume")).toHaveValue("");
});

inFull(
  "a line that is changed after another tab emptied the cart takes nothing along either",
  async ({ page }) => {
    await fillCheckout(page, 6);
    // A change of a line does not submit the form.
    await goOnWithEmptiedCart(page, () => page.getByRole("button", { name: "Mai mult" }).click());
    await expectTyped(page);
  },
);
