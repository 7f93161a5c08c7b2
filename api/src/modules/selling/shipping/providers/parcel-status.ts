import type { ParcelStatus } from "../shipping.port.ts";

const WAITING = "AWB înregistrat, coletul așteaptă curierul";

/** The courier's latest event of a parcel. */
interface LastEvent {
  code: string;
  text: string | null | undefined;
  /** An invalid date if the courier's cannot be read. */
  at: Date;
}

/**
 * Returns a parcel's status from its latest event, which is undefined until pickup. Texts are shown as the courier
 * writes them; an event without a text is shown with its code.
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
