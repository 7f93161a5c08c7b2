/** A purchase order, from the draft to goods received in parts. */
import { callStaff, enterOffice, ownerSession } from "./staff-steps.ts";
import { expect, test } from "../test.ts";

test("a purchase order is written, sent, received with goods missing, and closed", async ({ page }) => {
  const [product] = await callStaff<{ productID: number; code: string; stock: number; name: string }[]>(
    "GET",
    "/staff/products?state=published&per_page=1",
  );
  if (!product) throw new Error("The demo has no product.");
  const supplier = { name: "Comenzi Exemplu S.R.L.", email: "comenzi@exemplu.example", lead_days: 3 };
  const { supplierID } = await callStaff<{ supplierID: number }>("POST", "/staff/suppliers", supplier);
  const offer = { product_code: product.code, code: "EX-12", pack: 12, price: 60 };
  await callStaff("POST", `/staff/suppliers/${supplierID}/offers`, offer);
  await enterOffice(page, await ownerSession());
  await page.goto("/admin/comenzi-furnizori");
  const main = page.getByRole("main");
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();

  await main.getByRole("link", { name: "Comandă nouă" }).click();
  await main.getByRole("combobox", { name: "Furnizor" }).selectOption({ label: supplier.name });
  await press("Începe comanda");
  await main.getByRole("textbox", { name: "Cod sau denumire" }).fill(product.code);
  await press("Caută");
  await main
    .getByRole("button", { name: `Adaugă ${product.name}` })
    .first()
    .click();
  await main.getByRole("textbox", { name: `Bucăți: ${product.name}` }).fill("30");
  await main.getByRole("button", { name: "Salvează ciorna" }).first().click();
  await expect(main.getByText("Furnizorul vinde doar în pachete de 12: comandă 24 sau 36.")).toBeVisible();
  await main.getByRole("textbox", { name: `Bucăți: ${product.name}` }).fill("24");
  // Sending saves the entered quantity.
  await press("Trimite comanda");
  await expect(main.getByText("120,00 lei").first()).toBeVisible();
  await expect(
    page.getByRole("heading", { level: 1, name: /^Comanda \d+\/\d{4}, Comenzi Exemplu/ }),
  ).toBeVisible();
  await expect(main.getByText(supplier.email).first()).toBeVisible();

  await press("Recepționează");
  await expect(main.getByText("Marfa primită este cea comandată.")).toBeVisible();
  await main.getByRole("textbox", { name: /Numărul documentului/ }).fill("AV 9");
  await main.getByLabel("Data documentului").fill("2026-11-20");
  await main.getByRole("textbox", { name: `Primit: ${product.name}` }).fill("1");
  await main.getByRole("button", { name: "Salvează ciorna" }).first().click();
  await expect(main.getByText(/comandate 24, primite acum 12/)).toBeVisible();
  await press("Recepționează");
  await expect(page.getByRole("heading", { level: 1, name: /^NIR/ })).toBeVisible();

  await main.getByRole("link", { name: /^\d+\/\d{4}$/ }).click();
  await expect(main.getByText("primită parțial")).toBeVisible();
  await main.getByRole("textbox", { name: "Motiv" }).first().fill("Nu mai au");
  await press("Încheie comanda");
  await expect(main.getByText("încheiată").first()).toBeVisible();
});
