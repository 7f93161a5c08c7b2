import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { hasLockers } from "./locker.store.ts";
import { syncLockers } from "./locker-sync.ts";

export function shippingTasks(context: ApiContext): TaskList {
  const sync = async (): Promise<void> => {
    const report = await syncLockers(context);
    if (!report) return;
    if (!report.ok) throw new Error(`The lockers were not synchronised: ${report.message}`);
    const { active, gone, skipped } = report;
    context.log({ level: "info", message: "The lockers were synchronised.", active, gone, skipped });
  };
  return {
    sync_lockers: sync,
    fill_lockers: async () => {
      if (!(await hasLockers(context.db))) await sync();
    },
  };
}
