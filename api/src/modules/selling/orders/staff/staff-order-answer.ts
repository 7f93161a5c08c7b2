import type { Wire } from "@curat/contract/lei.values";
import type { FieldErrors } from "@curat/contract/envelope";
import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import type { OrderMove, StaffOrder } from "@curat/contract/staff/orders";
import { permissionToMoveTo } from "@curat/contract/staff/orders.values";
import type { Db, Tx } from "../../../../db/database.ts";
import type { Staff } from "../../../../http/caller.ts";
import { idOf } from "../../../../http/ids.ts";
import { conflict, invalid, notFound, Refusal } from "../../../../http/refusal.ts";
import { refuseStale, versionOf } from "../../../platform/changes/index.ts";
import { loadEntries } from "../../ledger/index.ts";
import { listRefunds } from "../../refunds/index.ts";
import { findRecord } from "../order-records.store.ts";
import { findAwbProblem } from "../parcels.store.ts";
import { loadReferences } from "../references.store.ts";
import { endsWithoutSale, type OrderStatus, statusLabel } from "../orders.rules.ts";
import { findPaymentLink } from "../manual/manual-orders.store.ts";
import { loadMoney, notableBani } from "../order-ledgers.ts";
import { causesOfMove } from "./status-change-effects.ts";
import { allowedMoves } from "./staff-orders.rules.ts";
import { toWireStaffOrder } from "./staff-orders.wire.ts";

export type StaffResult =
  | { ok: true }
  | { ok: false; error: "conflict" }
  | { ok: false; error: "refused"; errors: FieldErrors };

/** Returns the order with its history and refunds. Throws 404 for an unknown order. */
export async function showStaffOrder(db: Db, id: number): Promise<Wire<StaffOrder>> {
  const record = await findRecord(db, id);
  if (!record) throw notFound();
  return toWireStaffOrder(record, {
    restBani: await notableBani(db, record.order),
    entries: await loadEntries(db, id),
    refunds: await listRefunds(db, id),
    link: await findPaymentLink(db, id),
    awbProblem: await findAwbProblem(db, id),
    references: await loadReferences(db, id),
    version: await versionOf(db, { kind: "order", id }),
    shipmentVersion: await versionOf(db, { kind: "shipment", id }),
  });
}

/** Throws StaleVersion (409) with the current order if the caller saw another version. */
export async function refuseStaleOrder(tx: Tx, id: number, seen: number | undefined): Promise<void> {
  await refuseStale(tx, { kind: "order", id }, { seen, standing: () => showStaffOrder(tx, id) });
}

/** Returns the status changes that a person may make, with their effects. Throws 404. */
export async function showMoves(
  db: Db,
  id: number,
  { permissions }: Pick<Staff, "permissions">,
): Promise<{ version: number; moves: OrderMove[] }> {
  const record = await findRecord(db, id);
  if (!record) throw notFound();
  const money = await loadMoney(db, record.order);
  return {
    version: await versionOf(db, { kind: "order", id }),
    moves: allowedMoves(record.order, permissions, record.parcels).map((status) => ({
      status,
      label: statusLabel(record.order, status),
      causes: causesOfMove(record, status, money),
      is_final: endsWithoutSale(status),
    })),
  };
}

/** Throws 403 if the person may not change orders to that status. */
export function requireMove({ permissions }: Pick<Staff, "permissions">, to: OrderStatus): void {
  if (!permissions.includes(permissionToMoveTo(to)))
    throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
}

/** Performs an action on an order. Throws 404, 409 with the order, or 422 with errors by field. */
export async function actOnOrder(
  db: Db,
  idText: string,
  act: (id: number) => Promise<StaffResult>,
): Promise<{ data: Wire<StaffOrder> }> {
  const id = idOf(idText);
  await showStaffOrder(db, id);
  const result = await act(id);
  if (result.ok) return { data: await showStaffOrder(db, id) };
  if (result.error === "refused") throw invalid(result.errors);
  throw conflict(await showStaffOrder(db, id));
}
