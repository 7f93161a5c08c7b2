import type { OrderBodyInput } from "@curat/contract/orders";
import { expect } from "vitest";
import { transaction } from "../db/database.ts";
import type { Actor } from "../modules/platform/changes/index.ts";
import { moveOrder, type OrderStatus } from "../modules/selling/orders/index.ts";
import { OWNER_ID } from "./template-database.ts";
import { PRODUCT } from "./test-catalogue.ts";
import { type Answer, openTestShop, type TestShop } from "./test-shop.ts";
import { setStock } from "./test-stock.ts";

const OWNER: Actor = { kind: "staff", id: String(OWNER_ID), name: "Magazin" };

export const DELIVERY = { sameday: 1, fan: 3 } as const;
export const PAYMENT = { cash: 2, transfer: 3 } as const;

/** Settings that enable bank transfer; the IBAN is a test vector. (law: IBAN) */
export const PAYMENT_SETTINGS = {
  payments: {
    cashOnDelivery: { chargeBani: 5_00, costBani: 6_00 },
    bankTransfer: { beneficiary: "Curat Test SRL", bank: "Banca Probei", iban: "RO49AAAA1B31007593840000" },
  },
};

/** Opens a test shop with all usual payment methods. Cards also need a processor account. */
export async function openSellingShop(changes?: Parameters<typeof openTestShop>[0]): Promise<TestShop> {
  const shop = await openTestShop(changes);
  await shop.api.importShop({ settings: PAYMENT_SETTINGS });
  return shop;
}

export interface RequestedLine {
  product: number;
  quantity?: number;
}

export async function aCart(shop: TestShop, lines: RequestedLine[]): Promise<string> {
  let cart: string | undefined;
  for (const { product, quantity = 1 } of lines) {
    const { status, body } = await shop.post(
      `/cart/add/${product}`,
      { qty: quantity, options: null },
      { cart },
    );
    expect(status).toBe(200);
    cart = body.data.qcartid;
  }
  if (cart === undefined) throw new Error("A cart needs at least one product.");
  return cart;
}

export interface ItemAnswer {
  id: number;
  quantity: number;
  productid: number;
  product_type: string;
}
export function itemsOf({ body }: Answer): ItemAnswer[] {
  return body.data.cartitems;
}

/** Creates a cart with one product. Returns the token and the item's id. */
export async function aCartWithItem(
  shop: TestShop,
  product: number,
  quantity = 1,
): Promise<{ cart: string; item: number }> {
  const cart = await aCart(shop, [{ product, quantity }]);
  const item = itemsOf(await shop.get("/cart", { cart }))[0]?.id;
  if (item === undefined) throw new Error("The cart is empty.");
  return { cart, item };
}

export async function countCarts(shop: TestShop): Promise<number> {
  const [row] = await shop.query<{ count: number }>("select count(*)::int as count from cart");
  return row?.count ?? -1;
}

export async function restoreProducts(shop: TestShop): Promise<void> {
  const { lastThree, soldOut, ...plenty } = PRODUCT;
  await setStock(shop, 3, lastThree);
  await setStock(shop, 0, soldOut);
  await setStock(shop, 400, ...Object.values(plenty));
  await shop.query(
    `update product set price_bani = case id when ${PRODUCT.towels} then 4500 when ${PRODUCT.lemon} then 1250 else price_bani end`,
  );
}

type Changes = Partial<Omit<OrderBodyInput, "customer">> & { customer?: Partial<OrderBodyInput["customer"]> };

/** Returns the body of an individual's cash-on-delivery order to Cluj-Napoca, with the given changes. */
export function anOrderBody({ customer, ...changes }: Changes = {}): OrderBodyInput {
  return {
    order_type: "online",
    observation: "",
    delivery: { deliveryid: DELIVERY.sameday },
    selected_store: null,
    payment: { paymentid: PAYMENT.cash },
    customer: {
      firstname: "Ana",
      lastname: "Pop",
      phone: "0740 123 456",
      email: "ana@example.com",
      customer_type: "pf",
      ...customer,
    },
    deliveryaddress: aPlace(),
    ...changes,
  };
}

export function aPlace(changes: object = {}) {
  return { id: null, countyid: 12, cityid: 2, streetaddress: "Str. Lungă 1", ...changes };
}

export function aCompany(changes: object = {}) {
  const seat = aPlace({ countyid: 1, cityid: 1, streetaddress: "Piața Mică 2" });
  const numbers = { cui: "RO14399840", reg: "J12/100/2001", iban: "RO49 AAAA 1B31 0075 9384 0000" };
  return { ...seat, name: "Curat & Fiii SRL", bank: "Banca Probei", ...numbers, ...changes };
}

