import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { transaction, type Tx } from "../../../db/database.ts";
import { enqueueMany } from "../../../jobs/enqueue.ts";
import { loadStored } from "../../platform/settings/index.ts";
import { readBounces } from "./bounces/read-bounces.service.ts";
import { forgetOldRecipients } from "./personal-data.store.ts";
import { readReminders } from "./reminders.settings.ts";
import { deleteOldReminders, lockReminders, takeDueReorders, takeLeftCarts } from "./reminders.store.ts";

export function campaignTasks(context: ApiContext): TaskList {
  const { db, now } = context;
  return {
    read_bounces: () => readBounces(context),
    forget_campaign_recipients: async () => {
      await forgetOldRecipients(db, now());
      await deleteOldReminders(db, now());
    },
    remind_of_carts: () =>
      transaction(db, async (tx) => {
        const { cart: isOn, cartHours: hours } = readReminders((await loadStored(tx)).get("reminders"));
        if (!isOn) return;
        await lockReminders(tx);
        await enqueueReminders(tx, "cart_reminder_mail", await takeLeftCarts(tx, { now: now(), hours }));
      }),
    remind_of_reorders: () =>
      transaction(db, async (tx) => {
        const { reorder: isOn } = readReminders((await loadStored(tx)).get("reminders"));
        if (!isOn) return;
        await lockReminders(tx);
        await enqueueReminders(tx, "reorder_reminder_mail", await takeDueReorders(tx, now()));
      }),
  };
}

async function enqueueReminders(
  tx: Tx,
  task: "cart_reminder_mail" | "reorder_reminder_mail",
  ids: readonly number[],
): Promise<void> {
  const jobs = ids.map((reminderId) => ({
    payload: { reminderId },
    key: `marketing-reminder:${reminderId}`,
  }));
  await enqueueMany(tx, task, jobs);
}
