/** The jobs that write mails: each loads what is true, composes, and hands over to SMTP or the folder. */
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../config.ts";
import type { JobPayloads } from "../../jobs/enqueue.ts";
import { findOrder } from "../orders/index.ts";
import { readPaymentTerms } from "../payments/index.ts";
import { loadSettings } from "../settings/index.ts";
import type { Sender } from "./mail.ts";
import type { MailShop } from "./mail-page.ts";
import { chooseMailer } from "./mailer.ts";
import { orderPlacedMail } from "./order-placed-mail.ts";

export function notificationTasks({ db, now, config }: ApiContext): TaskList {
  const send = chooseMailer(config, now);
  return {
    order_placed_mail: async (payload) => {
      // Only enqueue() writes payloads, and its types say what they are.
      const { orderId } = payload as JobPayloads["order_placed_mail"];
      const found = await findOrder(db, orderId);
      if (!found) throw new Error(`Order ${orderId} has a mail to send but is not there.`);
      const settings = await loadSettings(db);
      const { bankTransfer } = readPaymentTerms(settings.payments);
      const shop = { name: settings.name, url: config.shopUrl, seller: settings.INVOICE };
      await send(orderPlacedMail({ ...found, shop, bankTransfer }), senderOf(shop));
    },
  };
}

/** A shop that has set no address of its own still has one on its host. */
function senderOf({ name, url, seller }: MailShop): Sender {
  return { name, address: seller.email || `comenzi@${new URL(url).hostname}` };
}
