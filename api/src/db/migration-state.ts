/** What a database says of its migrations, and whether a version may run on it. */
import type pg from "pg";

export interface MigrationState {
  /** The names of what was applied, the earliest first. */
  applied: string[];
  /** The last migration that a version must have to run here; undefined where all may. */
  runsFrom: string | undefined;
}

/** Makes the table of migrations where there is none, and reads it. */
export async function readState(client: Pick<pg.ClientBase, "query">): Promise<MigrationState> {
  const { rows: columns } = await client.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = 'kysely_migration'",
  );
  // Kysely's migrator made it in earlier versions, without the last column.
  if (columns.length === 0)
    await client.query(
      `create table kysely_migration (name varchar(255) primary key, "timestamp" varchar(255) not null, runs_from text)`,
    );
  else if (!columns.some(({ name }) => name === "runs_from"))
    await client.query("alter table kysely_migration add column runs_from text");
  const { rows } = await client.query<{ name: string; runsFrom: string | null }>(
    `select name, runs_from as "runsFrom" from kysely_migration`,
  );
  const floors = rows.flatMap(({ runsFrom }) => runsFrom ?? []).sort();
  return { applied: rows.map(({ name }) => name).sort(), runsFrom: floors.at(-1) };
}

/** The sentence that keeps a version which ends with `last` from running on such a database; undefined where it may. */
export function whyNotOn(last: string, { runsFrom }: Pick<MigrationState, "runsFrom">): string | undefined {
  if (runsFrom === undefined || last >= runsFrom) return undefined;
  return (
    `A newer version of the shop has taken from the database what this one reads: it runs with versions that have the ` +
    `migration ${runsFrom}, and this one ends with ${last}. Start the newer version, or restore a backup made before it.`
  );
}

/** What of a version's migrations (in their order) is to be applied; throws where the version may not touch the database. */
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
      `The database has the migration ${latest} and not the earlier ${late}: another line of versions has changed it. ` +
        `Start the version that did, or restore a backup into an empty database.`,
    );
  return { pending, isAhead: unknown.length > 0 };
}
