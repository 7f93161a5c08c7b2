import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import type { Paging } from "../../../db/page.ts";
import type { Voucher } from "./vouchers.rules.ts";
import { COLUMNS } from "./vouchers.store.ts";
import type { VoucherState } from "./voucher-writes.rules.ts";

/** Serialises the creation of codes, so that no code is created twice. */
export async function lockCodes(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('voucher-codes'))`.execute(tx);
}

/** Locks vouchers by ascending id, as orders do, and returns them. */
export async function lockVouchers(tx: Tx, ids: readonly number[]): Promise<Voucher[]> {
  const { rows } = await sql<Voucher>`
    select ${COLUMNS} from voucher where id = any(${[...ids]}::bigint[]) order by id for no key update`.execute(
    tx,
  );
  return rows;
}

export async function findIdsByCode(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ code: string; id: number }>`
    select code, id from voucher where code = any(${[...codes]}::text[])`.execute(db);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

export async function findCodes(db: Db, ids: readonly string[]): Promise<{ id: number; code: string }[]> {
  const { rows } = await sql<{ id: number; code: string }>`
    select id, code from voucher where id = any(${[...ids]}::bigint[]) order by id`.execute(db);
  return rows;
}

export async function nextVoucherIds(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('voucher', 'id')) as id from generate_series(1, ${count}::integer)`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Upserts vouchers. Existing use counts stay unchanged, because orders maintain them. */
export async function putVouchers(tx: Tx, vouchers: readonly Voucher[], now: Date): Promise<void> {
  await sql`
    insert into voucher (
      id, code, name, kind, percent, amount_bani, min_bani, starts_at, ends_at, max_uses, uses, email,
      category_ids, brand_ids, product_ids, archived_at, created_at
    ) overriding system value
    select v.*, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(vouchers)}::json) as v (
      "id" bigint, "code" text, "name" text, "kind" text, "percent" numeric, "amountBani" integer, "minBani" integer,
      "startsAt" timestamptz, "endsAt" timestamptz, "maxUses" integer, "uses" integer, "email" text,
      "categoryIds" integer[], "brandIds" integer[], "productIds" integer[], "archivedAt" timestamptz
    )
    on conflict (id) do update set
      name = excluded.name, kind = excluded.kind, percent = excluded.percent, amount_bani = excluded.amount_bani,
      min_bani = excluded.min_bani, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      max_uses = excluded.max_uses, email = excluded.email, category_ids = excluded.category_ids,
      brand_ids = excluded.brand_ids, product_ids = excluded.product_ids, archived_at = excluded.archived_at`.execute(
    tx,
  );
}

const IN_STATE: Record<VoucherState, (now: Date) => RawBuilder<boolean>> = {
  archived: () => sql`archived_at is not null`,
  used: () => sql`archived_at is null and uses >= max_uses`,
  ended: (now) => sql`archived_at is null and (max_uses is null or uses < max_uses) and ends_at <= ${now}`,
  planned: (now) =>
    sql`archived_at is null and (max_uses is null or uses < max_uses) and (ends_at is null or ends_at > ${now}) and starts_at > ${now}`,
  open: (now) =>
    sql`archived_at is null and (max_uses is null or uses < max_uses) and (ends_at is null or ends_at > ${now}) and starts_at <= ${now}`,
};

/** Returns a page of vouchers, newest first. Without a state, omits archived vouchers. */
export async function listVoucherRows(
  db: Db,
  { state, q, now, page, perPage }: Paging & { state: VoucherState | undefined; q: string; now: Date },
): Promise<{ rows: Voucher[]; total: number }> {
  const inState = state ? IN_STATE[state](now) : sql<boolean>`archived_at is null`;
  const found = sql`
    from voucher where ${inState}
      and (${q} = '' or position(upper(${q}) in code) > 0 or position(lower(${q}) in lower(name)) > 0)`;
  const { rows } = await sql<Voucher>`
    select ${COLUMNS} ${found} order by id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*) as total ${found}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
