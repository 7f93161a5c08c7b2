import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeEach, expect, it } from "vitest";
import { isFull } from "../../../../../setup/test-sizes.ts";
import { postPublic } from "../../../external/post-public.ts";
import { PRODUCT } from "../../../testing/test-catalogue.ts";
import { anOrder, moveTo, openSellingShop } from "../../../testing/test-orders.ts";
import { sendWebhooks } from "./send-webhooks.service.ts";

const shop = await openSellingShop();
const { staff } = shop;

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  status: number;
}
let received: Received[] = [];
let statusOf: (request: Omit<Received, "status">) => number = () => 200;
const receiver = createServer((request, response) => {
  let body = "";
  request.on("data", (part: Buffer) => (body += part.toString()));
  request.on("end", () => {
    const status = statusOf({ headers: request.headers, body });
    received.push({ headers: request.headers, body, status });
    if (status === 0) response.destroy();
    else response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end("thanks");
  });
}).listen(0, "127.0.0.1");
await once(receiver, "listening");
const address = receiver.address();
const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/events`;
afterAll(() => {
  receiver.close();
  receiver.closeAllConnections();
});

beforeEach(async () => {
  await shop.query("delete from shop_event");
  await shop.query("delete from webhook_endpoint");
  received = [];
  statusOf = () => 200;
});

async function aWebhook(
  topics: string[],
  more: object = {},
): Promise<{ id: number; secret: string; version: number }> {
  const { body } = await staff.post("/staff/webhooks", {
    name: "ERP",
    url,
    topics,
    format: "standard",
    ...more,
  });
  return body.data;
}

/** Sends the deliveries that will be due in this many minutes. */
const send = async (minutes = 0) =>
  sendWebhooks({ db: shop.db, config: shop.config, now: () => new Date(Date.now() + minutes * 60_000) });

const post = (record: string, count = 1) =>
  shop.query("select post_shop_event('stock', 'stock.changed', $1, '{}') from generate_series(1, $2)", [
    record,
    count,
  ]);

/** Returns, for each secret, whether the request has a Standard Webhooks signature made with it. */
function isSigned({ headers, body }: Pick<Received, "headers" | "body">, ...secrets: string[]): boolean[] {
  const text = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  const signatures = String(headers["webhook-signature"]).split(" ");
  return secrets.map((secret) => {
    const key = Buffer.from(secret.replace("whsec_", ""), "base64");
    return signatures.includes(`v1,${createHmac("sha256", key).update(text).digest("base64")}`);
  });
}

const sequenceOf = ({ body }: Pick<Received, "body">): number => JSON.parse(body).data.sequence;

it("a receiver that fails a third of the time gets each event at least once, signed, and in order per record", async () => {
  const { secret, id } = await aWebhook(["stock"]);
  const events = isFull() ? 10_000 : 300;
  const records = events / 10;
  for (let first = 1; first <= events; first += 300)
    await shop.query(
      "select post_shop_event('stock', 'stock.changed', 'product/' || n % $3, '{}') from generate_series($1::int, $2::int) n",
      [first, Math.min(first + 299, events), records],
    );
  let seed = 7;
  statusOf = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % 3 > 0 ? 200 : ([500, 302, 429, 0][seed % 4] ?? 500);
  };
  const waiting = async () =>
    (await shop.query("select from webhook_delivery where state = 'waiting' limit 1")).length;
  for (let minutes = 0; (await waiting()) > 0; minutes += 61) await send(minutes);
  const stored = await shop.query<{ id: number; record: string }>(
    "select id::integer, record from shop_event",
  );
  const recordOf = new Map(stored.map((event) => [event.id, event.record]));
  const delivered = received.filter(({ status }) => status === 200).map(sequenceOf);
  expect(new Set(delivered).size).toBe(events);
  const last = new Map<string, number>();
  for (const sequence of delivered) {
    const record = recordOf.get(sequence) ?? "";
    expect(sequence).toBeGreaterThan(last.get(record) ?? 0);
    last.set(record, sequence);
  }
  expect(last.size).toBe(records);
  expect(received.every((request) => isSigned(request, secret)[0])).toBe(true);
  expect((await staff.get(`/staff/webhooks/${id}`)).body.data).toMatchObject({
    waiting: 0,
    failed: 0,
    is_active: true,
  });
}, 300_000);

it("an order's changes become feed events without personal data, even for a webhook without a URL", async () => {
  await aWebhook(["orders", "shipments", "invoices", "stock"], { url: "" });
  const order = await anOrder(shop, { lines: [{ product: PRODUCT.lavender, quantity: 2 }] });
  await moveTo(shop, order, "confirmed", "preparing", "shipped", "delivered");
  await staff.post(`/staff/orders/${order.id}/invoice`, {});
  const types: string[] = [];
  let after = "0-0";
  await expect
    .poll(async () => {
      const { body } = await staff.get(`/staff/events?after=${after}`);
      after = body.data.next;
      types.push(...body.data.events.map(({ type }: { type: string }) => type));
      return types;
    })
    .toEqual(
      expect.arrayContaining([
        "order.created",
        "stock.changed",
        "order.confirmed",
        "order.preparing",
        "order.shipped",
        "order.delivered",
        "invoice.issued",
      ]),
    );
  const { body } = await staff.get("/staff/events?topics=stock");
  expect(body.data.events).toHaveLength(1);
  const all = await shop.query<{ text: string }>(
    "select string_agg(data::text, ' ') as text from shop_event",
  );
  expect(all[0]?.text).not.toMatch(/@|07\d{8}|Pop/);
  expect(await send(), "nothing is sent without an address").toBe(0);
});

it("newsletter events are sent in order and without the email address, which the receiver can look up by event id", async () => {
  await aWebhook(["newsletter"], { url: "" });
  const email = "abonat@exemplu.ro";
  const request = (code: string, at: string) =>
    shop.query("insert into newsletter_subscription (email, code_hash, created_at) values ($1, $2, $3)", [
      email,
      createHash("sha256").update(code).digest(),
      at,
    ]);
  const confirm = async (code: string) =>
    expect((await shop.post("/utilities/newsletter/confirm", { code })).status).toBe(200);
  const leave = () =>
    shop.query("update newsletter_subscription set left_at = now() where email = $1 and left_at is null", [
      email,
    ]);
  await request("unu", new Date().toISOString());
  await confirm("unu");
  await confirm("unu");
  await leave();
  await leave();
  await request("doi", new Date(Date.now() + 1000).toISOString());
  await confirm("doi");
  await shop.query("delete from newsletter_subscription where email = $1 and confirmed_at is not null", [
    email,
  ]);
  const events = await shop.query<{ type: string; record: string; data: { subscriber_id: number } }>(
    "select type, record, data from shop_event order by id",
  );
  expect(events.map(({ type }) => type.replace("newsletter.", ""))).toEqual([
    "subscribed",
    "unsubscribed",
    "subscribed",
    "unsubscribed",
  ]);
  expect(new Set(events.map(({ record }) => record)).size).toBe(1);
  expect(JSON.stringify(events)).not.toContain("@");
  const id = events[0]?.data.subscriber_id;
  const { body } = await staff.get(`/staff/newsletter?state=all&subscriber_id=${id}`);
  expect(body.data.map((one: { email: string }) => one.email)).toEqual([email]);
});

it("an event is recorded only if an active webhook subscribes to its topic", async () => {
  await post("product/1");
  const { id, version } = await aWebhook(["prices"]);
  await post("product/1");
  const stopped = { name: "ERP", url, topics: ["stock"], format: "standard", is_active: false, version };
  expect((await staff.put(`/staff/webhooks/${id}`, stopped)).status).toBe(200);
  await post("product/1");
  expect(await shop.query("select from shop_event")).toEqual([]);
});

it("a receiver that answers 410 is stopped, and its events can be sent again", async () => {
  const { id } = await aWebhook(["stock"]);
  await post("product/1", 3);
  statusOf = () => 410;
  await send();
  const { body } = await staff.get(`/staff/webhooks/${id}`);
  expect(body.data).toMatchObject({
    is_active: false,
    stopped_because: expect.stringMatching(/410/),
    failed: 3,
  });
  expect(await shop.historyOf("webhook", id)).toContainEqual(
    expect.objectContaining({
      actor_kind: "clock",
      sentence: expect.stringMatching(/^Trimiterea către „ERP” s-a oprit/),
    }),
  );
  expect((await staff.post(`/staff/webhooks/${id}/resend`, {})).body.data.count, "while it is stopped").toBe(
    0,
  );
  statusOf = () => 200;
  const started = { ...body.data, is_active: true, version: undefined };
  expect((await staff.put(`/staff/webhooks/${id}`, started)).status).toBe(200);
  expect((await staff.post(`/staff/webhooks/${id}/resend`, {})).body.data.count).toBe(3);
  await send();
  expect(received.filter(({ status }) => status === 200).map(sequenceOf)).toHaveLength(3);
});

it("a failed event delays later events of its record, but not those of other records", async () => {
  await aWebhook(["stock"]);
  await post("product/1", 2);
  await post("product/2");
  const [{ first }] = (await shop.query("select min(id)::integer as first from shop_event")) as [
    { first: number },
  ]; // `min` without a group always returns one row.
  statusOf = ({ body }) => (sequenceOf({ body }) === first ? 500 : 200);
  await send();
  expect(received.map(({ status }) => status).toSorted()).toEqual([200, 500]);
  statusOf = () => 200;
  await send(2);
  expect(received.slice(2).map(sequenceOf)).toEqual([first, first + 1]);
});

it("after a secret is replaced, messages are signed with both secrets for a day", async () => {
  const { id, secret } = await aWebhook(["stock"]);
  const { body } = await staff.put(`/staff/webhooks/${id}/secret`, {});
  await post("product/1");
  await send();
  await post("product/2");
  await send(25 * 60);
  const [during, later] = received.map((request) => isSigned(request, secret, body.data.secret));
  expect([during, later]).toEqual([
    [true, true],
    [false, true],
  ]);
  const stored = await shop.query("select secret, former_secret from webhook_endpoint");
  expect(JSON.stringify(stored)).not.toContain("whsec_");
  expect(JSON.stringify(await shop.historyOf("webhook", id))).not.toContain("whsec_");
});

it("a webhook needs a name, events and a URL outside the shop's own network", async () => {
  const refused = await staff.post("/staff/webhooks", {
    name: "",
    url: "nu",
    topics: [],
    format: "standard",
  });
  expect([refused.status, Object.keys(refused.body.errors).toSorted()]).toEqual([422, ["name", "topics"]]);
  const wrong = await staff.post("/staff/webhooks", {
    name: "A",
    url: "nu",
    topics: ["stock"],
    format: "standard",
  });
  expect(wrong.body.errors.url).toEqual([
    "Scrie o adresă publică ce începe cu https://, de exemplu https://erp.firma.ro/curat.",
  ]);
  const request = { headers: {}, body: "{}", limitMs: 2_000, allowsPrivate: false };
  for (const target of [
    url,
    url.replace("http", "https"),
    "https://localhost/",
    "https://[::1]/",
    "https://127.1/",
  ])
    await expect(postPublic(target, request)).rejects.toThrow(/public|private/);
  expect(received).toEqual([]);
});

it("a stale version is refused, so that colleagues do not overwrite each other's webhook", async () => {
  const { id, version } = await aWebhook(["stock"]);
  const mine = { name: "Gestiune", url, topics: ["stock"], format: "standard", is_active: true, version };
  const [one, other] = await Promise.all([
    staff.put(`/staff/webhooks/${id}`, mine),
    staff.put(`/staff/webhooks/${id}`, { ...mine, name: "Contabilitate" }),
  ]);
  expect([one.status, other.status].toSorted()).toEqual([200, 409]);
});

it("staff can send a test event, and deleting a webhook deletes its deliveries", async () => {
  const { id } = await aWebhook(["orders"]);
  expect((await staff.post(`/staff/webhooks/${id}/test`)).status).toBe(200);
  await send();
  expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(["webhook.test"]);
  const { body } = await staff.get(`/staff/webhooks/${id}/deliveries?state=delivered`);
  expect(body.data).toMatchObject([{ type: "webhook.test", status: 200, attempts: 1 }]);
  expect((await staff.delete(`/staff/webhooks/${id}`)).status).toBe(200);
  expect((await staff.delete(`/staff/webhooks/${id}`)).status).toBe(200);
  expect(await shop.query("select from webhook_delivery")).toEqual([]);
});
