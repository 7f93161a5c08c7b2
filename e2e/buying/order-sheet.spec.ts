import { expect, scriptAt, test } from "../test.ts";
import { queryShop } from "../shop-database.ts";

async function twoCodes(): Promise<[string, string]> {
  const rows = await queryShop<{ code: string }>(
    "curat_e2e",
    "select code from product_facts where is_published and stock > 20 and min_quantity = 1 order by id limit 2",
    [],
  );
  return [rows[0]?.code ?? "", rows[1]?.code ?? ""];
}

const swapped = (code: string): string => `${code.slice(0, -2)}${code.slice(-1)}${code.slice(-2, -1)}`;

test("a list of codes becomes a cart, and unknown codes become an offer request", async ({ page }) => {
  const [first, second] = await twoCodes();
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Meniu principal" })
    .getByRole("link", { name: "Comandă rapidă" })
    .click();
  const codes = page.getByRole("textbox", { name: "Coduri și cantități" });
  await scriptAt(codes);
  await codes.fill(`${first}\t3\nSET-HOTEL-NECUNOSCUT 40`);
  await page.getByRole("button", { name: "Creează lista" }).click();
  const lines = page.getByRole("table", { name: "Lista ta, cu prețuri și stoc" }).getByRole("row");
  await expect(lines).toHaveCount(3);
  // Codes that were added to the list are cleared from the field, so that they are not added twice.
  await expect(codes).toHaveValue("");
  await codes.fill(`${swapped(second)} 2`);
  await page.getByRole("button", { name: "Adaugă la listă" }).click();
  await expect(lines).toHaveCount(4);
  await expect(lines.nth(1).getByRole("textbox")).toHaveValue("3");
  const slip = lines.filter({ hasText: swapped(second) });
  if (await slip.getByText("Cod negăsit.").isVisible())
    await slip
      .getByRole("button", { name: /^Alege/ })
      .filter({ hasText: second })
      .click();
  await page.getByRole("button", { name: "Adaugă 2 produse" }).click();
  await expect(page.getByText("Am adăugat 2 produse în coș.")).toBeVisible();
  await expect(lines).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Vezi coșul" })).toBeVisible();
  await page.getByRole("button", { name: "Cere ofertă pentru toată lista" }).click();
  for (const [name, value] of [
    ["Prenume *", "Radu"],
    ["Nume *", "Mureșan"],
    ["E-mail *", "radu@hotel.example.com"],
    ["Telefon *", "0264555111"],
  ] as const)
    await page.getByRole("main").getByLabel(name, { exact: true }).fill(value);
  await page.getByRole("main").getByRole("checkbox").check();
  await page.getByRole("button", { name: "Trimite cererea" }).click();
  await expect(page.getByRole("heading", { name: "Cerere de ofertă", level: 1 })).toBeVisible();
  await expect(page.getByText("SET-HOTEL-NECUNOSCUT: 40 de bucăți")).toBeVisible();
});

test("the order sheet's total and button stay in the viewport when the list is long", async ({ page }) => {
  const unknown = Array.from({ length: 20 }, (_, index) => `NECUNOSCUT-HOTEL-${index} 1`);
  await page.goto("/comanda-rapida");
  const codes = page.getByRole("textbox", { name: "Coduri și cantități" });
  await scriptAt(codes);
  await codes.fill([...(await twoCodes()).map((code) => `${code} 3`), ...unknown].join("\n"));
  await page.getByRole("button", { name: "Creează lista" }).click();
  const add = page.getByRole("button", { name: "Adaugă 2 produse" });
  await expect(page.getByRole("button", { name: /^Elimină rândul/ })).toHaveCount(22);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(add).toBeInViewport({ ratio: 1 });
  await add.click();
  const notice = page.getByText("Am adăugat 2 produse în coș.");
  await expect(notice).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  const total = page.getByText("Total cu TVA");
  await expect(total).toBeInViewport({ ratio: 1 });
  const noticeBox = await notice.boundingBox();
  const bar = await total.boundingBox();
  expect((noticeBox?.y ?? Number.NaN) + (noticeBox?.height ?? 0)).toBeLessThan(bar?.y ?? Number.NaN);
});
