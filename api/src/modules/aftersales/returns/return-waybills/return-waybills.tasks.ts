import { COURIERS } from "@curat/contract/deliveries.values";
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../../context.ts";
import { isUnanswered, nextPoll, readStatuses } from "../../../fulfilment/shipments/index.ts";
import { courierPort } from "../../../selling/shipping/index.ts";
import { listDueReturns, writeTracked } from "./return-waybills.store.ts";

export function returnWaybillTasks(context: ApiContext): TaskList {
  return { poll_return_waybills: () => pollReturns(context) };
}

/** Reads the statuses of return parcels that are due, until they arrive or staff receive the goods. */
export async function pollReturns(context: ApiContext): Promise<void> {
  const { db, now, log } = context;
  for (const courier of COURIERS) {
    const port = courierPort(context, courier);
    if (!port?.returns) continue;
    const due = await listDueReturns(db, courier, now());
    await readStatuses(port, due, async ({ awb, at, trackedAt, failures }, reported) => {
      if (!reported.ok)
        log({ level: "warn", message: "A parcel's status could not be read.", awb, error: reported.message });
      // Without a response, the parcel stays due, so the next run polls it again.
      if (isUnanswered(reported)) return;
      const status = reported.ok ? reported.value : undefined;
      const failed = reported.ok ? 0 : failures + 1;
      const nextAt = nextPoll({ changedAt: status?.at ?? trackedAt ?? at, failures: failed }, now());
      await writeTracked(db, { courier, awb }, { status, failures: failed, nextAt });
    });
  }
}
