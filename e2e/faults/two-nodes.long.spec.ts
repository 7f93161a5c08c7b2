/** Two main processes with separate data directories share one PostgreSQL database. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { NODE_PORTS } from "../addresses.ts";
import { API_KEY, HOOK_MS, type OwnShop, startOwnShop } from "../own-shop.ts";
import { databaseForShop, MANY_ORDERS, queryShop } from "../shop-database.ts";
import { seeded } from "../../api/src/testing/seeded.ts";
import { Buyer } from "./buyer.ts";
import { INVARIANTS } from "../../server/src/testing/invariants.ts";
import { scarceGoods } from "./scarce-goods.ts";
import { childrenOf } from "./shop-under-fire.ts";

test.describe.configure({ mode: "default", retries: 0 });

const DATABASE = "curat_e2e_two_nodes";
const PRODUCTS = 120;
const OPERATIONS = 600;
/** A change written on one machine must become visible on the other within this time. */
const AGREED_WITHIN_MS = 2_000;
const BUYERS_OF_A_NODE = 4;
const reindex = fileURLToPath(new URL("../../server/src/reindex.ts", import.meta.url));

let nodes: [OwnShop, OwnShop];
test.beforeAll(async () => {
  test.setTimeout(2 * HOOK_MS);
  await databaseForShop(DATABASE);
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  url.pathname = `/${DATABASE}`;
  const settings = { DEMO_PRODUCTS: String(PRODUCTS), WEB_PROCESSES: "1" };
  const [one, other] = await Promise.all(
    NODE_PORTS.map((port) => startOwnShop(port, { open: async () => url.href }, settings)),
  );
  if (!one || !other) throw new Error("There are two ports.");
  nodes = [one, other];
  await query(MANY_ORDERS);
});
test.afterAll(() => Promise.all((nodes ?? []).map((node) => node.stop())));

const query = <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  queryShop<Row>(DATABASE, statement, values);

