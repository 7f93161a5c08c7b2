import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { foldText } from "../../../text/fold.ts";
import { loadCounties } from "../../platform/geography/index.ts";
import { samedayOf } from "./couriers.ts";
import { replaceLockers } from "./locker.store.ts";
import { toLockerRow } from "./locker-sync.rules.ts";

export type SyncReport =
  | { ok: true; active: number; gone: number; skipped: number }
  | { ok: false; message: string };

/**
 * Updates the lockers from the courier's list. If the courier does not respond or lists no usable locker, nothing
 * changes.
 */
export async function syncLockers(context: ApiContext): Promise<SyncReport | undefined> {
  const { db, now } = context;
  const courier = samedayOf(context);
  if (!courier) return undefined;
  // Of two concurrent syncs, the one that requested the list later wins.
  const at = now();
  const listed = await courier.client.listLockers();
  if (!listed.ok) return { ok: false, message: listed.message };
  const countyIds = new Map((await loadCounties(db)).map(({ id, name }) => [foldText(name), id]));
  const rows = listed.value.flatMap((locker) => toLockerRow(locker, countyIds) ?? []);
  if (rows.length === 0) return { ok: false, message: "Lista curierului nu conține niciun easybox." };
  const gone = await transaction(db, (tx) => replaceLockers(tx, { courier: "sameday", rows, at }));
  return { ok: true, active: rows.length, gone, skipped: listed.value.length - rows.length };
}
