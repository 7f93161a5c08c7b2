/** The jobs that write the mails about orders. */
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../config.ts";
import type { JobPayloads } from "../../jobs/enqueue.ts";
import { findOrderRecord } from "../orders/index.ts";
import { readPaymentTerms } from "../payments/index.ts";
import { loadSettings } from "../settings/index.ts";
import type { Mailer } from "./mail.ts";
import { senderOf } from "./mail-page.ts";
import { orderPlacedMail, type OrderPlacedFacts } from "./order-placed-mail.ts";
import { ORDER_STEP_MAIL } from "./order-step-mail.ts";

export function orderMailTasks({ db, config }: ApiContext, send: Mailer): TaskList {
  return {
    order_placed_mail: async (payload) => {
      // Only enqueue() writes payloads, and its types say what they are.
      const { orderId } = payload as JobPayloads["order_placed_mail"];
      const facts = await loadFacts(orderId);
      await send(orderPlacedMail(facts), senderOf(facts.shop));
    },
    order_step_mail: async (payload) => {
      const { orderId, step } = payload as JobPayloads["order_step_mail"];
      const facts = await loadFacts(orderId);
      // Paid or cancelled before the mail left: there is nothing to try again.
      if (step === "payment_failed" && facts.order.status !== "awaiting_payment") return;
      await send(ORDER_STEP_MAIL[step](facts), senderOf(facts.shop));
    },
  };

  async function loadFacts(orderId: number): Promise<OrderPlacedFacts> {
    const found = await findOrderRecord(db, orderId);
    if (!found) throw new Error(`Order ${orderId} has a mail to send but is not there.`);
    const settings = await loadSettings(db);
    const shop = { name: settings.name, url: config.shopUrl, seller: settings.INVOICE };
    return { ...found, shop, bankTransfer: readPaymentTerms(settings.payments).bankTransfer };
  }
}
