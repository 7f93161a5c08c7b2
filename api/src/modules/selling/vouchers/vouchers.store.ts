import { sql } from "kysely";
import type { Db, Tx } from "../../../db/database.ts";
import { pageOf, type Paging } from "../../../db/page.ts";
import type { Voucher } from "./vouchers.rules.ts";

export const COLUMNS = sql`
  id, code, name, kind, percent, amount_bani as "amountBani", min_bani as "minBani", starts_at as "startsAt",
  ends_at as "endsAt", max_uses as "maxUses", uses, email, category_ids as "categoryIds", brand_ids as "brandIds",
  product_ids as "productIds", archived_at as "archivedAt"`;

/** Returns the voucher with this code. The code must be normalised: upper case, no spaces. */
export async function findVoucherByCode(db: Db, code: string): Promise<Voucher | undefined> {
  const { rows } = await sql<Voucher>`select ${COLUMNS} from voucher where code = ${code}`.execute(db);
  return rows[0];
}

export async function findVoucher(db: Db, id: number): Promise<Voucher | undefined> {
  const { rows } = await sql<Voucher>`select ${COLUMNS} from voucher where id = ${id}`.execute(db);
  return rows[0];
}

/** Locks and returns a voucher. The lock order is cart, voucher, products (architecture: Data). */
export async function lockVoucher(tx: Tx, id: number): Promise<Voucher | undefined> {
  const { rows } =
    await sql<Voucher>`select ${COLUMNS} from voucher where id = ${id} for no key update`.execute(tx);
  return rows[0];
}

/** Records an order's use of a voucher. Throws if the voucher is used up; callers lock and check it first. */
export async function useVoucher(
  tx: Tx,
  { voucherId, orderId, at }: { voucherId: number; orderId: number; at: Date },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable("voucher")
    .set((row) => ({ uses: row("uses", "+", 1) }))
    .where("id", "=", voucherId)
    .where((row) => row.or([row("max_uses", "is", null), row("uses", "<", row.ref("max_uses"))]))
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`Voucher ${voucherId} is used up.`);
  await tx.insertInto("voucher_use").values({ voucher_id: voucherId, order_id: orderId, at }).execute();
}

/** Renews an order's released use of its voucher. Returns false if the voucher is used up by now. Locks the voucher. */
export async function useVoucherAgain(tx: Tx, orderId: number): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    with given as (select voucher_id from voucher_use where order_id = ${orderId} and returned_at is not null),
      used as (
        update voucher v set uses = v.uses + 1 from given g
        where v.id = g.voucher_id and (v.max_uses is null or v.uses < v.max_uses) returning v.id
      ),
      noted as (
        update voucher_use u set returned_at = null from used where u.order_id = ${orderId} and u.voucher_id = used.id
      )
    select (select count(*) from used) = (select count(*) from given) as "isUsed"`.execute(tx);
  return rows[0]?.isUsed === true;
}

/** Releases an order's use of its voucher, once. Does nothing without a voucher. */
export async function returnVoucher(tx: Tx, orderId: number, at: Date): Promise<void> {
  await sql`
    with returned as (
      update voucher_use set returned_at = ${at} where order_id = ${orderId} and returned_at is null
      returning voucher_id
    )
    update voucher v set uses = v.uses - 1 from returned r where v.id = r.voucher_id`.execute(tx);
}

export async function listUses(
  db: Db,
  voucherId: number,
  paging: Paging,
): Promise<{ rows: { orderId: number; at: Date; returnedAt: Date | null }[]; total: number }> {
  const query = db
    .selectFrom("voucher_use")
    .select(["order_id as orderId", "at", "returned_at as returnedAt"])
    .where("voucher_id", "=", voucherId)
    .orderBy("at", "desc")
    .orderBy("order_id", "desc");
  return pageOf(query, paging);
}
