/** A supplier's delivery note of thirty lines, from the file to the stock. */
import { callStaff, enterOffice, ownerSession } from "./staff-steps.ts";
import { expect, test } from "../test.ts";

const LINES = 30;

test("a delivery note of thirty lines is received from a file with eight clicks, and undone", async ({
  page,
}) => {
  const products = await callStaff<{ productID: number; code: string; stock: number }[]>(
    "GET",
    `/staff/products?state=published&per_page=${LINES}`,
  );
  const [first] = products;
  await callStaff("POST", "/staff/suppliers", { name: "Aviz Exemplu S.R.L." });
  const rows = products.map(({ code }, at) => `${code};${at + 1};${at + 1},50`);
  await enterOffice(page, await ownerSession());
  await page.goto("/admin");
  const main = page.getByRole("main");

  let clicks = 0;
  const click = async (role: "link" | "button", name: string, within = main) => {
    clicks += 1;
    await within.getByRole(role, { name, exact: true }).click();
  };
  const menu = page.getByRole("navigation").first();
  clicks += 1;
  await menu.locator("summary", { hasText: "Aprovizionare" }).click();
  await click("link", "Recepții", menu);
  await click("link", "Recepție nouă");
  clicks += 1;
  await main.getByRole("combobox", { name: "Furnizor" }).selectOption({ label: "Aviz Exemplu S.R.L." });
  await main.getByRole("textbox", { name: /Numărul documentului/ }).fill("AV 77");
  await main.getByLabel("Data documentului").fill("2026-11-20");
  await click("button", "Începe recepția");
  clicks += 1;
  const csv = ["Cod;Cantitate;Preț", ...rows].join("\n");
  await main
    .getByLabel("Fișierul furnizorului (CSV sau XLSX)")
    .setInputFiles({ name: "aviz.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await click("button", "Adaugă rândurile");
  await expect(main.getByText("30 de rânduri au fost adăugate.")).toBeVisible();
  await expect(main.getByText(`${first?.stock} → ${(first?.stock ?? 0) + 1}`).first()).toBeVisible();
  await click("button", "Recepționează");
  await expect(page.getByRole("heading", { level: 1, name: /^NIR \d+\/\d{4}, Aviz Exemplu/ })).toBeVisible();
  expect(clicks).toBe(8);

  const stocks = () =>
    callStaff<{ productID: number; stock: number }[]>("GET", `/staff/products?q=${first?.code}`).then(
      (found) => found.find(({ productID }) => productID === first?.productID)?.stock,
    );
  expect(await stocks()).toBe((first?.stock ?? 0) + 1);
  await main.getByRole("textbox", { name: "Motiv" }).fill("Aviz greșit");
  await main.getByRole("button", { name: "Anulează recepția" }).click();
  await expect(main.getByText("Aviz greșit").first()).toBeVisible();
  expect(await stocks()).toBe(first?.stock);
});
