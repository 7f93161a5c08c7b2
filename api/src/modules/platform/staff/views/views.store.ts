import { sql } from "kysely";
import type { ViewList } from "@curat/contract/staff/views.values";
import type { Db, Tx } from "../../../../db/database.ts";

export interface View {
  id: number;
  memberId: number;
  list: ViewList;
  name: string;
  query: string;
  isShared: boolean;
}
export interface NamedView extends View {
  by: string;
}

const COLUMNS = ["id", "member_id as memberId", "list", "name", "query", "is_shared as isShared"] as const;
const MAX_SHOWN = 200;

/** Serialises a member's changes to views, which may come from two tabs. */
export async function lockOwner(tx: Tx, memberId: number): Promise<void> {
  await tx.selectFrom("staff_member").select("id").where("id", "=", memberId).forUpdate().execute();
}

/** Returns a member's own views of a list, then the shared ones. */
export async function loadViews(db: Db, memberId: number, list: ViewList): Promise<NamedView[]> {
  return named(db)
    .where("list", "=", list)
    .where((eb) => eb.or([eb("member_id", "=", memberId), eb("is_shared", "=", true)]))
    .orderBy(sql`member_id <> ${memberId}`)
    .orderBy("staff_view.name")
    .orderBy("staff_view.id")
    .limit(MAX_SHOWN)
    .execute();
}

/** Returns a view if it is the member's own or shared. */
export async function findView(db: Db, memberId: number, id: number): Promise<NamedView | undefined> {
  return named(db)
    .where("staff_view.id", "=", id)
    .where((eb) => eb.or([eb("member_id", "=", memberId), eb("is_shared", "=", true)]))
    .executeTakeFirst();
}

export async function findOwnViews(tx: Tx, memberId: number, ids: readonly number[]): Promise<View[]> {
  return tx
    .selectFrom("staff_view")
    .select(COLUMNS)
    .where("member_id", "=", memberId)
    .where("id", "=", sql<number>`any(${ids}::integer[])`)
    .$castTo<View>()
    .execute();
}

export async function countViews(
  tx: Tx,
  { memberId, list }: Pick<View, "memberId" | "list">,
): Promise<number> {
  const { count } = await tx
    .selectFrom("staff_view")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("member_id", "=", memberId)
    .where("list", "=", list)
    .executeTakeFirstOrThrow();
  return count;
}

export async function isNameTaken(tx: Tx, { id, memberId, list, name }: View): Promise<boolean> {
  const other = await tx
    .selectFrom("staff_view")
    .select("id")
    .where("member_id", "=", memberId)
    .where("list", "=", list)
    .where("name", "=", name)
    .where("id", "!=", id)
    .executeTakeFirst();
  return other !== undefined;
}

/** Inserts a view and returns its id; undefined if the member already has a view with that name. */
export async function insertView(tx: Tx, view: Omit<View, "id">): Promise<number | undefined> {
  const { memberId, isShared, ...rest } = view;
  const row = await tx
    .insertInto("staff_view")
    .values({ ...rest, member_id: memberId, is_shared: isShared })
    .onConflict((conflict) => conflict.columns(["member_id", "list", "name"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function updateView(tx: Tx, { id, name, query, isShared }: View): Promise<void> {
  await tx.updateTable("staff_view").set({ name, query, is_shared: isShared }).where("id", "=", id).execute();
}

export async function deleteView(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom("staff_view").where("id", "=", id).execute();
}

function named(db: Db) {
  return db
    .selectFrom("staff_view")
    .innerJoin("staff_member", "staff_member.id", "staff_view.member_id")
    .select([
      "staff_view.id",
      "member_id as memberId",
      "list",
      "staff_view.name",
      "query",
      "is_shared as isShared",
      "staff_member.name as by",
    ])
    .$castTo<NamedView>();
}
