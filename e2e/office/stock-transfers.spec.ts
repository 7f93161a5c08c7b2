/** A transfer on a phone: filled by scanner, sent, received with a missing piece, and both steps undone. */
import { callStaff, enterOffice, ownerSession } from "./staff-steps.ts";
import { expect, test } from "../test.ts";

test.use({ viewport: { width: 375, height: 700 } });

test("a transfer is scanned on a phone, sent, received with a difference and undone", async ({ page }) => {
  const products = await callStaff<{ productID: number; code: string; stock: number; name: string }[]>(
    "GET",
    "/staff/products?state=published&per_page=50",
  );
  // The stock count test changes the first product at the same time.
  const product = products.findLast(({ stock }) => stock > 10);
  if (!product) throw new Error("The demo has no product with enough stock.");
  const name = `Dubă de probă ${Date.now()}`;
  const { stock_placeID: placeId } = await callStaff<{ stock_placeID: number }>(
    "POST",
    "/staff/stock-places",
    {
      name,
    },
  );
  await enterOffice(page, await ownerSession());
  await page.goto("/admin/transferuri/nou");
  const main = page.getByRole("main");
  const press = (button: string | RegExp) => main.getByRole("button", { name: button }).click();
  const scan = async (code: string) => {
    await main.getByRole("textbox", { name: "Scanează sau scrie un cod" }).fill(code);
    await main.getByRole("textbox", { name: "Scanează sau scrie un cod" }).press("Enter");
  };

  await main.getByRole("combobox", { name: "Unde", exact: true }).selectOption({ label: name });
  await press("Începe transferul");
  const status = main.getByRole("status");
  await scan(`3*${product.code}`);
  await expect(status.filter({ hasText: `${product.name}: 3 bucăți` })).toBeVisible();
  await main.getByRole("textbox", { name: `Bucăți: ${product.name}` }).fill("4");
  await press(`Scrie ${product.name}`);
  await expect(status.filter({ hasText: `${product.name}: 4 bucăți` })).toBeVisible();
  // The page has the new version only after it is loaded again.
  await expect(main.getByText("1 produs, 4 bucăți")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await press("Trimite marfa");
  await expect(page.getByRole("heading", { level: 1, name: /^Transfer \d+\/\d{4}$/ })).toBeVisible();

  await scan(`3*${product.code}`);
  await expect(main.getByText("trimise 4, sosite 3")).toBeVisible();
  await main.getByRole("textbox", { name: "De ce lipsesc bucăți" }).fill("Spartă pe drum");
  await press("Înregistrează primirea");
  await expect(page.getByText(/^Transfer \d+\/\d{4} a fost primit\.$/)).toBeVisible();
  const goods = () => callStaff<{ pieces: number }[]>("GET", `/staff/stock-places/${placeId}/goods`);
  expect(await goods()).toMatchObject([{ pieces: 3 }]);

  await main.getByRole("textbox", { name: "Motiv" }).fill("Era sub banchetă");
  await press("Anulează primirea");
  await expect(page.getByText("Primirea a fost anulată.")).toBeVisible();
  await main.getByRole("textbox", { name: "Motiv" }).fill("Probă");
  await press("Anulează transferul");
  await expect(page.getByText("Transferul a fost anulat.")).toBeVisible();
  expect(await goods()).toEqual([]);
  const after = await callStaff<{ stock: number }>("GET", `/staff/products/${product.productID}`);
  expect(after.stock).toBe(product.stock);
});
