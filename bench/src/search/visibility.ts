import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { CatalogueSync } from "../../../api/src/modules/catalogue/search/sync.ts";
import { type Spread, spreadOf } from "./timing.ts";

const ROUNDS = 200;
const CHANGE = `
  with changed as (update product_read set price_bani = $2 where product_id = $1 returning product_id)
  insert into change_outbox (product_id) select product_id from changed`;

export interface Visibility {
  change: Spread;
  bare: Spread;
}

/** Times 200 price changes until the index contains them, compared with bare notifications. */
export async function measureVisibility(databaseUrl: string, sync: CatalogueSync): Promise<Visibility> {
  const writer = new pg.Client({ connectionString: databaseUrl });
  const listener = new pg.Client({ connectionString: databaseUrl });
  await Promise.all([writer.connect(), listener.connect()]);
  await listener.query("listen bench");
  const { rows } = await writer.query<{ id: number }>(
    "select product_id as id from product_read order by product_id limit 1",
  );
  const change: number[] = [];
  const bare: number[] = [];
  let onVisible: () => void = () => undefined;
  sync.onChange(() => onVisible());
  listener.on("notification", () => onVisible());
  const committed = async (write: () => Promise<unknown>): Promise<number> => {
    await writer.query("begin");
    await write();
    const { promise, resolve } = Promise.withResolvers<void>();
    onVisible = resolve;
    const start = performance.now();
    const commit = writer.query("commit");
    await promise;
    const duration = performance.now() - start;
    await commit;
    await pause(1);
    return duration;
  };
  const setPrice = (round: number) => writer.query(CHANGE, [rows[0]?.id, 1_000 + round]);
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await committed(() => writer.query("notify bench")));
    change.push(await committed(() => setPrice(round)));
  }
  await Promise.all([writer.end(), listener.end()]);
  return { change: spreadOf(change), bare: spreadOf(bare) };
}
