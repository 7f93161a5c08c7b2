/** Kills the leader of three database machines while buyers order from two shop machines. */
import { spawnSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../server/src/processes/free-port.ts";
import { API_KEY, HOOK_MS, type OwnShop, startOwnShop } from "../own-shop.ts";
import { MANY_ORDERS, queryAt } from "../shop-database.ts";
import { seeded } from "../../api/src/testing/seeded.ts";
import { Buyer } from "./buyer.ts";
import { type DatabaseCluster, missingPrograms, startDatabaseCluster } from "./database-cluster.ts";
import { INVARIANTS } from "../../server/src/testing/invariants.ts";
import { scarceGoods } from "./scarce-goods.ts";

const WRITES_AGAIN_WITHIN_MS = 30_000;
const BUYERS_OF_A_NODE = 3;
const reindex = fileURLToPath(new URL("../../server/src/reindex.ts", import.meta.url));

test.describe.configure({ mode: "default", retries: 0 });
test.skip(missingPrograms.length > 0, `needs Debian's packages of ${missingPrograms.join(", ")}`);

let cluster: DatabaseCluster | undefined;
let nodes: OwnShop[] = [];
test.beforeAll(async () => {
  test.setTimeout(2 * HOOK_MS);
  const started = await startDatabaseCluster();
  cluster = started;
  const settings = { DEMO_PRODUCTS: "60", WEB_PROCESSES: "1", DATABASE_REPLICA_URLS: started.replicaUrl };
  const open = (port: number): Promise<OwnShop> =>
    startOwnShop(port, { open: async () => started.url }, settings);
  // The stand-ins of the first node use the next ports.
  nodes = [await open(await findFreePort("127.0.0.1"))];
  nodes.push(await open(await findFreePort("127.0.0.1")));
});
test.afterAll(async () => {
  await Promise.all(nodes.map((node) => node.stop()));
  await cluster?.stop();
});

test("killing the database leader loses no acknowledged order, and both shops recover", async () => {
  test.setTimeout(400_000);
  const [here] = nodes;
  if (!cluster || !here) throw new Error("Nothing was started.");
  const { url } = cluster;
  const query = <Row>(statement: string, values: unknown[] = []) => queryAt<Row>(url, statement, values);
  await query(MANY_ORDERS);
  const goods = await scarceGoods({
    api: here.api,
    staffKey: here.staffKey,
    query,
    reindex: () => spawnSync(process.execPath, [reindex], { env: here.env, encoding: "utf8" }).stdout,
  });
  const random = seeded(20_261_124);
  const buyers = nodes.flatMap(({ api, staffKey }, at) =>
    Array.from(
      { length: BUYERS_OF_A_NODE },
      (_, index) => new Buyer(`lider${at}-${index}`, { ...goods, api, staffKey }, random),
    ),
  );
  const acknowledged = () => buyers.flatMap((buyer) => buyer.acknowledged);
  const ending = new AbortController();
  const shopping = buyers.map(async (buyer) => {
    while (!ending.signal.aborted) {
      const before = buyer.lost;
      await buyer.act();
      if (buyer.lost > before) await pause(100);
    }
  });
  const untilMore = (more: number) => {
    const expectedOne = acknowledged().length + more;
    return expect.poll(() => acknowledged().length, { timeout: 120_000 }).toBeGreaterThan(expectedOne);
  };
  await untilMore(25);

  const leader = (await cluster.leader()) ?? "";
  const killedAt = Date.now();
  await cluster.kill(leader);
  const writesAgain = await Promise.all(nodes.map((node) => whenWritten(node, goods.products[0] ?? 0)));
  const away = writesAgain.map((at) => at - killedAt);
  console.log(
    `both nodes wrote again ${away.map((ms) => (ms / 1000).toFixed(1)).join(" and ")} s after the kill`,
  );
  for (const ms of away) expect(ms).toBeLessThan(WRITES_AGAIN_WITHIN_MS);
  expect(await cluster.leader()).not.toBe(leader);
  await untilMore(25);

  await cluster.start(leader);
  await expect.poll(() => cluster?.followers().catch(() => 0), { timeout: 90_000 }).toBe(2);
  await untilMore(10);
  ending.abort();
  await Promise.all(shopping);
  expect(buyers.flatMap(({ faults }) => faults)).toEqual([]);
  const waiting = () => query("select task_identifier, attempts, last_error from graphile_worker.jobs");
  await expect.poll(async () => (await waiting()).length, { timeout: 120_000 }).toBe(0);
  for (const [claim, statement] of Object.entries(INVARIANTS))
    expect.soft(await query(statement), claim).toEqual([]);
  const rows = await query<{ random_id: string; number: string }>("select random_id, number from orders");
  const numbers = new Map(rows.map((row) => [row.random_id, row.number]));
  expect(acknowledged().filter(({ randomId, number }) => numbers.get(randomId) !== number)).toEqual([]);
});

/** Resolves once the shop on that node can write again. */
async function whenWritten({ api }: OwnShop, product: number): Promise<number> {
  const headers = { "x-api-key": API_KEY, "content-type": "application/json" };
  const body = JSON.stringify({ qty: 1, options: null });
  // As long as no write was refused, the shop has not noticed the failure.
  for (let wasRefused = false; ; await pause(200)) {
    const signal = AbortSignal.timeout(20_000);
    const requested = { method: "POST", headers, body, signal };
    const added = await fetch(`${api}/cart/add/${product}`, requested).catch(() => undefined);
    if (added?.ok && wasRefused) return Date.now();
    if (!added || added.status >= 500) wasRefused = true;
  }
}
