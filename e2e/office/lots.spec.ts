/** Follows a lot from its receipt to the customer, until it is taken out of stock. */
import { orderOfNewCustomer } from "../api-steps.ts";
import { queryShop } from "../shop-database.ts";
import { callStaff, enterOffice, ownerSession } from "./staff-steps.ts";
import { expect, test } from "../test.ts";

test("a lot is received, recorded at packing, traced to its customer and taken out of stock", async ({
  page,
}) => {
  const { email } = await orderOfNewCustomer();
  const [order] = await queryShop<{
    id: number;
    number: string;
    product: number;
    code: string;
    name: string;
  }>(
    "curat_e2e",
    `select o.id, o.number, p.id as product, p.code, p.name
     from orders o join order_line l on l.order_id = o.id join product p on p.id = l.product_id where o.email = $1`,
    [email],
  );
  if (!order) throw new Error("The order has no product.");
  await callStaff("PUT", `/staff/products/${order.product}/lots`, { by_lots: true });
  const { supplierID } = await callStaff<{ supplierID: number }>("POST", "/staff/suppliers", {
    name: "Loturi Exemplu S.R.L.",
  });
  const { receiptID } = await callStaff<{ receiptID: number }>("POST", "/staff/receipts", {
    supplierID,
    document_number: "LOT 1",
    document_on: "2026-11-20",
  });
  await callStaff("POST", `/staff/receipts/${receiptID}/scan`, { code: `5*${order.code}` });
  await enterOffice(page, await ownerSession());
  const main = page.getByRole("main");
  const press = (name: string | RegExp) => main.getByRole("button", { name }).first().click();

  await page.goto(`/admin/receptii/${receiptID}`);
  await main.getByRole("textbox", { name: `Preț net pe unitate: ${order.name}` }).fill("2");
  await main.getByRole("textbox", { name: `Lot: ${order.name}`, exact: true }).fill("E2E-1");
  await main.getByLabel(`Expiră la: ${order.name}`, { exact: true }).fill("2090-12-31");
  await press("Recepționează");
  await expect(page.getByRole("heading", { level: 1, name: /^NIR/ })).toBeVisible();
  await expect(main.getByText("lot E2E-1, expiră 31.12.2090")).toBeVisible();

  await callStaff("PUT", `/staff/orders/${order.id}/status`, { status: "confirmed", note: "" });
  await page.goto(`/admin/impachetare?comanda=${order.id}`);
  await expect(main.getByText("Lot E2E-1, expiră 31.12.2090: 1 buc.")).toBeVisible();
  await press(`Adaugă o bucată: ${order.name}`);
  await expect(main.getByText("1 din 1")).toBeVisible();
  await callStaff("PUT", `/staff/orders/${order.id}/awb`, { awb: `LOT-${order.id}` });
  await callStaff("PUT", `/staff/orders/${order.id}/status`, { status: "preparing", note: "" });
  await callStaff("PUT", `/staff/orders/${order.id}/status`, { status: "shipped", note: "" });

  await page.goto("/admin/loturi?zile=all&q=E2E-1");
  await main.getByRole("link", { name: "E2E-1", exact: true }).click();
  await expect(main.getByRole("link", { name: order.number })).toBeVisible();
  await main.getByRole("textbox", { name: "Bucăți" }).fill("3");
  await press("Scoate din stoc");
  await expect(page.getByText("Bucățile au fost scoase din stoc.")).toBeVisible();
  await press("Anulează");
  await expect(page.getByText("Bucățile sunt din nou în stoc, în lotul lor.")).toBeVisible();
  await callStaff("PUT", `/staff/products/${order.product}/lots`, { by_lots: false });
});
