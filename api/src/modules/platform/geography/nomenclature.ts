import { sql } from "kysely";
import { type Db, transaction, type Tx } from "../../../db/database.ts";
import { foldText } from "../../../text/fold.ts";
import { type NomenclatureEntry, readNomenclature } from "./nomenclature-file.ts";

export type NomenclatureReport =
  | { ok: true; added: number; changed: number; unchanged: number; removed: number }
  | { ok: false; problems: string[] };

/**
 * Saves the file's localities and deletes all others, except those that addresses use. An invalid file changes
 * nothing.
 */
export async function importNomenclature(db: Db, text: string): Promise<NomenclatureReport> {
  const file = readNomenclature(text);
  if (!file.ok) return file;
  return transaction(db, async (tx) => {
    await sql`lock table city in share row exclusive mode`.execute(tx);
    await stage(tx, file.entries);
    return { ok: true, ...(await apply(tx)) };
  });
}

async function stage(tx: Tx, entries: NomenclatureEntry[]): Promise<void> {
  await sql`create temporary table nomenclature (
    siruta integer primary key, county_id integer not null, name text not null, name_key text not null, postcode text
  ) on commit drop`.execute(tx);
  await sql`
    insert into nomenclature
    select * from unnest(
      ${entries.map((entry) => entry.siruta)}::int[], ${entries.map((entry) => entry.countyId)}::int[],
      ${entries.map((entry) => entry.name)}::text[], ${entries.map((entry) => foldText(entry.name))}::text[],
      ${entries.map((entry) => entry.postcode)}::text[])`.execute(tx);
}

async function apply(
  tx: Tx,
): Promise<{ added: number; changed: number; unchanged: number; removed: number }> {
  // Localities from other sources are matched by county and name. Each line matches at most one.
  await sql`
    update city set siruta = meeting.siruta
    from (
      select distinct on (c.id) c.id, n.siruta
      from city c join nomenclature n on n.county_id = c.county_id and n.name_key = c.name_key
      where c.siruta is null and not exists (select from city known where known.siruta = n.siruta)
      order by c.id, n.siruta
    ) meeting
    where city.id = meeting.id
      and city.id = (select min(c.id) from city c where c.siruta is null and c.county_id = city.county_id and c.name_key = city.name_key)`.execute(
    tx,
  );
  const removed = await rows(
    tx,
    // A locality is kept while a customer's address or an open cart uses it.
    sql`delete from city c where (siruta is null or siruta not in (select siruta from nomenclature))
        and not exists (select from customer_address where city_id = c.id)
        and not exists (select from customer_company where city_id = c.id)
        and not exists (select from cart where city_id = c.id)
      returning id`,
  );
  const changed = await rows(
    tx,
    sql`update city set county_id = n.county_id, name = n.name, name_key = n.name_key, postcode = n.postcode
      from nomenclature n
      where n.siruta = city.siruta
        and (city.county_id, city.name, city.postcode) is distinct from (n.county_id, n.name, n.postcode) returning city.id`,
  );
  const added = await rows(
    tx,
    sql`insert into city (county_id, name, name_key, siruta, postcode)
      select county_id, name, name_key, siruta, postcode from nomenclature
      where siruta not in (select siruta from city) returning id`,
  );
  const all = await rows(tx, sql`select siruta from nomenclature`);
  return { added, changed, removed, unchanged: all - added - changed };
}

async function rows(tx: Tx, statement: ReturnType<typeof sql>): Promise<number> {
  return (await statement.execute(tx)).rows.length;
}
