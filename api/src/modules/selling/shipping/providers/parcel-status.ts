import type { CourierResult, ParcelStatus } from "../shipping.port.ts";

const WAITING = "AWB înregistrat, coletul așteaptă curierul";

/** The courier's latest event of a parcel. */
interface LastEvent {
  code: string;
  text: string | null | undefined;
  /** An invalid date if the courier's text cannot be parsed. */
  at: Date;
}

/**
 * Returns a parcel's status from its latest event; undefined means not yet collected. Shows the courier's text, or
 * the code of an event without a text.
 */
export function parcelStatus(
  courier: string,
  last: LastEvent | undefined,
  stateOf: (text: string) => ParcelStatus["state"],
): ParcelStatus {
  if (!last) return { text: WAITING, at: null, state: "underway" };
  const text = last.text?.trim() || `Stare ${courier} ${last.code}`;
  return { text, at: Number.isNaN(last.at.getTime()) ? null : last.at, state: stateOf(text) };
}

/** Converts each parcel's events to its status. */
export function mapStatuses<E>(
  tracked: CourierResult<ReadonlyMap<string, E>>,
  convert: (events: E) => ParcelStatus,
): CourierResult<ReadonlyMap<string, ParcelStatus>> {
  if (!tracked.ok) return tracked;
  return { ok: true, value: new Map([...tracked.value].map(([awb, events]) => [awb, convert(events)])) };
}
