import { haveInCart } from "../api-steps.ts";
import * as form from "../checkout-form.ts";
import { fieldOf, fill, groupOf, tick } from "../read-form.ts";
import { mainText, textOf, Visitor } from "../read-page.ts";
import { expect, test } from "../test.ts";
import {
  acceptAndFinalize,
  choose,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  finalizeButton,
  lockers,
  NASAUD,
  openCart,
  payOnDelivery,
} from "../checkout-steps.ts";

test("a guest orders with FAN delivery and pays by bank transfer", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor, 1);
  let page = await form.fillContact(visitor, await form.openCart(visitor));
  page = await form.fillAddress(visitor, page, NASAUD);
  fill(groupOf(page, "Adresa de livrare"), { "Cod poștal": "425200" });
  tick(page, /^FAN Courier/);
  tick(page, /^Ordin de plată/);
  page = await visitor.press(page, form.RECALCULATE);
  page = await form.acceptAndFinalize(visitor, page);
  form.expectOrderSent(page);
  expect(mainText(page)).toContain("FAN Courier la domiciliu");
  page.main.getByRole("heading", { name: "Cum plătești prin ordin de plată" });
});

test("a guest picks up the order at the showroom for free and pays there", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor, 1);
  let page = await form.fillContact(visitor, await form.openCart(visitor));
  page = await form.fillAddress(visitor, page, CLUJ);
  tick(page, /^Ridicare personală.*Gratuit$/);
  page = await visitor.press(page, form.RECALCULATE);
  expect(mainText(page)).toContain(
    "Coletul nu ajunge la această adresă; o folosim pentru factură și contact.",
  );
  page = await form.acceptAndFinalize(visitor, page);
  form.expectOrderSent(page);
  const facts = [...page.document.querySelectorAll("dd")].map(textOf);
  expect(mainText(page)).toContain(
    "Ridicare personală: Showroom Curat, Str. Fabricii de Săpun nr. 18, Cluj-Napoca",
  );
  // The buyer's street is part of the billing data only.
  expect(mainText(page).split("Str. Lungă nr. 12")).toHaveLength(2);
  expect(facts).toContain("Gratuit");
});

test("a guest chooses an easybox, and one without cash payment refuses cash on delivery", async ({
  page,
}) => {
  await haveInCart(page, 1);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ);
  await choose(page, /easybox/);
  await expect(
    page.getByText("Coletul nu ajunge la această adresă; o folosim pentru factură și contact."),
  ).toBeVisible();
  const list = lockers(page);
  // Lockers near the address come first.
  await expect(list.getByText(/^\d+ (?:de )?easybox/)).toBeVisible();
  await expect(list.getByText("Cluj-Napoca, Cluj").first()).toBeVisible();
  await list.getByRole("searchbox").fill("arad");
  await list.getByRole("searchbox").press("Enter");
  await expect(list.getByText(/Arad, Arad$/).first()).toBeVisible();
  await expect(list.getByText("Cluj-Napoca, Cluj")).toHaveCount(0);
  const cash = list.getByRole("radio", { name: /arad/i, disabled: false }).first();
  await cash.check();
  await expect(finalizeButton(page)).toBeEnabled();
  await choose(page, "Ordin de plată");
  await expect(cash).toBeChecked();
  // A locker that does not accept cash cannot be combined with cash on delivery.
  const noCash = list.locator("label").filter({ hasText: "Fără plată ramburs" }).getByRole("radio").first();
  await noCash.check();
  await expect(finalizeButton(page)).toBeEnabled();
  await payOnDelivery(page);
  const why = page.getByText(/^La easybox-ul „.+” nu se poate plăti ramburs\./);
  await expect(page.getByRole("main").locator(why)).toBeVisible();
  await expect(list.getByRole("radio", { checked: true })).toHaveCount(0);
  await acceptAndFinalize(page);
  await expect(list.getByText("Alege easybox-ul la care livrăm comanda.")).toBeVisible();
  await cash.check();
  await expect(page.getByRole("main").locator(why)).toHaveCount(0);
  await expect(finalizeButton(page)).toBeEnabled();
  await finalizeButton(page).click();
  await expectOrderSent(page);
  await expect(page.getByText(/^easybox .*, Arad$/)).toBeVisible();
});

test("the locker list works even without map tiles", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await choose(page, /easybox/);
  const list = lockers(page);
  await list.getByRole("button", { name: "Arată pe hartă" }).click();
  const pin = list
    .getByRole("region", { name: "Harta easybox-urilor" })
    .getByRole("button", { name: /^easybox/ });
  await expect(list.getByRole("button", { name: "Mărește harta" })).toBeVisible();
  await pin.first().press("Enter");
  await expect(list.getByRole("radio", { checked: true })).toHaveCount(1);
  await list.getByRole("radio", { disabled: false }).nth(2).check();
  await expect(finalizeButton(page)).toBeEnabled();
  await expect(list.getByRole("radio", { disabled: false }).nth(2)).toBeChecked();
  await list.getByRole("button", { name: "Ascunde harta" }).click();
  await expect(pin).toHaveCount(0);
});

test.describe("with the buyer's location", () => {
  test.use({ geolocation: { latitude: 46.77, longitude: 23.6 }, permissions: ["geolocation"] });

  test("lockers are sorted by distance from the buyer's location", async ({ page }) => {
    await haveInCart(page, 1);
    await openCart(page);
    await choose(page, /easybox/);
    const list = lockers(page);
    await list.getByRole("button", { name: "Aproape de mine" }).click();
    await expect(list.getByText(/^\d+(?:,\d)? km$/).first()).toBeVisible();
    const shown = await list.getByText(/^[\d.]+(?:,\d)? km$/).allInnerTexts();
    const km = shown.map((text) => Number(text.replace(" km", "").replace(".", "").replace(",", ".")));
    expect(km).toEqual(km.toSorted((one, other) => one - other));
  });
});

test("an institution orders through SEAP, which only companies can choose", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor, 1);
  let page = await form.openCart(visitor);
  expect(fieldOf(page, /SEAP/).hasAttribute("disabled")).toBe(true);
  tick(page, "Persoană juridică");
  page = await visitor.press(page, form.RECALCULATE);
  page = await form.fillContact(visitor, page);
  fill(page, { "Denumire firmă": "Școala Gimnazială nr. 4", "Cod fiscal": "14399840" });
  page = await form.fillAddress(visitor, page, { ...CLUJ, group: "Firma" });
  tick(page, "Livrează la sediul firmei");
  tick(page, /SEAP/);
  expect(mainText(page)).toContain("Doar pentru instituții publice");
  page = await visitor.press(page, form.RECALCULATE);
  page = await form.acceptAndFinalize(visitor, page);
  form.expectOrderSent(page);
  expect(mainText(page)).toContain("Achiziție publică prin SEAP");
});
