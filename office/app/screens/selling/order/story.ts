import type { HistoryRow } from "../../../components/history/history.server.ts";
import type { OrderData } from "./order.server.ts";

export interface StoryStep {
  key: string;
  at: string;
  event?: OrderData["order"]["events"][number];
  change?: HistoryRow;
}

/** Maximum time between a status change's event and its audit log entry. */
const SAME_STEP_MS = 1_000;

/** Returns an order's events and changes, newest first. A status change and its event are one step. */
export function storyOf(events: OrderData["order"]["events"], changes: readonly HistoryRow[]): StoryStep[] {
  const left = new Set(changes);
  const steps = events.map((event, index): StoryStep => {
    const change = [...left].find(
      ({ at, sentence }) =>
        sentence.includes("” → „") && Math.abs(Date.parse(at) - Date.parse(event.at)) < SAME_STEP_MS,
    );
    if (change) left.delete(change);
    return { key: `event-${index}`, at: event.at, event, ...(change && { change }) };
  });
  const otherChanges = [...left].map((change) => ({ key: `change-${change.id}`, at: change.at, change }));
  return [...otherChanges, ...steps.toReversed()].toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
}
