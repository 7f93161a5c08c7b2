/** How soon a committed change is in the index, beside a bare LISTEN/NOTIFY round trip. */
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { CatalogueSync } from "../../../api/src/modules/search/sync.ts";
import { type Spread, spreadOf } from "./timing.ts";

const ROUNDS = 200;

export interface Visibility {
  change: Spread;
  bare: Spread;
}

/** Changes a price 200 times, each in a transaction of its own, alternating with bare notifications. */
export async function measureVisibility(databaseUrl: string, sync: CatalogueSync): Promise<Visibility> {
  const writer = new pg.Client({ connectionString: databaseUrl });
  const listener = new pg.Client({ connectionString: databaseUrl });
  await Promise.all([writer.connect(), listener.connect()]);
  await listener.query("listen bench");
  const { rows } = await writer.query<{ id: number }>("select product_id as id from product_read order by product_id limit 1");
  const change: number[] = [];
  const bare: number[] = [];
  let seen: () => void = () => undefined;
  sync.onChange(() => seen());
  listener.on("notification", () => seen());
  const until = (act: () => Promise<unknown>) =>
    new Promise<number>((resolve, reject) => {
      const start = performance.now();
      seen = () => resolve(performance.now() - start);
      act().catch(reject);
    });
  const setPrice = (round: number) => writer.query(`with changed as (update product_read set price_bani = ${1_000 + round} where product_id = ${rows[0]?.id} returning product_id)
    insert into catalog_outbox (kind, product_id) select 'product', product_id from changed`);
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await until(() => writer.query("notify bench")));
    await pause(1);
    change.push(await until(() => setPrice(round)));
    await pause(1);
  }
  await Promise.all([writer.end(), listener.end()]);
  return { change: spreadOf(change), bare: spreadOf(bare) };
}
