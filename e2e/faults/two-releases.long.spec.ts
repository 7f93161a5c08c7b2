/**
 * CURAT_FORMER_RELEASE is a folder with the sources of the previous release, prepared there by `node
 * setup/prepare.mjs start`.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test } from "@playwright/test";
import { findFreePort } from "../../server/src/processes/free-port.ts";
import { NODE_PORTS } from "../addresses.ts";
import { HOOK_MS, type OwnShop, startOwnShop } from "../own-shop.ts";
import { databaseForShop, MANY_ORDERS, queryShop } from "../shop-database.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { startCrowd } from "./crowd.ts";
import { scarceGoods } from "./scarce-goods.ts";

const DATABASE = "curat_e2e_two_releases";
const BUYERS = 4;
const SEED = 20_261_129;
const MIGRATIONS = "select name from kysely_migration order by name";
const folder = process.env.CURAT_FORMER_RELEASE;

test.describe.configure({ mode: "default", retries: 0 });
test.skip(!folder, "needs the folder of a former release in CURAT_FORMER_RELEASE (docs/testing.md)");

const former = pathToFileURL(`${folder}/`);
// The load balancer must notice that a process is shutting down before the process stops accepting requests.
const settings = { DEMO_PRODUCTS: "120", WEB_PROCESSES: "1", DRAIN_SECONDS: "2" };
const query = <Row>(statement: string, values: unknown[] = []): Promise<Row[]> =>
  queryShop<Row>(DATABASE, statement, values);

let [old, young]: (OwnShop | undefined)[] = [];
let balancer: Balancer | undefined;
test.afterAll(async () => {
  balancer?.stop();
  await Promise.all([old?.stop(), young?.stop()]);
});

test("no order fails while a new release migrates the database and takes over", async () => {
  test.setTimeout(3 * HOOK_MS);
  const url = await databaseForShop(DATABASE);
  const open = (port: number, sources?: URL): Promise<OwnShop> =>
    startOwnShop(port, { open: async () => url }, settings, sources);
  const [ofOld, ofYoung] = NODE_PORTS;
  old = await open(ofOld, former);
  await query(MANY_ORDERS);
  const goods = await scarceGoods({ ...old, query, reindex: () => reindex(old?.env) });
  balancer = await startBalancer(
    await findFreePort("127.0.0.1"),
    [ofOld, ofYoung].map((port) => `http://127.0.0.1:${port}`),
  );
  const crowd = startCrowd("versiuni", BUYERS, { ...goods, api: `${balancer.origin}/api/v1` }, SEED);
  await crowd.untilMore(20);
  const known = await query(MIGRATIONS);

  young = await open(ofYoung);
  await expect.poll(() => balancer?.sent.size).toBe(2);
  await crowd.untilMore(20);
  await old.stop();
  old = undefined;
  await crowd.untilMore(20);

  await crowd.leave(query);
  expect(crowd.lost()).toBe(0);
  const added = (await query(MIGRATIONS)).length - known.length;
  console.log(
    `${crowd.acknowledged().length} orders, none failed; ${added} migrations were added among them`,
  );
});

/** Runs the previous release's program, because the database still has its schema. */
function reindex(env: NodeJS.ProcessEnv | undefined): string {
  const program = fileURLToPath(new URL("server/src/reindex.ts", former));
  return spawnSync(process.execPath, [program], { env, encoding: "utf8" }).stdout;
}
