import { expect, it } from "vitest";
import type { ComplaintImport, OrderImport, ReturnImport } from "../../../index.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";

const shop = await openTestShop();
const at = new Date("2026-10-01T10:00:00Z");
const later = new Date("2026-10-05T10:00:00Z");
const anOrder = (): OrderImport => ({
  randomId: "comanda-cu-retur-00001",
  email: "ana@example.com",
  firstName: "Ana",
  lastName: "Pop",
  phone: "+40740123456",
  placedAt: at,
  lines: [{ productId: PRODUCT.towels, quantity: 3 }],
  delivery: { code: "FAN_HOME", name: "FAN Courier", bani: 1850 },
  place: { countyId: 12, cityId: 2, street: "Str. Lungă 1" },
  payment: "COD",
  story: (["confirmed", "preparing", "shipped", "delivered"] as const).map((status) => ({
    status,
    at: later,
  })),
  awb: "AWB1",
});
const aReturn = (changes: Partial<ReturnImport> = {}): ReturnImport => ({
  order: "comanda-cu-retur-00001",
  lines: [{ productId: PRODUCT.towels, quantity: 2 }],
  reasonId: 2,
  observation: "Rupt",
  bank: "Banca Probei",
  iban: "RO49AAAA1B31007593840000",
  status: "received",
  rejection: "",
  createdAt: later,
  changedAt: later,
  ...changes,
});
const aComplaint = (changes: Partial<ComplaintImport> = {}) => ({
  typeId: 7,
  orderNumber: "100001",
  invoiceNumber: "1",
  invoiceDate: at,
  name: "Ana Pop",
  email: "ana@example.com",
  phone: "+40740123456",
  description: "Bidonul a curs.",
  details: { damaged_product_description: "Capac spart" },
  answer: "",
  createdAt: later,
  answeredAt: null,
  isClosed: false,
  ...changes,
});

it("an import stores a return with its order, buyer and lines", async () => {
  await shop.api.importShop({ orders: [anOrder()], returns: [aReturn()] });
  const rows = await shop.query(
    `select o.random_id, r.full_name, r.iban, r.status, l.quantity, l.product_id
     from return_request r join orders o on o.id = r.order_id join return_goods l on l.return_id = r.id`,
  );
  expect(rows).toEqual([
    {
      random_id: "comanda-cu-retur-00001",
      full_name: "Ana Pop",
      iban: "RO49AAAA1B31007593840000",
      status: "received",
      quantity: 2,
      product_id: PRODUCT.towels,
    },
  ]);
});

it.each([
  [{ order: "nicio-comanda" }, "Order nicio-comanda of a return does not exist"],
  [{ lines: [{ productId: PRODUCT.towels, quantity: 4 }] }, "has only 3 pieces"],
  [{ lines: [{ productId: PRODUCT.lemon, quantity: 1 }] }, "has only 0 pieces"],
  [{ iban: "RO48AAAA1B31007593840000" }, "has an invalid IBAN"],
])("an import that contains a return with %j is refused and writes nothing", async (changes, message) => {
  await expect(shop.api.importShop({ returns: [aReturn(), aReturn(changes)] })).rejects.toThrow(message);
  expect(await shop.query("select count(*)::int as count from return_request")).toEqual([{ count: 1 }]);
});

it("an import stores open, answered and closed complaints", async () => {
  const answered = { answer: "Trimitem altul.", answeredAt: later };
  await shop.api.importShop({
    complaints: [aComplaint(), aComplaint(answered), aComplaint({ ...answered, isClosed: true })],
  });
  const rows = await shop.query("select state, answer, details from complaint order by id");
  const details = { damaged_product_description: "Capac spart" };
  expect(rows).toEqual([
    { state: "open", answer: "", details },
    { state: "answered", answer: "Trimitem altul.", details },
    { state: "closed", answer: "Trimitem altul.", details },
  ]);
});

it("an imported complaint gets its order and invoice numbers from its order", async () => {
  const story: OrderImport["story"] = [...(anOrder().story ?? [])];
  const invoiced = {
    ...anOrder(),
    randomId: "comanda-facturata-0002",
    awb: "AWB2",
    story,
    invoice: true as const,
  };
  await shop.api.importShop({ orders: [invoiced] });
  const { orderNumber: _number, invoiceNumber: _invoice, invoiceDate: _date, ...words } = aComplaint();
  await shop.api.importShop({ complaints: [{ ...words, order: invoiced.randomId }] });
  const [row] = await shop.query(
    `select o.number::text = c.order_number and i.number::text = c.invoice_number and c.invoice_date = '2026-10-05' as true
     from complaint c, orders o join invoice i on i.order_id = o.id where o.random_id = $1 order by c.id desc`,
    [invoiced.randomId],
  );
  expect(row).toEqual({ true: true });
  await expect(
    shop.api.importShop({ complaints: [{ ...words, order: "comanda-cu-retur-00001" }] }),
  ).rejects.toThrow("has no invoice");
});
