/** Reminds companies of unpaid invoices in three steps after the due date. */
import { counted } from "@curat/contract/quantity-text.values";
import { romanianDay } from "../../../calendar/romanian-day.ts";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { loadSettings } from "../../platform/settings/index.ts";
import { lockOrder, notableBani, noteOnOrder } from "../../selling/orders/index.ts";
import { readPaymentTerms } from "../../selling/payments/index.ts";
import { insertReminder, listLateInvoices } from "./receivables.store.ts";
import { reminderStep } from "./reminders.rules.ts";

const MAX_INVOICES = 1_000;

/** Enqueues each due reminder once, except for invoices paid in the meantime. Returns how many were enqueued. */
export async function remindOfInvoices({ db, now }: Pick<ApiContext, "db" | "now">): Promise<number> {
  const { reminders } = readPaymentTerms((await loadSettings(db)).payments);
  if (!reminders) return 0;
  const at = now();
  const late = await listLateInvoices(db, {
    today: romanianDay(at),
    days: [reminders.firstDays, reminders.secondDays, reminders.thirdDays],
    limit: MAX_INVOICES,
  });
  let sent = 0;
  for (const { orderId, daysLate, lastStep, ...invoice } of late) {
    const step = reminderStep(daysLate, reminders);
    if (step <= lastStep) continue;
    const isSent = await transaction(db, async (tx) => {
      const order = await lockOrder(tx, orderId);
      if ((await notableBani(tx, order)) === 0) return false;
      if (!(await insertReminder(tx, { orderId, step, at }))) return false;
      const note = `Reamintire de plată ${step} din 3, la ${counted(daysLate, "o zi", "zile")} după scadență.`;
      await noteOnOrder(tx, { orderId, status: order.status, actor: "system", note, at });
      const reminder = { orderId, step, ...invoice };
      await enqueue(tx, "payment_reminder_mail", reminder, `payment-reminder:${orderId}:${step}`);
      return true;
    });
    if (isSent) sent += 1;
  }
  return sent;
}
