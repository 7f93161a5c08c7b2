/** Compares the index with a plain calculation. CATALOGUE_ROUNDS sets the number of random rounds. */
import * as fc from "fast-check";
import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { openDatabase } from "../../../db/database.ts";
import type { ProductImport } from "../../../index.ts";
import { openTestShop } from "../../../testing/test-shop.ts";
import { ChangeFeed } from "../../platform/changes/index.ts";
import type { Counts, ListQuery } from "./engine.ts";
import { loadFacetNames } from "./facets.store.ts";
import { loadIndexed } from "./index.store.ts";
import { CatalogueSync } from "./sync.ts";
import { PlainLists } from "./testing/plain-lists.ts";
import {
  generatedShop,
  listQuery,
  members,
  products,
  productWith,
  promotionsOf,
} from "./testing/generated-catalogue.ts";

const ROUNDS = Number(process.env.CATALOGUE_ROUNDS ?? 8);
const QUERIES_A_ROUND = 60;

const shop = await openTestShop();
await shop.query(
  "truncate product, category, brand, parameter, parameter_value, product_read, change_outbox cascade",
);
await shop.api.importShop(generatedShop());
const database = openDatabase(shop.config.databaseUrl, 4, () => undefined);
const { databaseUrl } = shop.config;
const feed = new ChangeFeed({ databaseUrl, log: console.error });
const sync = new CatalogueSync({ db: database.db, databaseUrl, log: console.error, feed });
afterAll(async () => {
  await feed.close();
  await sync.close();
  await database.close();
  await client.end();
});
const client = new pg.Client({ connectionString: databaseUrl });
await client.connect();
await sync.start();

it("the index gives the same results as a plain calculation, even while changes are applied", async () => {
  await fc.assert(
    fc.asyncProperty(
      products(40),
      fc.array(fc.integer({ min: 1, max: 45 }).chain(productWith), { maxLength: 12 }),
      members,
      members,
      queries(),
      async (first, changes, promoted, promotedLater, requested) => {
        await shop.query(
          "with gone as (delete from product_read returning product_id) insert into change_outbox (product_id) select product_id from gone",
        );
        await shop.api.importShop({ products: first, promotions: promotionsOf(promoted, first) });
        await feed.caughtUp();
        await expectAgreement(requested);
        // Each change replaces an earlier version of its product, in its own transaction.
        for (const change of changes) {
          await shop.api.importShop({ products: [change] });
          await sell(change);
        }
        await shop.api.importShop({ promotions: promotionsOf(promotedLater, first) });
        await feed.caughtUp();
        await expectAgreement(requested);
      },
    ),
    { numRuns: ROUNDS, endOnFailure: true },
  );
  expect(maxListed, "generated products are on sale").toBeGreaterThan(10);
}, 600_000);

async function sell({ id, stock, sold }: ProductImport): Promise<void> {
  await shop.query(
    "with s as (update product_read set stock_id = $2, sold = $3 where product_id = $1) insert into change_outbox (product_id) values ($1)",
    [id, stock === 0 ? 2 : 1, sold],
  );
}

function queries(): fc.Arbitrary<ListQuery[]> {
  return fc.array(listQuery, { minLength: QUERIES_A_ROUND, maxLength: QUERIES_A_ROUND });
}

let maxListed = 0;

async function expectAgreement(requested: ListQuery[]): Promise<void> {
  const plain = await plainLists();
  maxListed = Math.max(maxListed, plain.size);
  const { index } = sync;
  for (const query of requested) {
    const expected = { page: plain.list(query), counts: sorted(plain.count(query)) };
    const got = { page: index?.list(query), counts: index && sorted(index.count(query)) };
    expect({ query, ...got }).toEqual({ query, ...expected });
  }
}

async function plainLists(): Promise<PlainLists> {
  const listed = await shop.query<{ id: number }>("select product_id as id from product_read");
  const found = await loadIndexed(
    client,
    listed.map(({ id }) => id),
  );
  const { values } = await loadFacetNames(database.db);
  return new PlainLists(
    found.flatMap(({ product }) => product ?? []),
    new Map(values.map(({ id, parameterId }) => [id, parameterId])),
  );
}

function sorted({ values, categories, price }: Counts): Counts {
  return {
    values: values.toSorted((a, b) => a.valueId - b.valueId),
    categories: categories.toSorted((a, b) => a.categoryId - b.categoryId),
    price,
  };
}
