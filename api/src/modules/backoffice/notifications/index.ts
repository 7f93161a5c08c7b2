/**
 * All emails of the shop: one file per email, sent by jobs.
 *
 * - `notifications.tasks.ts`, `order-mails.tasks.ts`, `offer-mails.tasks.ts`,
 *   `recurring-draft-mail.tasks.ts`: the jobs
 * - `mail.ts`, `mail-page.ts`, `letter.ts`: layout
 * - `mailer.ts`, `providers/`: sending
 * - `sent-mail.store.ts`: which emails were sent
 * - `texts/`: texts that staff can change
 * - `campaigns/`: rendering, preview and sending of campaigns
 * - `withdrawal-document.ts`, `terms-document.ts`: PDFs for consumers
 * - `zone-of-goods.rules.ts`: where the goods of an order are used
 *
 * Tables and views: mail_attempt, sent_mail.
 */
export { mailTextsRoutes } from "./texts/mail-texts.routes.ts";
export { readMailTexts } from "./texts/mail-words.ts";
export { listMails, readMail, readDocument } from "./mail-files.ts";
export { campaignMailsRoutes } from "./campaigns/campaign-mails.routes.ts";
export { campaignSendingTasks } from "./campaigns/campaign-mails.tasks.ts";
export { notificationTasks } from "./notifications.tasks.ts";
export { checkMailAccount } from "./check-account.ts";
export { type MailServer, mailServerOf } from "./mailer.ts";
export { isMailServerAway, isRecipientRefused } from "./providers/smtp-mailer.ts";
