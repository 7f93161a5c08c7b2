import type { TaskList } from "graphile-worker";
import { bucharestDay } from "@curat/contract/stock-alerts.values";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { takeDue } from "./stock-alerts.store.ts";

const AT_ONCE = 200;

/** Returns the job that marks alerts as sent and enqueues their emails in one transaction. */
export function stockAlertTasks({ db, now }: ApiContext): TaskList {
  return {
    tell_stock_alerts: async () => {
      await transaction(db, async (tx) => {
        const due = await takeDue(tx, { today: bucharestDay(now()), now: now(), limit: AT_ONCE });
        for (const alertId of due)
          await enqueue(tx, "stock_alert_mail", { alertId }, `stock-alert:${alertId}`);
      });
    },
  };
}
