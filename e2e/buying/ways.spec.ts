import { haveInCart } from "../api-steps.ts";
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
  textbox,
} from "../checkout-steps.ts";

test("a guest has the parcel brought by FAN and pays by transfer", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, NASAUD);
  await textbox(page, "Cod poștal").fill("425200");
  await choose(page, "FAN Courier");
  await choose(page, "Ordin de plată");
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(page.getByText("FAN Courier la domiciliu")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Cum plătești prin transfer" })).toBeVisible();
});

test("a guest picks the order up at the showroom for nothing and pays there", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ);
  await choose(page, /^Ridicare personală.* Gratuit$/);
  await expect(
    page.getByText("Coletul nu vine aici: adresa este cea de pe factură și de contact."),
  ).toBeVisible();
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(
    page.getByText("Ridicare personală: Showroom Curat, Str. Fabricii de Săpun nr. 18, Cluj-Napoca"),
  ).toBeVisible();
  // The buyer's own street stands in the billing data alone.
  await expect(page.getByText("Str. Lungă nr. 12")).toHaveCount(1);
  await expect(page.getByText("Gratuit", { exact: true })).toBeVisible();
});

test("a guest searches an easybox; it stays with another payment while that goes there, else its place says why", async ({
  page,
}) => {
  await haveInCart(page, 1);
  await openCart(page);
  await fillContact(page);
  await fillAddress(page, CLUJ);
  await choose(page, /easybox/);
  const list = lockers(page);
  // Those of the address stand first in line.
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
  // One that takes no cash goes with cash on delivery, and says so.
  const noCash = list
    .locator("label")
    .filter({ hasText: "Nu acceptă plata ramburs" })
    .getByRole("radio")
    .first();
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

test("the map of lockers is an extra: without its tiles pins and list still work", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await choose(page, /easybox/);
  const list = lockers(page);
  await list.getByRole("button", { name: "Arată pe hartă" }).click();
  const pin = list
    .getByRole("region", { name: "Harta easybox-urilor" })
    .getByRole("button", { name: /^easybox/ });
  await expect(list.getByRole("button", { name: "Mărește harta" })).toBeVisible();
  await pin.nth(1).press("Enter");
  await expect(list.getByRole("radio", { checked: true })).toHaveCount(1);
  await list.getByRole("radio", { disabled: false }).nth(2).check();
  await expect(finalizeButton(page)).toBeEnabled();
  await expect(list.getByRole("radio", { disabled: false }).nth(2)).toBeChecked();
  await list.getByRole("button", { name: "Ascunde harta" }).click();
  await expect(pin).toHaveCount(0);
});

test.describe("where the buyer tells where he is", () => {
  test.use({ geolocation: { latitude: 46.77, longitude: 23.6 }, permissions: ["geolocation"] });

  test("lockers are sorted by their distance", async ({ page }) => {
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

test("an institution orders through SEAP, which only companies may", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await expect(page.getByRole("radio", { name: /SEAP/ })).toBeHidden();
  await choose(page, "Persoană juridică");
  await fillContact(page);
  await textbox(page, "Denumire firmă").fill("Școala Gimnazială nr. 4");
  await textbox(page, "Cod fiscal").fill("14399840");
  await fillAddress(page, { ...CLUJ, group: "Firma" });
  await page.getByRole("checkbox", { name: "Livrează la sediul firmei" }).check();
  await choose(page, /SEAP/);
  await expect(page.getByText(/^Numai pentru instituții publice/)).toBeVisible();
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(page.getByText("Achiziție publică prin SEAP")).toBeVisible();
});
