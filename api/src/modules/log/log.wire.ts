import type { Change as WireChange } from "@curat/contract/staff/changes";
import type { Change } from "../changes/index.ts";
import { undoRefusal } from "./undo.rules.ts";

/** The order that a change is about: its subject, or named in what was written down. */
export function orderIdOf({ subject, before, after }: Change): number | undefined {
  if (subject.kind === "order" || subject.kind === "shipment") return Number(subject.id);
  const named = namedOrder(after) ?? namedOrder(before);
  return typeof named === "number" ? named : undefined;
}

function namedOrder(state: unknown): unknown {
  return typeof state === "object" && state !== null && "orderID" in state ? state.orderID : undefined;
}

/** A change beside the version of its subject that stands now; `numbers` are the orders' by their ids. */
export function toWireChange(
  change: Change,
  { standing, numbers }: { standing: number; numbers: ReadonlyMap<number, string> },
): WireChange {
  const { at, actor, subject, ...rest } = change;
  const id = orderIdOf(change);
  const number = id === undefined ? undefined : numbers.get(id);
  return {
    ...rest,
    order: id === undefined || number === undefined ? null : { id, number },
    undo_refused: undoRefusal(change, standing) ?? null,
    at: at.toISOString(),
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor: actor.name,
    subject_kind: subject.kind,
    subject_id: subject.id,
  };
}
