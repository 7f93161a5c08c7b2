import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

const WATCHED_MS = 20_000;

/** Returns the memory of all processes of a shop, in bytes. */
export async function memoryOf(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const figures = [...metrics.matchAll(/^process_resident_memory_bytes\{process="[\w-]+"\} ([\d.e+-]+)$/gm)];
  return figures.reduce((sum, [, figure]) => sum + Number(figure), 0);
}

/** Returns the number of connections of all nodes, and their transactions per second while idle. */
export async function idleQueries(pool: pg.Pool): Promise<{ connections: number; queries: number }> {
  const { rows } = await pool.query<{ connections: number }>(
    `select count(*)::int as connections from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const before = await transactions(pool);
  const start = performance.now();
  await pause(WATCHED_MS);
  const after = await transactions(pool);
  return {
    connections: rows[0]?.connections ?? 0,
    queries: (after - before) / ((performance.now() - start) / 1_000),
  };
}

async function transactions(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    "select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()",
  );
  return Number(rows[0]?.count);
}
