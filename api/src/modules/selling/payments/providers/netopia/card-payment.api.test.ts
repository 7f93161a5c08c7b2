/** Card payments over real HTTP, between the API and a test processor that shares no code with it. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import {
  type NetopiaKeys,
  newNetopiaKeys,
  openSealed,
  sealFor,
  sealNotification,
  startNetopia,
} from "@curat/stand-ins/netopia";
import { afterAll, describe, expect, it } from "vitest";
import { seal, unseal } from "./envelope.ts";
import { cardPaymentForm } from "./payment-form.ts";
import { PRODUCT } from "../../../../../testing/test-catalogue.ts";
import { aCart, anOrderBody, placeOrder } from "../../../../../testing/test-orders.ts";
import { CARD, paymentStates } from "../../../../../testing/test-payments.ts";
import { openTestShop, type TestShop } from "../../../../../testing/test-shop.ts";

const keys = newNetopiaKeys();
const netopia = await startNetopia({ port: 0, keys, retryPauseMs: 20 });
const account = {
  url: netopia.url,
  signature: keys.signature,
  certificatePem: keys.processor.publicPem,
  privateKeyPem: keys.merchant.privatePem,
};
// The processor needs the notification URL before the shop exists, so the handler is set later.
let answer: (request: Request) => Promise<Response>;
let fails = 0;
const server = createServer(
  getRequestListener(async (request) => {
    if (fails > 0) {
      fails -= 1;
      return new Response('<crc error_type="1" error_code="1">try again</crc>');
    }
    return answer(request);
  }),
);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const shopUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const shop: TestShop = await openTestShop({ netopia: account, shopUrl });
answer = (request) => shop.api.fetch(request);
afterAll(async () => {
  await netopia.close();
  server.close();
});

interface Posted {
  randomId: string;
  /** URL of the processor's page for this payment. */
  page: string;
}

function fieldsOf(html: string): URLSearchParams {
  const inputs = html.matchAll(/name="(\w+)" value="([^"]*)"/g);
  return new URLSearchParams([...inputs].map(([, name = "", value = ""]) => [name, value]));
}

async function post(form: string): Promise<Response> {
  return fetch(netopia.url, { method: "POST", body: fieldsOf(form), redirect: "manual" });
}

async function orderByCard(): Promise<Posted> {
  const cart = await aCart(shop, [{ product: PRODUCT.towels }]);
  const body = anOrderBody({
    payment: { paymentid: CARD },
    customer: { firstname: `Ana "Ș"`, lastname: "Pop & Fiii" },
  });
  const { orderData, paymentForm } = (await placeOrder(shop, cart, body)).body.data;
  const response = await post(paymentForm);
  expect(response.status).toBe(303);
  return {
    randomId: orderData.randomid,
    page: new URL(response.headers.get("location") ?? "", netopia.url).href,
  };
}

async function decide({ page }: Posted, decision: string): Promise<string> {
  const response = await fetch(page, {
    method: "POST",
    body: new URLSearchParams({ decision }),
    redirect: "manual",
  });
  expect(response.status).toBe(303);
  return response.headers.get("location") ?? "";
}

it("both sides decrypt each other's messages exactly, but not messages encrypted for another key", () => {
  const text = "Țigla & „șindrila” 🧼";
  const form = (fields: object): URLSearchParams => new URLSearchParams({ ...fields });
  const { processor, merchant } = keys;
  expect(openSealed(form(seal(text, processor.publicPem)), processor.privatePem)).toBe(text);
  expect(unseal(sealFor(text, merchant.publicPem), merchant.privatePem)).toBe(text);
  expect(openSealed(form(seal(text, merchant.publicPem)), processor.privatePem)).toBeUndefined();
  expect(unseal(sealFor(text, processor.publicPem), merchant.privatePem)).toBeUndefined();
});

