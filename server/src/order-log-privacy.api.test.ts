/** Tests that an order's log contains no personal data, from its cart to rejected emails. */
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
import { HEADERS } from "@curat/contract/headers.values";
import { PRODUCT } from "../../api/src/testing/test-catalogue.ts";
import { loginAs } from "../../api/src/testing/test-customers.ts";
import { aCart, anOrderBody } from "../../api/src/testing/test-orders.ts";
import { openTestShop } from "../../api/src/testing/test-shop.ts";
import { duringTrace, newTrace } from "@curat/api";
import { logOptions } from "./log.ts";

const EMAIL = "smaranda.vultur@client-de-proba.ro";
const [FIRST, LAST, PHONE, STREET] = ["Smaranda", "Vulturescu", "0741222333", "Strada Zambilelor 77"];

let logged = "";
const into = new Writable({
  write(chunk, _encoding, done) {
    logged += String(chunk);
    done();
  },
});
// Logs every level; a shop logs `info` or `warn` and above.
const log = pino({ ...logOptions("worker"), level: "trace" }, into);

/** A mail server that refuses every email and, like real servers, repeats the recipient's address. */
const refusing = createServer((socket) => {
  socket.on("error", () => undefined).write("220 refusing\r\n");
  socket.on("data", (data) => {
    const line = String(data);
    const [, to] = /^RCPT TO:<([^>]+)>/.exec(line) ?? [];
    socket.write(to === undefined ? "250 ok\r\n" : `550 5.1.1 <${to}> ${PHONE}: no such person\r\n`);
  });
});
await new Promise<void>((resolve) => void refusing.listen(0, "127.0.0.1", resolve));
afterAll(() => void refusing.close());

const shop = await openTestShop({
  smtpUrl: `smtp://127.0.0.1:${(refusing.address() as AddressInfo).port}`, // it listens on a port
  log: ({ level, message, error, ...details }) => log[level]({ ...details, err: error }, message),
});

it("an order's log contains the request's trace id, but no personal data, token or key", async () => {
  const customer = await loginAs(shop, { email: EMAIL, firstName: FIRST, lastName: LAST });
  const cart = await aCart(shop, [{ product: PRODUCT.towels, quantity: 2 }]);
  const body = anOrderBody({
    customer: { firstname: FIRST, lastname: LAST, phone: PHONE, email: EMAIL },
    deliveryaddress: { id: null, countyid: 12, cityid: 2, streetaddress: STREET },
  });
  const trace = newTrace();
  const order = await duringTrace(trace, () =>
    shop.post("/orders", body, { cart, headers: customer.headers }),
  );
  expect(order.status).toBe(200);
  await shop.post("/auth/login", { email: EMAIL, password: "nu-este-parola-mea-1" });
  await shop.get(`/orders/${order.body.data.randomid}`, {
    headers: { [HEADERS.userToken]: "x".repeat(400) },
  });
  const worker = await shop.api.startWorker();
  await expect.poll(() => logged, { timeout: 15_000 }).toMatch(/550 5\.1\.1/);
  await worker.stop();
  expect(logged).toContain(`"trace":"${trace.id}"`);
  for (const personal of [
    EMAIL,
    FIRST,
    LAST,
    PHONE,
    STREET,
    customer.token,
    cart,
    order.body.data.randomid,
    "nu-este-parola-mea-1",
    shop.config.apiKey,
    shop.staffToken,
  ])
    expect(logged).not.toContain(personal);
});

const linesWith = (part: string): Record<string, unknown>[] =>
  logged
    .split("\n")
    .filter((line) => line.includes(part))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

it("an order's log lines are found by the traces in its history, and its failed email by orderId", async () => {
  const cart = await aCart(shop, [{ product: PRODUCT.towels, quantity: 1 }]);
  const placing = newTrace();
  const placed = await duringTrace(placing, () => shop.post("/orders", anOrderBody(), { cart }));
  const { number } = placed.body.data.orderData as { number: string };
  const worker = await shop.api.startWorker();
  await expect.poll(() => linesWith(placing.id).length, { timeout: 15_000 }).toBeGreaterThan(0);
  await worker.stop();

  const traces = await shop.query<{ id: number; trace: string }>(
    "select o.id, e.trace from orders o join order_event e on e.order_id = o.id where o.number::text = $1",
    [number],
  );
  expect(traces).toEqual([{ id: expect.any(Number), trace: placing.id }]);
  const mail = { task: "order_placed_mail", job: expect.any(String), orderId: traces[0]?.id };
  expect(linesWith(placing.id)).toEqual([expect.objectContaining({ ...mail, trace: placing.id })]);
  expect(linesWith(`"orderId":${traces[0]?.id}`)).toEqual(linesWith(placing.id));
});

it("the log of a failed order contains its cart and the request's trace", async () => {
  await shop.query(
    `create function no_order() returns trigger language plpgsql as $$ begin raise 'No order today.'; end $$`,
  );
  await shop.query(
    "create trigger no_order before insert on order_line for each row execute function no_order()",
  );
  const cart = await aCart(shop, [{ product: PRODUCT.towels, quantity: 1 }]);
  const [{ id }] = (await shop.query("select max(id) as id from cart")) as [{ id: number }];
  const placing = newTrace();
  const refused = await duringTrace(placing, () => shop.post("/orders", anOrderBody(), { cart }));
  await shop.query("drop function no_order cascade");
  expect(refused.status).toBe(500);
  expect(linesWith(placing.id)).toMatchObject([
    { msg: "An order could not be placed.", cartId: id },
    { msg: "A request failed.", path: "/api/v1/orders", err: { message: "No order today." } },
  ]);
});
