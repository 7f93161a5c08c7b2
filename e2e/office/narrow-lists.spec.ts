/** In narrow windows the important columns must be visible without horizontal scrolling. */
import { expect, test } from "../test.ts";
import { enterOffice, ownerSession } from "./staff-steps.ts";

const LISTS: [path: string, table: string, columns: string[]][] = [
  ["/admin/produse", "Produse", ["Denumire", "Stare", "Preț", "Stoc", "Cod", "Ce lipsește"]],
  ["/admin/comenzi", "Comenzi", ["Comanda", "Stare", "Total", "Starea plății", "Livrare"]],
  ["/admin/clienti", "Clienți", ["Nume", "E-mail", "Comenzi", "Total cumpărat", "Ultima comandă"]],
  ["/admin/reclamatii?stare=all", "Sesizări", ["Numărul", "Stare", "Termen", "Primită"]],
  ["/admin/media/lista", "Media", ["Nume", "Apare în", "Adăugat"]],
];

for (const [path, name, columns] of LISTS)
  test(`at 768 and 1024 px the list of ${path} shows every column`, async ({ page }) => {
    await enterOffice(page, await ownerSession());
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto(path);
    const table = page.getByRole("table", { name });
    for (const width of [768, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      for (const column of columns)
        await expect(table.getByRole("columnheader", { name: column, exact: true })).toBeInViewport({
          ratio: 0.95,
        });
    }
  });

test("product details are below the name in a narrow list, next to it in a wide one", async ({ page }) => {
  await enterOffice(page, await ownerSession());
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto("/admin/produse");
  const row = page.getByRole("table", { name: "Produse" }).getByRole("row").nth(1);
  const boxes = async () => {
    const name = await row.getByRole("rowheader").boundingBox();
    const code = await row.getByRole("cell", { name: /^[A-Z]{3}-\d+$/ }).boundingBox();
    if (!name || !code) throw new Error("The row shows neither name nor code.");
    return { name, code };
  };
  const narrow = await boxes();
  expect(narrow.code.x).toBe(narrow.name.x);
  expect(narrow.code.y).toBeGreaterThanOrEqual(narrow.name.y + narrow.name.height - 1);
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await boxes();
  expect(wide.code.x).toBeGreaterThan(wide.name.x + wide.name.width);
});