async function sendRequest(
  node: OwnShop,
  path: string,
  { method = "GET", headers = {}, body }: NodeRequest = {},
) {
  const response = await fetch(`${node.api}${path}`, {
    method,
    headers: { "x-api-key": API_KEY, ...(body && { "content-type": "application/json" }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}
interface NodeRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: object;
}

const asStaff = ({ staffKey }: OwnShop): Record<string, string> => ({ "x-staff-key": staffKey });
const page = async (node: OwnShop, path: string): Promise<string> => (await fetch(node.origin + path)).text();
const agrees = (shown: () => Promise<unknown>) =>
  expect.poll(shown, { timeout: AGREED_WITHIN_MS, intervals: [20] });

test("two nodes that start at the same time fill an empty database once", async () => {
  const [filled] = await query<{ products: number }>("select count(*)::integer as products from product");
  expect(filled?.products).toBeGreaterThanOrEqual(PRODUCTS);
  expect(await query("select code from product group by code having count(*) > 1")).toEqual([]);
  const [owners] = await query<{ count: number }>("select count(*)::integer as count from staff_member");
  expect(owners?.count, "one owner").toBe(1);
  for (const node of nodes) {
    await expect.poll(async () => (await fetch(`${node.origin}/readyz`)).status).toBe(200);
    const found = await sendRequest(node, "/search/detergent");
    expect(found.status).toBe(200);
  }
  const lists = await Promise.all(nodes.map((node) => sendRequest(node, "/products?limit=40")));
  expect(lists[0]?.body).toEqual(lists[1]?.body);
});

test("changes on one node are visible on the other within two seconds", async () => {
  const [here, otherNode] = nodes;
  const [product] = await query<{ id: number; url: string; category: string }>(
    `select r.product_id as id, r.url, c.slug as category from product_read r
     join category c on c.id = r.category_ids[1]
     where r.is_buyable and r.promotion_ids = '{}' order by 1 limit 1`,
  );
  if (!product) throw new Error("The demo sells nothing.");
  const current = await sendRequest(here, `/staff/products/${product.id}/price`, { headers: asStaff(here) });
  const lei = Math.round((current.body.data.list_price + 3.21) * 100) / 100;
  const text = lei.toFixed(2).replace(".", ",");
  // Both nodes have cached the pages now.
  for (const path of [product.url, product.category])
    for (const node of nodes) expect(await page(node, path)).not.toContain(text);
  const { version } = current.body.data;
  const priced = { method: "PUT", headers: asStaff(here), body: { list_price: lei, version } };
  expect((await sendRequest(here, `/staff/products/${product.id}/price`, priced)).status).toBe(200);
  await agrees(async () => (await page(otherNode, product.url)).includes(text)).toBe(true);
  await agrees(async () => (await page(otherNode, product.category)).includes(text)).toBe(true);

  const name = await sendRequest(here, "/staff/settings/name", { headers: asStaff(here) });
  const renamed = { value: "Magazin din două locuri", version: name.body.data.version };
  const set = { method: "PUT", headers: asStaff(here), body: renamed };
  expect((await sendRequest(here, "/staff/settings/name", set)).status).toBe(200);
  await agrees(async () => (await page(otherNode, "/")).includes(renamed.value)).toBe(true);

  const person = {
    firstname: "Ana",
    lastname: "Pop",
    email: "doua-noduri@example.com",
    password: "o-parola-lunga-2026",
    password_confirm: "o-parola-lunga-2026",
    terms: true,
  };
  const registered = await sendRequest(here, "/user/auth/register", { method: "POST", body: person });
  const token = { "user-token": registered.body.data?.user_token as string };
  expect((await sendRequest(otherNode, "/user/sessions", { headers: token })).status).toBe(200);
  await sendRequest(otherNode, "/user/auth/logout", { method: "POST", headers: token });
  expect((await sendRequest(here, "/user/sessions", { headers: token })).status).toBe(401);

  const granted = { name: "Numai aici", permissions: ["orders:view"] };
  const made = await sendRequest(here, "/staff/keys", {
    method: "POST",
    headers: asStaff(here),
    body: granted,
  });
  expect(made.status).toBe(200);
  const narrow = { "x-staff-key": made.body.data.key as string };
  expect((await sendRequest(otherNode, "/staff/orders", { headers: narrow })).status).toBe(200);
  expect((await sendRequest(otherNode, "/staff/returns", { headers: narrow })).status).toBe(403);
  await sendRequest(here, `/staff/keys/${made.body.data.id}`, { method: "DELETE", headers: asStaff(here) });
  expect((await sendRequest(otherNode, "/staff/orders", { headers: narrow })).status).toBe(401);
});

test("no orders fail on one node when the other crashes under load", async () => {
  test.setTimeout(600_000);
  const [here, otherNode] = nodes;
  const goods = await scarceGoods({
    api: here.api,
    staffKey: here.staffKey,
    query,
    reindex: () => spawnSync(process.execPath, [reindex], { env: here.env, encoding: "utf8" }).stdout,
  });
  const random = seeded(20_261_123);
  const crowds = nodes.map(({ api, staffKey }, at) =>
    Array.from(
      { length: BUYERS_OF_A_NODE },
      (_, index) => new Buyer(`nod${at}-${index}`, { ...goods, api, staffKey }, random),
    ),
  );
  let left = OPERATIONS;
  const ending = new AbortController();
  const shopping = crowds.flatMap((crowd, at) =>
    crowd.map(async (buyer) => {
      while (left > 0 || !ending.signal.aborted) {
        left -= 1;
        const before = buyer.lost;
        await buyer.act();
        if (buyer.lost > before) await nodes[at]?.whenUp();
      }
    }),
  );
  const lostBy = (at: number): number => (crowds[at] ?? []).reduce((sum, { lost }) => sum + lost, 0);
  const untilBusy = async (): Promise<void> => {
    const busy = left - OPERATIONS / 6;
    await expect.poll(() => left <= busy, { timeout: 150_000 }).toBe(true);
  };
  for (const [at, node] of [here, otherNode, here].entries()) {
    await untilBusy();
    const survivor = node === here ? 1 : 0;
    const before = lostBy(survivor);
    process.kill(node.pid(), "SIGKILL");
    await untilBusy();
    expect(lostBy(survivor) - before, `losses of the other node's buyers at kill ${at + 1}`).toBe(0);
    await node.openAgain();
    await node.whenUp();
  }
  // The worker of the other node takes over when the active one is killed.
  await untilBusy();
  const workers = await Promise.all(nodes.map(({ pid }) => childrenOf(pid())));
  for (const { pid, command } of workers.flat()) if (command.includes("worker")) process.kill(pid, "SIGKILL");
  ending.abort();
  await Promise.all(shopping);
  expect(crowds.flat().flatMap(({ faults }) => faults)).toEqual([]);
  const waiting = () =>
    query("select task_identifier, attempts, last_error, locked_by from graphile_worker.jobs order by id");
  await expect.poll(async () => (await waiting()).length, { timeout: 200_000 }).toBe(0);
  for (const [claim, statement] of Object.entries(INVARIANTS))
    expect.soft(await query(statement), claim).toEqual([]);
  const acknowledged = crowds.flat().flatMap((buyer) => buyer.acknowledged);
  expect(acknowledged.length).toBeGreaterThan(50);
  const rows = await query<{ random_id: string; number: string }>("select random_id, number from orders");
  const numbers = new Map(rows.map((row) => [row.random_id, row.number]));
  expect(acknowledged.filter(({ randomId, number }) => numbers.get(randomId) !== number)).toEqual([]);
});