describe("a buyer at the processor", () => {
  it("a buyer at the processor sees amount and order number, approves, and returns to a paid order", async () => {
    const posted = await orderByCard();
    const page = await (await fetch(posted.page)).text();
    expect(page).toContain("62.99 lei");
    expect(page).toMatch(/Comanda \d{9}/);
    expect(await decide(posted, "approve")).toMatch(
      new RegExp(`^${shopUrl}/plata/${posted.randomId}\\?orderId=`),
    );
    expect(await paymentStates(shop, posted.randomId)).toMatchObject({
      status: "confirmed",
      payment_state: "paid",
    });
  });

  it("a buyer whose card is refused can try again and pay", async () => {
    const posted = await orderByCard();
    await decide(posted, "refuse");
    expect(await paymentStates(shop, posted.randomId)).toMatchObject({
      payment_state: "failed",
      payments: "failed",
    });
    const retried = await shop.post(`/payments/${posted.randomId}/retry`);
    const second = await post(retried.body.data.paymentForm);
    const page = new URL(second.headers.get("location") ?? "", netopia.url).href;
    await decide({ ...posted, page }, "approve");
    expect(await paymentStates(shop, posted.randomId)).toMatchObject({
      status: "confirmed",
      payments: "failed paid",
    });
  });

  it("a buyer who leaves the processor without paying keeps a pending order", async () => {
    const posted = await orderByCard();
    expect(await decide(posted, "leave")).toContain(`/plata/${posted.randomId}`);
    expect(await paymentStates(shop, posted.randomId)).toMatchObject({
      payment_state: "pending",
      payments: "started",
    });
  });

  it("a buyer who presses the payment button twice pays once", async () => {
    const posted = await orderByCard();
    await Promise.all([decide(posted, "approve"), decide(posted, "approve"), decide(posted, "refuse")]);
    expect(await paymentStates(shop, posted.randomId)).toMatchObject({ payments: "paid" });
  });

  it("the processor retries a notification that the shop missed", async () => {
    const posted = await orderByCard();
    fails = 2;
    await decide(posted, "approve");
    expect(await paymentStates(shop, posted.randomId)).toMatchObject({ payment_state: "paid" });
  });
});

describe("the processor", () => {
  const order = {
    reference: "1-a",
    amountBani: 10_00,
    details: "Comanda 1",
    buyer: { type: "person", firstName: "A", lastName: "B", email: "a@example.com", phone: "", address: "" },
    returnUrl: `${shopUrl}/plata/1`,
    confirmUrl: `${shopUrl}/api`,
    startedAt: new Date(),
    at: new Date(),
  } as const;
  const other: NetopiaKeys = newNetopiaKeys();
  const sealed = (xml: string): string =>
    Object.entries(seal(xml, keys.processor.publicPem))
      .map(([name, value]) => `<input name="${name}" value="${value}">`)
      .join("");

  it.each<[string, string, string]>([
    ["of another merchant", cardPaymentForm({ ...account, signature: "ALT-COMERCIANT" }, order), "Semnătura"],
    [
      "signed with another certificate",
      cardPaymentForm({ ...account, certificatePem: other.processor.publicPem }, order),
      "decriptate",
    ],
    ["of zero", cardPaymentForm(account, { ...order, amountBani: 0 }), "Suma este prea mică."],
    ["of an invalid sum", cardPaymentForm(account, { ...order, amountBani: Number.NaN }), "invoice.@amount"],
    [
      "of an hour ago",
      cardPaymentForm(account, { ...order, at: new Date(Date.now() - 3_600_000) }),
      "Cererea de plată a expirat.",
    ],
    ["to an invalid address", cardPaymentForm(account, { ...order, returnUrl: "/plata" }), "url.return"],
    ["that is not XML", sealed("<order>"), "nu sunt un XML valid"],
    ["without parts", sealed("<order/>"), "nu sunt complete"],
    ["that is not encrypted", "", "decriptate"],
  ])("the processor refuses an order %s", async (_, form, reason) => {
    const response = await post(form);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(reason);
  });

  it("the processor refuses a second payment of an order", async () => {
    const form = cardPaymentForm(account, { ...order, reference: "1-b" });
    const response = await post(form);
    const page = new URL(response.headers.get("location") ?? "", netopia.url).href;
    await decide({ randomId: "", page }, "approve");
    expect(await (await post(form)).text()).toContain("Comanda a fost deja plătită.");
  });

  it("the processor returns 404 for a payment that was not started", async () => {
    expect((await fetch(`${netopia.url}plata/abc`)).status).toBe(404);
  });
});

it("a notification encrypted with another key changes nothing", async () => {
  const posted = await orderByCard();
  const [payment] = await shop.query<{ reference: string }>(
    "select reference from payment order by id desc limit 1",
  );
  const notification = {
    reference: payment?.reference ?? "",
    amount: "62.99",
    details: "",
    signature: keys.signature,
    returnUrl: shopUrl,
    confirmUrl: shopUrl,
  };
  const forged = sealNotification(
    notification,
    { action: "confirmed" },
    { ...newNetopiaKeys(), signature: keys.signature },
  );
  const response = await fetch(`${shopUrl}/api/v1/payments/netopia/notification`, {
    method: "POST",
    body: forged,
  });
  expect(await response.text()).toContain('error_type="2"');
  expect(await paymentStates(shop, posted.randomId)).toMatchObject({ payment_state: "pending" });
});
