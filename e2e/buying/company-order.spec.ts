import { expect, test } from "../test.ts";
import {
  acceptAndFinalize,
  addFromHome,
  CLUJ,
  expectOrderSent,
  fillAddress,
  fillContact,
  finalizeButton,
  openCart,
  textbox,
} from "../checkout-steps.ts";

test("a company orders to its own address", async ({ page }) => {
  await addFromHome(page, 1);
  await openCart(page);
  await expect(textbox(page, "Denumire firmă")).toBeHidden();
  await page.getByRole("radio", { name: "Persoană juridică" }).check();
  await fillContact(page);
  await textbox(page, "Denumire firmă").fill("Hotel Ștefan cel Mare S.R.L.");
  await textbox(page, "Cod fiscal").fill("RO 14399840");
  await fillAddress(page, { ...CLUJ, group: "Firma" });
  await page.getByRole("checkbox", { name: "Livrează la sediul firmei" }).check();
  await expect(page.getByRole("group", { name: "Adresa de livrare" })).toBeHidden();
  await expect(finalizeButton(page)).toBeEnabled();
  await acceptAndFinalize(page);
  await expectOrderSent(page);
  await expect(page.getByText("Hotel Ștefan cel Mare S.R.L.")).toBeVisible();
});

test("a wrong fiscal code is refused at its field and nothing typed is lost", async ({ page }) => {
  await addFromHome(page, 1);
  await openCart(page);
  await page.getByRole("radio", { name: "Persoană juridică" }).check();
  await fillContact(page);
  await textbox(page, "Denumire firmă").fill("Curățenie S.R.L.");
  await textbox(page, "Cod fiscal").fill("RO 14399842");
  await fillAddress(page, { ...CLUJ, group: "Firma" });
  await page.getByRole("checkbox", { name: "Livrează la sediul firmei" }).check();
  await acceptAndFinalize(page);
  await expect(page.getByText("Câmpul Cod fiscal nu este valid.").first()).toBeVisible();
  await expect(page.getByText("comanda nu a putut fi trimisa.")).toBeVisible();
  await expect(textbox(page, "Cod fiscal")).toBeFocused();
  await expect(textbox(page, "Denumire firmă")).toHaveValue("Curățenie S.R.L.");
});

test("a company that nobody knows is only a hint, and nothing typed is lost", async ({ page }) => {
  await addFromHome(page, 1);
  await openCart(page);
  await page.getByRole("radio", { name: "Persoană juridică" }).check();
  await textbox(page, "Denumire firmă").fill("Curățenie S.R.L.");
  await textbox(page, "Cod fiscal").fill("RO 14399840");
  await textbox(page, "Cod fiscal").press("Enter");
  await expect(page.getByText("Nu am găsit date pentru acest cod fiscal.")).toBeVisible();
  await expect(textbox(page, "Denumire firmă")).toHaveValue("Curățenie S.R.L.");
  await expect(textbox(page, "Cod fiscal")).toHaveValue("RO 14399840");
});
