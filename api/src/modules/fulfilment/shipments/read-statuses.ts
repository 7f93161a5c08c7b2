import type { CourierPort, CourierResult, ParcelStatus } from "../../selling/shipping/index.ts";

/** A courier counts as unavailable after this many consecutive requests without a response. */
const MAX_UNANSWERED = 3;

/**
 * Reads the statuses of a courier's parcels, several with one call where the courier can, and continues after
 * failures. Stops once the courier is unavailable.
 */
export async function readStatuses<T extends { awb: string }>(
  port: CourierPort,
  due: readonly T[],
  take: (parcel: T, reported: CourierResult<ParcelStatus>) => Promise<void>,
): Promise<void> {
  const perCall = port.statuses?.perCall ?? 1;
  let unanswered = 0;
  for (let start = 0; start < due.length; start += perCall) {
    const batch = due.slice(start, start + perCall);
    const known = batch.length > 1 ? await port.statuses?.read(batch.map(({ awb }) => awb)) : undefined;
    if (known && isUnanswered(known)) unanswered += 1;
    else if (known) unanswered = 0;
    for (const parcel of batch) {
      if (unanswered === MAX_UNANSWERED) return;
      const read = known?.ok ? known.value.get(parcel.awb) : undefined;
      const reported = read ? { ok: true as const, value: read } : await port.status(parcel.awb);
      unanswered = isUnanswered(reported) ? unanswered + 1 : 0;
      await take(parcel, reported);
    }
  }
}

export function isUnanswered(reported: CourierResult<unknown>): boolean {
  return !reported.ok && reported.kind === "unreachable" && !reported.hasAnswered;
}
