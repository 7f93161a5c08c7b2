import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

const CHANGE = `
  with changed as (update product_read set name = $2 where product_id = $1 returning product_id)
  insert into change_outbox (product_id) select product_id from changed`;
/** Time after which a change counts as never shown. */
const TIMEOUT_MS = 10_000;

/** Returns for each change the milliseconds from its commit until all these pages show it. */
export async function timeUntilShown(
  pool: pg.Pool,
  { urls, productId, changes }: { urls: readonly string[]; productId: number; changes: number },
): Promise<number[]> {
  const { rows } = await pool.query<{ name: string }>("select name from product_read where product_id = $1", [
    productId,
  ]);
  const took: number[] = [];
  for (let round = 1; round <= changes; round += 1) {
    const name = `Produsul schimbat ${round} x`;
    await pool.query(CHANGE, [productId, name]);
    const committedAt = performance.now();
    await Promise.all(urls.map((url) => untilShown(url, name, committedAt)));
    took.push(performance.now() - committedAt);
  }
  await pool.query(CHANGE, [productId, rows[0]?.name]);
  return took;
}

async function untilShown(url: string, name: string, since: number): Promise<void> {
  while (performance.now() - since < TIMEOUT_MS) {
    const page = await (await fetch(url, { headers: { cookie: "csvid=bench" } })).text();
    if (page.includes(name)) return;
    // Polling without a pause would slow down the nodes.
    await pause(5);
  }
  throw new Error(`${url} does not show "${name}".`);
}