/** Returns the body of a company's order, delivered to the address of `aPlace`. */
export function aCompanyBody({ company, ...changes }: Changes & { company?: object } = {}): OrderBodyInput {
  return anOrderBody({
    ...changes,
    customer: { customer_type: "pj", ...changes.customer },
    company: aCompany(company),
  });
}

export function placeOrder(shop: TestShop, cart: string, body: unknown = anOrderBody()): Promise<Answer> {
  return shop.post("/orders", body, { cart });
}

/** Returns violations of invariants that must hold after concurrent orders. */
export async function brokenBooks(shop: TestShop): Promise<Record<string, unknown[]>> {
  const stock = await shop.query(
    `select p.id, p.stock, m.moved from product p
     join (select product_id, sum(quantity) as moved from stock_movement group by 1) m on m.product_id = p.id
     where p.stock <> m.moved`,
  );
  const totals = await shop.query(
    `select o.id from orders o join (
       select order_id, sum(quantity * unit_price_bani) as amount, sum(discount_bani) as discount, sum(vat_bani) as vat
       from order_line group by 1
     ) l on l.order_id = o.id
     where o.total_bani <> l.amount - l.discount + o.delivery_bani or o.discount_bani <> l.discount or o.vat_bani < l.vat`,
  );
  const uses = await shop.query(
    `select v.code from voucher v
     where v.uses <> (select count(*) from voucher_use u where u.voucher_id = v.id and u.returned_at is null)`,
  );
  // Orders that restored more stock than they took.
  const putBack = await shop.query(
    "select order_id, product_id from stock_movement where order_id is not null group by 1, 2 having sum(quantity) > 0",
  );
  return Object.fromEntries(
    Object.entries({ stock, totals, uses, putBack }).filter(([, rows]) => rows.length > 0),
  );
}

export interface PlacedOrder {
  id: number;
  randomId: string;
  number: string;
}

export async function orderOf(shop: TestShop, randomId: string): Promise<PlacedOrder> {
  const [row] = await shop.query<{ id: string; number: string }>(
    "select id, number from orders where random_id = $1",
    [randomId],
  );
  return { id: Number(row?.id), randomId, number: String(row?.number) };
}

interface OrderInput {
  lines?: RequestedLine[];
  cart?: string;
  body?: unknown;
  customer?: { headers: Record<string, string> } | undefined;
}

export async function anOrder(
  shop: TestShop,
  { lines = [], cart, body = anOrderBody(), customer }: OrderInput,
): Promise<PlacedOrder> {
  const placed = await shop.post("/orders", body, {
    cart: cart ?? (await aCart(shop, lines)),
    ...(customer && { headers: customer.headers }),
  });
  expect(placed.status).toBe(200);
  return orderOf(shop, placed.body.data.orderData.randomid);
}

/**
 * Moves an order through these statuses as the owner, with a made-up waybill. Skips the staff call, because it
 * returns the whole order each time.
 */
export async function moveTo(
  shop: TestShop,
  { id: orderId }: Pick<PlacedOrder, "id">,
  ...statuses: string[]
): Promise<void> {
  for (const status of statuses) {
    if (status === "shipped") await shop.staff.put(`/staff/orders/${orderId}/awb`, { awb: `AWB-${orderId}` });
    const move = { orderId, to: status as OrderStatus, actor: OWNER, at: new Date() };
    const moved = await transaction(shop.db, (tx) => moveOrder(tx, move));
    expect([status, moved.ok]).toEqual([status, true]);
  }
}

export async function aDeliveredOrder(shop: TestShop, requested: OrderInput): Promise<PlacedOrder> {
  const order = await anOrder(shop, requested);
  await moveTo(shop, order, "confirmed", "preparing", "shipped", "delivered");
  return order;
}

/**
 * Records a payment for an order, by card through the processor or by transfer. Its default amount is the order's
 * total.
 */
export async function receiveMoney(
  shop: Pick<TestShop, "query">,
  orderId: number,
  { bani, method }: { bani?: number; method: "card" | "transfer" },
): Promise<void> {
  await shop.query(
    `with came as (select id, coalesce($2, total_bani) as bani from orders where id = $1), taken as (
       insert into payment (order_id, provider, reference, amount_bani, state, started_at, changed_at)
       select id, 'netopia', gen_random_uuid(), bani, 'paid', now(), now() from came where $3 = 'card' returning id
     )
     insert into order_entry (order_id, at, kind, amount_bani, cause, method, payment_id)
     select id, now(), 'receipt', -bani, case when $3 = 'card' then 'paid' else 'noted' end, $3, (select id from taken) from came`,
    [orderId, bani ?? null, method],
  );
}
