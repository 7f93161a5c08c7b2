import type pg from "pg";

/** Creates all tables of version 0.9 at once, instead of the migrations of 0.9. */
export const BASELINE = "0200_baseline";

/** A database with the last migration of version 0.9 already has the tables of the baseline. */
export const LAST_OF_0_9 = "0195_unit_prices_as_the_shop_writes";

export interface MigrationState {
  applied: string[];
  /** The last migration that a version must include to run on this database; undefined if any version may. */
  runsFrom: string | undefined;
}

/**
 * Returns the database's migration state, and creates the migrations table in an empty database. Throws for a
 * database older than 0.9.
 * Records the baseline as applied in a 0.9 database, which already has its tables.
 */
export async function readState(client: Pick<pg.ClientBase, "query">): Promise<MigrationState> {
  const { rows: columns } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = 'kysely_migration'",
  );
  // Earlier versions created this table with Kysely's migrator, without the last column.
  if (columns.length === 0)
    await client.query(
      `create table kysely_migration (name varchar(255) primary key, "timestamp" varchar(255) not null, runs_from text)`,
    );
  else if (!columns.some(({ name }) => name === "runs_from"))
    await client.query("alter table kysely_migration add column runs_from text");
  await client.query(
    `insert into kysely_migration (name, "timestamp") select $1, "timestamp" from kysely_migration where name = $2
     on conflict do nothing`,
    [BASELINE, LAST_OF_0_9],
  );
  const { rows } = await client.query<{ name: string; runsFrom: string | null }>(
    `select name, runs_from as "runsFrom" from kysely_migration`,
  );
  const applied = rows.map(({ name }) => name).sort();
  if (applied.length > 0 && !applied.includes(BASELINE))
    throw new Error(
      `This database belongs to a version before 0.9.0; its last migration is ${applied.at(-1)}. ` +
        `Start version 0.9.0 on it once, then this version.`,
    );
  const floors = rows.flatMap(({ runsFrom }) => runsFrom ?? []).sort();
  return { applied: applied.filter((name) => name >= BASELINE), runsFrom: floors.at(-1) };
}

/** Returns an error message if a version that ends with `last` must not run on the database. */
export function whyNotOn(last: string, { runsFrom }: Pick<MigrationState, "runsFrom">): string | undefined {
  if (runsFrom === undefined || last >= runsFrom) return undefined;
  return (
    `A newer version of the shop has taken from the database what this one reads: it runs with versions that have the ` +
    `migration ${runsFrom}, and this one ends with ${last}. Start the newer version, or restore a backup made before it.`
  );
}

/**
 * Returns the version's migrations that still have to be applied. Throws if the version must not run on the
 * database.
 */
export function pendingOf(
  own: readonly string[],
  state: MigrationState,
): { pending: string[]; isAhead: boolean } {
  const applied = new Set(state.applied);
  const unknown = state.applied.filter((name) => !own.includes(name));
  const pending = own.filter((name) => !applied.has(name));
  const refusal = whyNotOn(own.at(-1) ?? "", state);
  if (refusal !== undefined) throw new Error(refusal);
  const latest = state.applied.at(-1) ?? "";
  const late = pending.find((name) => name < latest);
  if (late !== undefined)
    throw new Error(
      `The database has the migration ${latest} and not the earlier ${late}: a different line of versions migrated it. ` +
        `Start that version, or restore a backup into an empty database.`,
    );
  return { pending, isAhead: unknown.length > 0 };
}
