import { type Courier, COURIERS } from "@curat/contract/deliveries.values";
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { loadLockerCouriers } from "./locker.store.ts";
import { syncLockers } from "./locker-sync.ts";

export function shippingTasks(context: ApiContext): TaskList {
  /** Synchronises every courier, then fails if any of them failed. */
  const sync = async (couriers: readonly Courier[]): Promise<void> => {
    const failures: string[] = [];
    for (const courier of couriers) {
      const report = await syncLockers(context, courier);
      if (!report) continue;
      if (!report.ok) {
        failures.push(report.message);
        continue;
      }
      const { active, gone, skipped } = report;
      const message = "The lockers were synchronised.";
      context.log({ level: "info", message, courier, active, gone, skipped });
    }
    if (failures.length > 0) throw new Error(`The lockers were not synchronised: ${failures.join(" ")}`);
  };
  return {
    sync_lockers: () => sync(COURIERS),
    fill_lockers: async () => {
      const known = await loadLockerCouriers(context.db);
      await sync(COURIERS.filter((courier) => !known.includes(courier)));
    },
  };
}
