/** A morning at the packing table: orders are confirmed, get waybills and labels, and are packed with a scanner. */
import { orderOfNewCustomer } from "../api-steps.ts";
import { queryShop } from "../shop-database.ts";
import { expect, scriptAt, test } from "../test.ts";
import { enterOffice, ownerSession } from "./staff-steps.ts";

const ORDERS = 12;

interface Goods {
  number: string;
  code: string;
  quantity: number;
}

test("twelve orders are confirmed, labelled and packed with a scanner's keyboard", async ({ page }) => {
  const { email } = await orderOfNewCustomer(ORDERS);
  const goods = await queryShop<Goods>(
    "curat_e2e",
    `select o.number::text, p.code, l.quantity from orders o
     join order_line l on l.order_id = o.id join product p on p.id = l.product_id
     where o.email = $1 order by o.id, l.position`,
    [email],
  );
  const session = await ownerSession();
  await enterOffice(page, session);
  const main = page.getByRole("main");
  const press = (name: string) => main.getByRole("button", { name, exact: true }).click();

  await page.goto(`/admin/comenzi?etapa=to_confirm&q=${encodeURIComponent(email)}`);
  await scriptAt(main.getByRole("checkbox").first());
  await main.getByRole("checkbox").first().check();
  await press("Alege toate rândurile de pe pagină");
  await press("Confirmă");
  await expect(main.getByText(`${ORDERS} din ${ORDERS} gata`)).toBeVisible();
  await press("Creează AWB");
  await expect(page.getByRole("heading", { name: `AWB pentru ${ORDERS} comenzi` })).toBeVisible();
  await expect(main.getByText(`${ORDERS} din ${ORDERS} gata`)).toBeVisible({ timeout: 30_000 });

  const address = await main.getByRole("link", { name: "Etichete PDF" }).getAttribute("href");
  const labels = await page.request.get(address ?? "", { headers: { cookie: `staff_session=${session}` } });
  expect(labels.headers()["content-type"]).toBe("application/pdf");
  // The stand-in writes a waybill's number as plain text.
  expect((await labels.body()).toString("latin1").match(/\(AWB \w+\) Tj/g)).toHaveLength(ORDERS);

  await main.getByRole("link", { name: "Împachetează" }).click();
  const field = main.getByRole("textbox");
  await expect(field).toBeFocused();
  // A scanner waits for no answer: the order's number, then each piece, then the next order's number.
  const numbers = [...new Set(goods.map(({ number }) => number))];
  for (const number of numbers) {
    const pieces = goods.filter((one) => one.number === number);
    for (const code of [number, ...pieces.flatMap((one) => Array<string>(one.quantity).fill(one.code))]) {
      await page.keyboard.type(code);
      await page.keyboard.press("Enter");
    }
  }
  await expect(main.getByText(`Comanda ${numbers.at(-1)} este împachetată.`)).toBeVisible({
    timeout: 30_000,
  });
  await expect(field).toBeFocused();
  await expect(main.getByRole("link", { name: "Eticheta (PDF)" })).toBeVisible();
  await expect(main.getByText("Împachetată de Proprietar.")).toHaveCount(ORDERS);

  await page.goto(`/admin/comenzi?etapa=to_hand_over&q=${encodeURIComponent(email)}`);
  await expect(main.getByText(`${ORDERS} rezultate`, { exact: true })).toBeVisible();
});
