/** The target database of a restore: a new embedded one, or an empty external one. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { removeDatabaseHome } from "../postgres/database-home.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { withClient } from "../postgres/with-client.ts";

export interface Place {
  url: string;
  leave(): Promise<void>;
  /** Removes a partial restore, so that the next attempt finds the target unchanged. */
  clear(): Promise<void>;
}

/** Starts a new embedded database; throws if the folder already has one. */
export async function embeddedTarget(dataDir: string): Promise<Place> {
  if (existsSync(join(dataDir, "postgres.json")))
    throw new Error(`${dataDir} already has a database: restore into an empty DATA_DIR.`);
  const database = await startPostgres({ dataDir, log: console.log });
  return {
    url: database.url,
    leave: () => database.stop(),
    async clear() {
      await database.stop();
      removeDatabaseHome(dataDir);
    },
  };
}

/** Uses an external database; throws if it has tables. Other objects in it are left unchanged. */
export async function externalTarget(url: string): Promise<Place> {
  const before = await withClient(url, async (client) => {
    const { rowCount } = await client.query("select from pg_tables where schemaname = 'public' limit 1");
    if (rowCount) throw new Error("The database already has tables: restore into an empty one.");
    return new Set((await objectsOf(client)).map(({ key }) => key));
  });
  return {
    url,
    leave: async () => undefined,
    clear: () =>
      withClient(url, async (client) => {
        const added = (await objectsOf(client)).filter(({ key }) => !before.has(key));
        await client.query(added.map(({ drop }) => drop).join(";"));
      }),
  };
}

interface DatabaseObject {
  key: string;
  drop: string;
}

/** Lists the objects that migrations create, in dropping order. Dropping one often also drops later ones. */
async function objectsOf(client: pg.Client): Promise<DatabaseObject[]> {
  const { rows } = await client.query<DatabaseObject>(`
    select 'extension ' || oid as key, format('drop extension if exists %I cascade', extname) as drop, 1 as turn
    from pg_extension
    union all select 'schema ' || oid, format('drop schema if exists %I cascade', nspname), 2
    from pg_namespace where nspname !~ '^pg_'
    union all select 'relation ' || oid, format('drop %s if exists %s cascade',
      case relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, oid::regclass),
      case relkind when 'S' then 4 else 3 end
    from pg_class where relnamespace = to_regnamespace('public') and relkind in ('r', 'p', 'v', 'S')
    union all select 'routine ' || oid, format('drop routine if exists %s cascade', oid::regprocedure), 5
    from pg_proc where pronamespace = to_regnamespace('public')
    order by turn`);
  return rows;
}
