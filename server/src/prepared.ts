/** Records that this version has prepared its database, so that the next start skips it. */
import { migrationNames } from "@curat/api/migration-names";
import { withClient } from "./postgres/with-client.ts";

/** The key of a hidden `setting`; its value is `versionOfData` at the last preparation. */
const PREPARED = "prepared";

interface PreparedOptions {
  databaseUrl: string;
  demoProducts: number;
}

/**
 * Returns whether the last preparation had the same migrations and demo setting; false if the database has no
 * tables.
 */
export function isPrepared(requested: PreparedOptions): Promise<boolean> {
  return withClient(requested.databaseUrl, async (client) => {
    const { rows: tables } = await client.query("select to_regclass('public.setting') as setting");
    if (tables[0]?.setting === null) return false;
    const { rows } = await client.query("select value #>> '{}' as version from setting where key = $1", [
      PREPARED,
    ]);
    return rows[0]?.version === (await versionOfData(requested));
  });
}

export async function notePrepared(requested: PreparedOptions): Promise<void> {
  const version = JSON.stringify(await versionOfData(requested));
  await withClient(requested.databaseUrl, (client) =>
    client.query(
      `insert into setting (key, value) values ($1, $2)
       on conflict (key) do update set value = excluded.value where setting.value <> excluded.value`,
      [PREPARED, version],
    ),
  );
}

async function versionOfData({ demoProducts }: PreparedOptions): Promise<string> {
  return `${(await migrationNames()).at(-1)}${demoProducts > 0 ? " with demo" : ""}`;
}
