/** Keeping our list of parcel machines like the courier's. */
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
 * Asks Sameday for its lockers and takes them over; undefined without an account. A courier that does not answer, or
 * that names nothing usable, changes nothing.
 */
export async function syncLockers(context: ApiContext): Promise<SyncReport | undefined> {
  const { db, now } = context;
  const courier = samedayOf(context);
  if (!courier) return undefined;
  // Taken before asking: of two lists at once the one that was asked for later wins.
  const at = now();
  const listed = await courier.client.listLockers();
  if (!listed.ok) return { ok: false, message: listed.message };
  const countyIds = new Map((await loadCounties(db)).map(({ id, name }) => [foldText(name), id]));
  const rows = listed.value.flatMap((locker) => toLockerRow(locker, countyIds) ?? []);
  if (rows.length === 0) return { ok: false, message: "Lista curierului nu conține niciun easybox." };
  const gone = await transaction(db, (tx) => replaceLockers(tx, { courier: "sameday", rows, at }));
  return { ok: true, active: rows.length, gone, skipped: listed.value.length - rows.length };
}
