/** A stock count on a phone, from its start to the PDF report and the undo. */
import { callStaff, enterOffice, ownerSession } from "./staff-steps.ts";
import { expect, test } from "../test.ts";

test.use({ viewport: { width: 375, height: 700 } });

test("a stock count is started, counted on a phone, posted and undone", async ({ page }) => {
  const [product] = await callStaff<{ productID: number; code: string; stock: number; name: string }[]>(
    "GET",
    // Other tests change the first products.
    "/staff/products?state=published&per_page=1&page=90",
  );
  if (!product) throw new Error("The demo has no product.");
  const supplier = { name: "Inventar Exemplu S.R.L." };
  const { supplierID } = await callStaff<{ supplierID: number }>("POST", "/staff/suppliers", supplier);
  const offer = { product_code: product.code, code: "IN-1", pack: 1, price: 60 };
  await callStaff("POST", `/staff/suppliers/${supplierID}/offers`, offer);
  await enterOffice(page, await ownerSession());
  await page.goto("/admin/inventare/nou");
  const main = page.getByRole("main");
  const press = (name: string | RegExp) => main.getByRole("button", { name }).click();

  await main
    .getByRole("combobox", { name: "Ce se numără" })
    .selectOption({ label: "Produsele unui furnizor" });
  await main.getByRole("combobox", { name: "Furnizorul" }).selectOption({ label: supplier.name });
  await press("Începe inventarul");
  await main.getByRole("link", { name: "Numără", exact: true }).click();
  const status = main.getByRole("status");
  await main.getByRole("textbox", { name: `Bucăți: ${product.name}` }).fill("2");
  await press(`Scrie ${product.name}`);
  await expect(status).toHaveText(`${product.name}: 2 bucăți`);
  await main.getByRole("textbox", { name: "Scanează sau scrie un cod" }).fill(`3*${product.code}`);
  await main.getByRole("textbox", { name: "Scanează sau scrie un cod" }).press("Enter");
  await expect(status).toHaveText(`${product.name}: 5 bucăți`);
  await page.goto(`${new URL(page.url()).pathname}?arata=all`);
  await main.getByRole("textbox", { name: `Bucăți: ${product.name}` }).fill(String(product.stock + 1_000));
  await press(`Scrie ${product.name}`);
  await press("Înlocuiește");
  await expect(status).toContainText(product.name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

  await main.getByRole("link", { name: "La inventar" }).click();
  await expect(main.getByText(`1 din`)).toBeVisible();
  await press("Înregistrează diferențele");
  await expect(page.getByRole("heading", { level: 1, name: /^Inventar \d+\/\d{4}$/ })).toBeVisible();
  await main.getByRole("textbox", { name: "Motiv" }).fill("Probă");
  await press("Anulează inventarul");
  await expect(page.getByText("Inventarul a fost anulat.")).toBeVisible();
  const after = await callStaff<{ stock: number }>("GET", `/staff/products/${product.productID}`);
  expect(after.stock).toBe(product.stock);
});
