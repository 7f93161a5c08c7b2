import { randomBytes } from "node:crypto";
import type { OrderBodyInput } from "@curat/contract/orders";
import { newNetopiaKeys, sealFor } from "@curat/stand-ins/netopia";
import { expect } from "vitest";
import type { NetopiaAccount } from "../config.ts";
import {
  aCart,
  anOrderBody,
  type RequestedLine,
  placeOrder,
  orderOf,
  type PlacedOrder,
} from "./test-orders.ts";
import type { TestShop } from "./test-shop.ts";

export const CARD = 1;

const { processor, merchant } = newNetopiaKeys();

export const NETOPIA: NetopiaAccount = {
  url: "https://secure.mobilpay.ro",
  signature: "TEST-TEST-TEST-TEST-TEST",
  certificatePem: processor.publicPem,
  privateKeyPem: merchant.privatePem,
};
export const PROCESSOR_KEY = processor.privatePem;

export interface TestNotification {
  reference: string;
  action?: string;
  errorCode?: string;
  amount: string;
  processed?: string;
  currency?: string;
  signature?: string;
  crc?: string;
}

/** Returns the XML of a notification, as the processor writes it. */
export function notificationXml(notification: TestNotification): string {
  const { reference, action = "confirmed", errorCode = "0", amount, processed = amount } = notification;
  const {
    currency = "RON",
    signature = NETOPIA.signature,
    crc = randomBytes(8).toString("hex"),
  } = notification;
  return `<?xml version="1.0" encoding="utf-8"?>
<order type="card" id="${reference}" timestamp="20261121120000">
<signature>${signature}</signature>
<invoice currency="${currency}" amount="${amount}"><details>Comanda</details></invoice>
<mobilpay timestamp="20261121120000" crc="${crc}"><action>${action}</action>
<original_amount>${amount}</original_amount><processed_amount>${processed}</processed_amount>
<error code="${errorCode}"><![CDATA[Mesajul băncii & altele]]></error></mobilpay></order>`;
}

/** Posts a form to the notification URL without an API key. */
export async function postNotification(
  shop: TestShop,
  fields: Record<string, string>,
  pass?: string,
): Promise<{ status: number; text: string }> {
  const url = new URL("http://api.test/api/v1/payments/netopia/notification");
  if (pass !== undefined) url.searchParams.set("pass", pass);
  const response = await shop.api.fetch(
    new Request(url, { method: "POST", body: new URLSearchParams(fields) }),
  );
  return { status: response.status, text: await response.text() };
}

/** Encrypts a notification for the merchant and posts it with the token from the payment's encrypted order. */
export async function notify(
  shop: TestShop,
  notification: TestNotification,
): Promise<{ status: number; text: string }> {
  const { reference } = notification;
  const [row] = await shop.query<{ pass: string }>("select pass from payment where reference = $1", [
    reference,
  ]);
  return postNotification(shop, sealedNotification(notification), row?.pass);
}

/** Returns a notification's form fields, encrypted with the merchant's public key. */
export function sealedNotification(reported: TestNotification): Record<string, string> {
  return sealFor(notificationXml(reported), merchant.publicPem);
}

export interface CardOrder extends PlacedOrder {
  reference: string;
  /** In lei, with two decimals. */
  amount: string;
  cart: string;
  body: OrderBodyInput;
}

/**
 * Places a card order. Reads the payment's reference from the database, because the shop sends it only in encrypted
 * form.
 */
export async function aCardOrder(
  shop: TestShop,
  lines: RequestedLine[],
  changes: Partial<OrderBodyInput> = {},
): Promise<CardOrder> {
  const cart = await aCart(shop, lines);
  const body = anOrderBody({ ...(changes as object), payment: { paymentid: CARD } });
  const placed = await placeOrder(shop, cart, body);
  expect(placed.body.errors).toBeUndefined();
  const randomId: string = placed.body.data.orderData.randomid;
  return { ...(await orderOf(shop, randomId)), cart, body, ...(await latestPayment(shop, randomId)) };
}

export async function latestPayment(
  shop: TestShop,
  randomId: string,
): Promise<{ reference: string; amount: string; state: string }> {
  const [row] = await shop.query<{ reference: string; amount: string; state: string }>(
    `select p.reference, to_char(p.amount_bani / 100.0, 'FM999990.00') as amount, p.state
     from payment p join orders o on o.id = p.order_id where o.random_id = $1 order by p.id desc limit 1`,
    [randomId],
  );
  if (!row) throw new Error("The order has no payment.");
  return row;
}

/** Returns the statuses of the order and its payments in the database. */
export async function paymentStates(shop: TestShop, randomId: string) {
  const [row] = await shop.query<{ status: string; payment_state: string; payments: string; due: number }>(
    `select o.status, o.payment_state,
       coalesce((select string_agg(p.state, ' ' order by p.id) from payment p where p.order_id = o.id), '') as payments,
       coalesce((select sum(r.amount_bani) from refund r where r.order_id = o.id and r.state = 'due'), 0)::integer as due
     from orders o where o.random_id = $1`,
    [randomId],
  );
  return row;
}
