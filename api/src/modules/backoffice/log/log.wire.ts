import type { Change as WireChange } from "@curat/contract/staff/changes";
import type { Staff } from "../../../http/caller.ts";
import type { ChosenProduct } from "../../catalogue/catalog/index.ts";
import { type Change, OF_PRODUCT, shownTo } from "../../platform/changes/index.ts";
import { undoRefusal } from "./undo.rules.ts";

/** Returns the order that a change concerns: its subject, or the order recorded in the change. */
export function orderIdOf({ subject, before, after }: Change): number | undefined {
  if (subject.kind === "order" || subject.kind === "shipment") return Number(subject.id);
  const named = namedOrder(after) ?? namedOrder(before);
  return typeof named === "number" ? named : undefined;
}

function namedOrder(state: unknown): unknown {
  return typeof state === "object" && state !== null && "orderID" in state ? state.orderID : undefined;
}

export function productIdOf({ subject }: Change): number | undefined {
  return OF_PRODUCT.includes(subject.kind) ? Number(subject.id) : undefined;
}

export interface Names {
  orders: ReadonlyMap<number, string>;
  products: ReadonlyMap<number, ChosenProduct>;
}

const NOT_YOURS = "Nu ai dreptul să vezi ce a fost modificat.";

/** Converts a change. Includes its content only with permission for its kind. */
export function toWireChange(
  change: Change,
  { currentVersion, names, staff }: { currentVersion: number; names?: Names; staff: Staff },
): WireChange {
  const { at, actor, subject, isHidden, ...rest } = shownTo(change, staff);
  const id = isHidden ? undefined : orderIdOf(change);
  const number = id === undefined ? undefined : names?.orders.get(id);
  const productId = isHidden ? undefined : productIdOf(change);
  return {
    ...rest,
    order: id === undefined || number === undefined ? null : { id, number },
    product: (productId !== undefined && names?.products.get(productId)) || null,
    undo_refused: isHidden ? NOT_YOURS : (undoRefusal(change, currentVersion) ?? null),
    at: at.toISOString(),
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor: actor.name,
    subject_kind: subject.kind,
    subject_id: subject.id,
  };
}
