/** The embedded server uses the newest version; tests cover each of them (docs/testing.md). */
import type pg from "pg";

export const POSTGRES = { oldest: 15, newest: 18 };

export function isSupportedPostgres(major: number): boolean {
  return major >= POSTGRES.oldest && major <= POSTGRES.newest;
}

/** Throws if the server's version is not supported, before anything is changed. */
export async function requirePostgres(client: Pick<pg.ClientBase, "query">): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    "select current_setting('server_version_num')::integer as number, current_setting('server_version') as version",
  );
  const [{ number, version } = { number: 0, version: "unknown" }] = rows;
  if (isSupportedPostgres(Math.floor(number / 10_000))) return;
  throw new Error(
    `The database is PostgreSQL ${version}: the shop requires ${POSTGRES.oldest} to ${POSTGRES.newest}. Set DATABASE_URL to another server.`,
  );
}
