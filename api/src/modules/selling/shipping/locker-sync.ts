import type { Courier } from "@curat/contract/deliveries.values";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { foldText } from "../../../text/fold.ts";
import { loadCounties } from "../../platform/geography/index.ts";
import { courierPort } from "./couriers.ts";
import { replaceLockers } from "./locker.store.ts";
import { toLockerRow } from "./locker-sync.rules.ts";

type SyncReport =
  | { ok: true; active: number; gone: number; skipped: number }
  | { ok: false; message: string };

/**
 * Updates lockers from the courier's list. Changes nothing if the courier does not respond or lists no usable locker.
 * Returns undefined without an account and for couriers without lockers.
 */
export async function syncLockers(context: ApiContext, courier: Courier): Promise<SyncReport | undefined> {
  const { db, now } = context;
  const port = courierPort(context, courier);
  if (!port?.points) return undefined;
  // Of two concurrent syncs, the one that requested the list later wins.
  const at = now();
  const listed = await port.points();
  if (!listed.ok) return { ok: false, message: listed.message };
  const countyIds = new Map((await loadCounties(db)).map(({ id, name }) => [foldText(name), id]));
  const rows = listed.value.flatMap((locker) => toLockerRow(courier, locker, countyIds) ?? []);
  if (rows.length === 0)
    return { ok: false, message: "Lista curierului nu conține niciun punct de ridicare." };
  const gone = await transaction(db, (tx) => replaceLockers(tx, { courier, rows, at }));
  return { ok: true, active: rows.length, gone, skipped: listed.value.length - rows.length };
}
