import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../../context.ts";
import type { JobPayloads } from "../../../../jobs/enqueue.ts";
import { findCampaign } from "../../../customer-care/campaigns/index.ts";
import { findReader } from "../../../platform/staff/index.ts";
import type { Mailer } from "../mail.ts";
import { senderOf } from "../mail-page.ts";
import { directMailer } from "../mailer.ts";
import { campaignMail } from "./campaign-mail.ts";
import { loadCampaignFacts } from "./load-campaign.ts";
import { sendCampaigns } from "./send-campaigns.service.ts";

/** Returns the task that sends campaigns. It is no task of the mail queue, so that order emails never wait for it. */
export function campaignSendingTasks(context: ApiContext): TaskList {
  const send = directMailer(context);
  return {
    send_campaigns: (_payload, { abortSignal: signal }) => sendCampaigns(context, send, { signal }),
  };
}

export function campaignTestTasks(context: ApiContext, send: Mailer): TaskList {
  const { db, config } = context;
  return {
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
