/** Two indexes on one database, as in two processes, must not miss a committed change, even if connections break. */
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SORT } from "@curat/contract/catalog.values";
import { openDatabase } from "../../../db/database.ts";
import { aProduct, PRODUCT } from "../../../testing/test-catalogue.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import type { LogEntry } from "../../../config.ts";
import { ChangeFeed } from "../../platform/changes/index.ts";
import { CatalogueSync } from "./sync.ts";

const shop = await openTestShop();
const database = openDatabase(shop.config.databaseUrl, 6, () => undefined);
const logged: LogEntry[] = [];
function aProcess() {
  const options = { databaseUrl: shop.config.databaseUrl, log: (entry: LogEntry) => void logged.push(entry) };
  const feed = new ChangeFeed({ ...options, retryMs: 20 });
  return { feed, sync: new CatalogueSync({ ...options, db: database.db, feed }) };
}
const processes = [aProcess(), aProcess()] as const;
const [{ sync: one, feed: feedOfOne }, { sync: other, feed: feedOfOther }] = processes;
const bothCaughtUp = () => Promise.all(processes.map(({ feed }) => feed.caughtUp()));
beforeAll(() => Promise.all(processes.map(({ sync }) => sync.start())));
afterAll(async () => {
  await Promise.all(processes.map(({ feed }) => feed.close()));
  await Promise.all(processes.map(({ sync }) => sync.close()));
  await database.close();
});

const NOTHING = { values: [], minBani: null, maxBani: null };
const FIRST_PAGE = { scope: {}, selection: NOTHING, sort: SORT.relevance, page: 1, perPage: 100 };

function listed(sync: CatalogueSync): number[] {
  return sync.index?.list(FIRST_PAGE).ids ?? [];
}

function found(sync: CatalogueSync, text: string): number[] {
  return sync.index?.search({ ...FIRST_PAGE, text }).ids ?? [];
}

function cheapest(sync: CatalogueSync): number | undefined {
  return sync.index?.list({ ...FIRST_PAGE, sort: SORT.priceUp }).ids[0];
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: shop.config.databaseUrl });
  await client.connect();
  return client;
}

const setPrice = (client: pg.Client, id: number, bani: number) =>
  client.query(
    "with c as (update product_read set price_bani = $2 where product_id = $1 returning product_id) insert into change_outbox (product_id) select product_id from c",
    [id, bani],
  );

describe("CatalogueSync", () => {
  it("the index shows a price change in both processes", async () => {
    const client = await connect();
    await setPrice(client, PRODUCT.towels, 1);
    await bothCaughtUp();
    expect(processes.map(({ sync }) => cheapest(sync))).toEqual([PRODUCT.towels, PRODUCT.towels]);
    await client.end();
  });

  it("the index notifies listeners after applying changes", async () => {
    const changed = Promise.withResolvers<void>();
    one.onChange(changed.resolve);
    await shop.api.importShop({ products: [aProduct({ id: 900, name: "Găleată rotundă" })] });
    await changed.promise;
    await feedOfOne.caughtUp();
    expect(found(one, "galeata")).toEqual([900]);
  });

  it("the index applies renames and drops unpublished products", async () => {
    await shop.api.importShop({ products: [aProduct({ id: 901, name: "Aspirator vertical" })] });
    await shop.api.importShop({ products: [aProduct({ id: 901, name: "Mătură stradală" })] });
    await feedOfOther.caughtUp();
    expect(found(other, "aspirator")).toEqual([]);
    expect(found(other, "maturi")).toEqual([901]);
    await shop.api.importShop({ products: [aProduct({ id: 901, isPublished: false })] });
    await feedOfOther.caughtUp();
    expect(listed(other)).not.toContain(901);
  });

  it("the index does not miss a transaction that commits after a later one", async () => {
    const [slow, quick] = [await connect(), await connect()];
    await slow.query("begin");
    await setPrice(slow, PRODUCT.lemon, 3);
    await setPrice(quick, PRODUCT.lavender, 2);
    await feedOfOne.caughtUp();
    expect(one.index?.list({ ...FIRST_PAGE, sort: SORT.priceUp }).ids.slice(0, 2)).toEqual([
      PRODUCT.towels,
      PRODUCT.lavender,
    ]);
    await slow.query("commit");
    await feedOfOne.caughtUp();
    expect(one.index?.list({ ...FIRST_PAGE, sort: SORT.priceUp }).ids.slice(0, 3)).toEqual([
      PRODUCT.towels,
      PRODUCT.lavender,
      PRODUCT.lemon,
    ]);
    await Promise.all([slow.end(), quick.end()]);
  });

  it("the index ignores a transaction that is rolled back", async () => {
    const client = await connect();
    await client.query("begin");
    await setPrice(client, PRODUCT.lastThree, 1);
    await client.query("rollback");
    await client.end();
    await feedOfOne.caughtUp();
    expect(cheapest(one)).toBe(PRODUCT.towels);
  });

  it("a rebuilt index contains a category's new name", async () => {
    const [paper] = await shop.query<{ id: number; parent_id: null; slug: string }>(
      "select * from category where id = 4",
    );
    await shop.api.importShop({
      categories: [
        {
          id: 4,
          parentId: null,
          name: "Consumabile igienă",
          slug: "hartie",
          description: "",
          baseline: "",
          icon: null,
          picture: null,
          banners: [],
          sortOrder: 4,
        },
      ],
    });
    expect(paper?.slug).toBe("/hartie");
    await feedOfOne.caughtUp();
    await one.rebuild();
    expect(found(one, "consumabil igiena")).toContain(PRODUCT.towels);
  });
});

it("the index catches up on changes that were committed while connections were lost", async () => {
  const client = await connect();
  for (let round = 0; round < 3; round += 1) {
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'curat changes'",
    );
    await setPrice(client, PRODUCT.soldOut, 1_000 + round);
    await setPrice(client, PRODUCT.pairsOnly, round === 2 ? 1 : 5_000);
  }
  await setPrice(client, PRODUCT.towels, 9_000);
  await bothCaughtUp();
  expect(processes.map(({ sync }) => cheapest(sync))).toEqual([PRODUCT.pairsOnly, PRODUCT.pairsOnly]);
  expect(
    logged.some((entry) => entry.level === "warn" && entry.message.includes("lost its connection")),
  ).toBe(true);
  await client.end();
});

it("the index is rebuilt in the background and includes changes made in the meantime", async () => {
  const before = one.index;
  const rebuilt = one.rebuild();
  expect(one.index).toBe(before);
  await shop.api.importShop({ products: [aProduct({ id: 902, name: "Racletă geamuri" })] });
  await rebuilt;
  await feedOfOne.caughtUp();
  expect(one.index).not.toBe(before);
  expect(found(one, "racleta")).toEqual([902]);
});

it("the index can be closed while the database is unreachable", async () => {
  const options = { databaseUrl: "postgres://postgres@127.0.0.1:1/nothing", log: () => undefined };
  const feed = new ChangeFeed({ ...options, retryMs: 5 });
  const unreachable = new CatalogueSync({ ...options, db: database.db, feed });
  const started = unreachable.start();
  await feed.close();
  await unreachable.close();
  await started;
  expect(unreachable.index).toBeUndefined();
});
