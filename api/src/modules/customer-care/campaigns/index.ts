/**
 * Marketing emails to confirmed subscribers.
 *
 * - `campaigns.rules.ts`: states, retries, what a campaign still needs
 * - `campaigns.service.ts`: drafts, scheduling, start
 * - `recipients.store.ts`: who receives a campaign
 * - `sends.store.ts`: the ledger of sends
 * - `suppressions.service.ts`: addresses that get no campaigns
 * - `bounces/`: the mailbox of undelivered emails and complaints
 * - `reminders.store.ts`, `campaigns.tasks.ts`: reminders of carts and regular purchases
 * - `figures.store.ts`: results of a campaign
 *
 * The notifications module renders and sends the emails.
 *
 * Tables and views: campaign, campaign_recipient, mail_suppression, marketing_reminder.
 */
export { checkBouncesAccount } from "./bounces/read-bounces.service.ts";
export { type ReturnPath, returnPathOf } from "./bounces/return-path.ts";
export { type CampaignImport, type CampaignsImport, importCampaigns } from "./campaigns.import.ts";
export { campaignsRoutes } from "./campaigns.routes.ts";
export { couponsIn, FAILURES_TO_SUPPRESS, nextAttempt } from "./campaigns.rules.ts";
export { startCampaign } from "./campaigns.service.ts";
export { campaignsSetting, readCampaignsSetting } from "./campaigns.settings.ts";
export { type Campaign, dueCampaigns, findCampaign, finishHandled } from "./campaigns.store.ts";
export { campaignTasks } from "./campaigns.tasks.ts";
export { eraseCampaigns, storedCampaigns } from "./personal-data.store.ts";
export { findReminder, type Reminder } from "./reminders.store.ts";
export { readReminders, remindersSetting } from "./reminders.settings.ts";
export {
  type Claimed,
  claimDue,
  countSentSince,
  giveUpClaimed,
  isFailing,
  canReceive,
  requeueClaimed,
  writeOutcome,
} from "./sends.store.ts";
export { insertSuppression } from "./suppressions.store.ts";
