/** Copies all rows of a database in the format of COPY. */
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import type { BackupHeader } from "./backup-file.ts";

export interface Table {
  /** The table's quoted name with its schema. */
  name: string;
  /** The quoted names of the columns, without generated ones. */
  columns: string[];
}

/** Session parameters that determine the output of COPY; comparable outputs need the same values. */
const SAME_FORM = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set synchronize_seqscans = off; set statement_timeout = 0;
  set lock_timeout = '60s'; set idle_in_transaction_session_timeout = 0`;

/** Sets the session parameters for making or restoring a backup. */
export async function prepareSession(client: pg.Client): Promise<void> {
  await client.query(SAME_FORM);
}

/**
 * Lists the tables with the shop's data, each after those that it refers to. Omits tables filled by
 * migrations.
 */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { refers: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(select quote_ident(a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      array(select format('%I.%I', rn.nspname, r.relname) from pg_constraint k
        join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
        where k.contype = 'f' and k.conrelid = c.oid and k.confrelid <> c.oid) as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')
      and (n.nspname, c.relname) not in
        (('public', 'kysely_migration'), ('public', 'kysely_migration_lock'), ('graphile_worker', 'migrations'))
    order by 1`);
  const ordered: Table[] = [];
  const left = new Map(rows.map((row) => [row.name, row]));
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ refers }) => !refers.some((name) => left.has(name)));
    // Tables that refer to one another in a cycle cannot be filled one after the other.
    if (ready.length === 0)
      throw new Error(`These tables refer to each other: ${[...left.keys()].join(", ")}.`);
    for (const { name, columns } of ready) {
      ordered.push({ name, columns });
      left.delete(name);
    }
  }
  return ordered;
}

export async function readHeader(client: pg.Client, madeAt: Date): Promise<BackupHeader> {
  const last = await client.query<{ name: string }>("select max(name) as name from kysely_migration");
  const { rows } = await client.query<BackupHeader["sequences"][number]>(`
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value)::text as value,
      last_value is not null as "isCalled"
    from pg_sequences where schemaname in ('public', 'graphile_worker') order by 1`);
  return { madeAt: madeAt.toISOString(), migration: last.rows[0]?.name ?? "", sequences: rows };
}

/** Streams the rows of a table in the format of COPY. */
export function rowsOf(client: pg.Client, { name, columns }: Table): AsyncIterable<Buffer> {
  return client.query(copyTo(`copy ${name} (${columns.join(", ")}) to stdout`));
}

/** Opens a stream that writes rows in the format of COPY into a table. */
export function fillTable(client: pg.Client, { name, columns }: Table): NodeJS.WritableStream {
  return client.query(copyFrom(`copy ${name} (${columns.join(", ")}) from stdin`));
}
