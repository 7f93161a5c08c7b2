import { haveInCart } from "../api-steps.ts";
import * as form from "../checkout-form.ts";
import { fieldOf, fill, tick, valueOf } from "../read-form.ts";
import { Visitor } from "../read-page.ts";
import { expect, test } from "../test.ts";
import {
  acceptAndFinalize,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  finalizeButton,
  openCart,
  textbox,
} from "../checkout-steps.ts";

test("a company can have its order delivered to its registered office", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await expect(textbox(page, "Denumire firmă")).toBeHidden();
  await page.getByRole("radio", { name: "Persoană juridică" }).check();
  await fillContact(page);
  await textbox(page, "Denumire firmă").fill("Hotel Ștefan cel Mare S.R.L.");
  await textbox(page, "Cod fiscal").fill("RO 14399840");
  await fillAddress(page, { ...CLUJ, group: "Firma" });
  await expect(page.getByRole("checkbox", { name: "Livrează la sediul firmei" })).toBeChecked();
  await expect(page.getByRole("group", { name: "Adresa de livrare" })).toBeHidden();
  await expect(finalizeButton(page)).toBeEnabled();
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(page.getByText("Hotel Ștefan cel Mare S.R.L.")).toBeVisible();
});

test("an invalid fiscal code is refused with a field error, and all values are kept", async ({ page }) => {
  await haveInCart(page, 1);
  await openCart(page);
  await page.getByRole("radio", { name: "Persoană juridică" }).check();
  await fillContact(page);
  await textbox(page, "Denumire firmă").fill("Curățenie S.R.L.");
  await textbox(page, "Cod fiscal").fill("RO 14399842");
  // The error is shown on blur, before anything is sent.
  await textbox(page, "IBAN").fill("RO00");
  await textbox(page, "Banca").focus();
  await expect(page.getByText("Verifică IBAN-ul: o cifră sau o literă este greșită.")).toBeVisible();
  await fillAddress(page, { ...CLUJ, group: "Firma" });
  await page.getByRole("checkbox", { name: "Livrează la sediul firmei" }).check();
  await acceptAndFinalize(page);
  await expect(
    page.getByText("Verifică codul fiscal: o cifră este greșită sau lipsește.").first(),
  ).toBeVisible();
  await expect(page.getByText("Verifică IBAN-ul: o cifră sau o literă este greșită.")).toBeVisible();
  // No field is empty, so a single notice reports that fields are invalid.
  const notices = page.getByRole("list", { name: "Mesaje", exact: true }).getByRole("listitem");
  await expect(notices).toHaveText(["Unele câmpuri nu sunt completate corect. Verifică-le pe cele marcate."]);
  await expect(textbox(page, "Cod fiscal")).toBeFocused();
  await expect(textbox(page, "Denumire firmă")).toHaveValue("Curățenie S.R.L.");
});

test("without a company register there is no lookup button", async () => {
  const visitor = new Visitor();
  await haveInCart(visitor, 1);
  let page = await form.openCart(visitor);
  tick(page, "Persoană juridică");
  fill(page, { "Denumire firmă": "Curățenie S.R.L.", "Cod fiscal": "RO 14399840" });
  page = await visitor.send(page, fieldOf(page, "Cod fiscal"));
  expect(page.main.queryByRole("button", { name: "Completează datele" })).toBeNull();
  expect(valueOf(page, "Denumire firmă")).toBe("Curățenie S.R.L.");
  expect(valueOf(page, "Cod fiscal")).toBe("RO 14399840");
});
