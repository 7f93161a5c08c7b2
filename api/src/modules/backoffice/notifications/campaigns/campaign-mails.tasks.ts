import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../../context.ts";
import type { JobPayloads } from "../../../../jobs/enqueue.ts";
import { findCampaign, findReminder, returnPathOf } from "../../../customer-care/campaigns/index.ts";
import { findReader } from "../../../platform/staff/index.ts";
import type { Mailer } from "../mail.ts";
import { senderOf } from "../mail-page.ts";
import { loadMailShop } from "../mail-shop.ts";
import { directMailer } from "../mailer.ts";
import { campaignMail } from "./campaign-mail.ts";
import { loadCampaignFacts, loadMailProducts, unsubscribeUrlOf } from "./load-campaign.ts";
import { cartReminderMail, reorderReminderMail } from "./reminder-mails.ts";
import { sendCampaigns } from "./send-campaigns.service.ts";

/** Returns the task that sends campaigns. It runs outside the mail queue, so that order emails never wait for it. */
export function campaignSendingTasks(context: ApiContext): TaskList {
  const send = directMailer(context);
  return {
    send_campaigns: (_payload, { abortSignal: signal }) => sendCampaigns(context, send, { signal }),
  };
}

/** Returns the tasks for single marketing emails, which run in the mail queue after all others. */
export function marketingMailTasks(context: ApiContext, send: Mailer): TaskList {
  const { db, config } = context;
  const remind = (compose: typeof cartReminderMail) => async (payload: unknown) => {
    const { reminderId } = payload as JobPayloads["cart_reminder_mail"];
    const reminder = await findReminder(db, reminderId);
    if (!reminder) return;
    const products = await loadMailProducts(db, reminder.productIds);
    if (products.length === 0) return;
    const unsubscribeUrl = unsubscribeUrlOf(context, reminder.email);
    const shop = await loadMailShop(context, { email: reminder.email });
    const mail = compose({ reminder, products, unsubscribeUrl }, shop);
    await send({ ...mail, returnPath: returnPathOf(config, mail.id) }, senderOf(shop));
  };
  return {
    cart_reminder_mail: remind(cartReminderMail),
    reorder_reminder_mail: remind(reorderReminderMail),
    campaign_test_mail: async (payload) => {
      const { memberId, campaignId, request } = payload as JobPayloads["campaign_test_mail"];
      const reader = await findReader(db, memberId);
      const campaign = await findCampaign(db, campaignId);
      if (!reader || !campaign) return;
      const facts = await loadCampaignFacts(context, campaign.content);
      const recipient = { id: `campaign-test-${request}`, to: reader.email, unsubscribeUrl: config.shopUrl };
      const mail = campaignMail(facts, recipient);
      await send({ ...mail, subject: `Probă: ${mail.subject}` }, senderOf(facts.shop));
    },
  };
}
