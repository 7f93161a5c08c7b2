import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { forgetFailedMails, type JobPayloads } from "../../../jobs/enqueue.ts";
import { findAnswered, findComplaint } from "../../aftersales/complaints/index.ts";
import { findAnswer, findMessage } from "../../publishing/contact/index.ts";
import { createReset, findPerson } from "../../selling/customers/index.ts";
import { issueCode, promisedPercent, unsubscribeToken } from "../../selling/newsletter/index.ts";
import { findClosedRequest, issuePrivacyCode } from "../../customer-care/privacy/index.ts";
import {
  findReturn,
  isReturnStatus,
  loadBuyersWaybill,
  loadReturnTerms,
} from "../../aftersales/returns/index.ts";
import { deleteMailsSentBefore } from "../../selling/orders/index.ts";
import { findPublishedReview, findRejectedReview } from "../../publishing/reviews/index.ts";
import { withTextOverrides } from "../../platform/settings/index.ts";
import { createInvitation, createPasswordLink, findReader } from "../../platform/staff/index.ts";
import { findAlert } from "../../customer-care/stock-alerts/index.ts";
import { deleteMailsBefore, deleteMailsNaming } from "./mail-files.ts";
import { senderOf } from "./mail-page.ts";
import { loadMailShop, loadOwnMailShop } from "./mail-shop.ts";
import { marketingMailTasks } from "./campaigns/campaign-mails.tasks.ts";
import { chooseMailer } from "./mailer.ts";
import { complaintAnswerMail } from "./complaint-answer-mail.ts";
import { complaintReceivedMail } from "./complaint-received-mail.ts";
import { complaintMail } from "./complaint-mail.ts";
import { contactAnswerMail } from "./contact-answer-mail.ts";
import { contactMessageMail } from "./contact-message-mail.ts";
import { customerCreatedMail } from "./customer-created-mail.ts";
import { emailChangedMail } from "./email-changed-mail.ts";
import { newsletterCodeMail, newsletterConfirmMail } from "./newsletter-mails.ts";
import { offerMailTasks } from "./offer-mails.tasks.ts";
import { orderMailTasks } from "./order-mails.tasks.ts";
import { passwordChangedMail } from "./password-changed-mail.ts";
import { passwordResetMail } from "./password-reset-mail.ts";
import { returnAccountMail } from "./return-account-mail.ts";
import { returnWaybillMail } from "./return-waybill-mail.ts";
import { isMailedReturnStep, returnMail, returnWarning } from "./return-mail.ts";
import { privacyClosedMail } from "./privacy-closed-mail.ts";
import { privacyLinkMail } from "./privacy-link-mail.ts";
import { findPurchaseOrder, purchaseOrderFile } from "../../purchasing/purchase-orders/index.ts";
import { purchaseOrderMail } from "./purchase-order-mail.ts";
import { reviewPublishedMail } from "./review-published-mail.ts";
import { staffNoticeMail, staffSecurityMail } from "./staff-notice-mails.ts";
import { reviewRejectedMail } from "./review-rejected-mail.ts";
import { staffInvitationMail, staffPasswordMail } from "./staff-mails.ts";
import { reviewReportMail } from "./review-report-mail.ts";
import { recurringDraftMailTasks } from "./recurring-draft-mail.tasks.ts";
import { sampleMail } from "./texts/sample-mail.ts";
import { stockAlertMail } from "./stock-alert-mail.ts";

/** Days for which email files and permanently failed emails are stored. */
const MAIL_DAYS = 30;
/** Days for which order emails can be read and resent: the period of the legal guarantee. */
const RETENTION_DAYS = 731;

/** Wraps tasks so that they use the shop's text overrides for statuses, delivery methods and payment methods. */
function inWordsOf(db: ApiContext["db"], tasks: TaskList): TaskList {
  const spoken = Object.entries(tasks).map(([name, task]): [string, typeof task] => [
    name,
    task && (async (payload, helpers) => withTextOverrides(db, async () => task(payload as never, helpers))),
  ]);
  return Object.fromEntries(spoken);
}

export function notificationTasks(context: ApiContext): TaskList {
  const { db, now, config } = context;
  const send = chooseMailer(context);
  return {
    ...inWordsOf(db, { ...orderMailTasks(context, send), ...recurringDraftMailTasks(context, send) }),
    ...offerMailTasks(context, send),
    ...marketingMailTasks(context, send),
    delete_old_mails: async () => {
      const monthAgo = new Date(now().getTime() - MAIL_DAYS * 86_400_000);
      await deleteMailsBefore(config.mailFolder, monthAgo);
      await forgetFailedMails(db, monthAgo);
      await deleteMailsSentBefore(db, new Date(now().getTime() - RETENTION_DAYS * 86_400_000));
    },
    forget_mail_files: async (payload) => {
      const { digest } = payload as JobPayloads["forget_mail_files"];
      await deleteMailsNaming(config.mailFolder, digest);
    },
    password_changed_mail: async (payload) => {
      const { customerId, change } = payload as JobPayloads["password_changed_mail"];
      const customer = await findPerson(db, customerId);
      if (!customer) return;
      const shop = await loadMailShop(context, { email: customer.email });
      await send(passwordChangedMail({ customer, change }, shop), senderOf(shop));
    },
    email_changed_mail: async (payload) => {
      const { customerId, ...facts } = payload as JobPayloads["email_changed_mail"];
      const customer = await findPerson(db, customerId);
      if (!customer) return;
      const shop = await loadMailShop(context, { email: facts.former ?? customer.email });
      await send(emailChangedMail({ customer, ...facts }, shop), senderOf(shop));
    },
    customer_created_mail: async (payload) => {
      // Only enqueue() writes payloads, with these types.
      const { customerId } = payload as JobPayloads["customer_created_mail"];
      const customer = await findPerson(db, customerId);
      if (!customer) return;
      const shop = await loadMailShop(context, { email: customer.email });
      await send(customerCreatedMail(customer, shop), senderOf(shop));
    },
    password_reset_mail: async (payload) => {
      const { email, request } = payload as JobPayloads["password_reset_mail"];
      const reset = await createReset({ db, now }, email);
      // Anyone may enter any address, but only accounts get an email.
      if (!reset) return;
      const shop = await loadMailShop(context, { email: reset.customer.email });
      await send(passwordResetMail({ ...reset, request }, shop), senderOf(shop));
    },
    staff_invitation_mail: async (payload) => {
      const { memberId, request } = payload as JobPayloads["staff_invitation_mail"];
      const invitation = await createInvitation({ now, config }, db, memberId);
      // No email if the member was locked or erased, or has already accepted.
      if (!invitation) return;
      const shop = await loadOwnMailShop(context);
      await send(staffInvitationMail({ ...invitation, request }, shop), senderOf(shop));
    },
    staff_password_mail: async (payload) => {
      const { email, request } = payload as JobPayloads["staff_password_mail"];
      const link = await createPasswordLink({ db, now }, email);
      // Anyone may enter any address, but only staff get an email.
      if (!link) return;
      const shop = await loadOwnMailShop(context);
      await send(staffPasswordMail({ ...link, request }, shop), senderOf(shop));
    },
    staff_notice_mail: async (payload) => {
      const { memberId, ...facts } = payload as JobPayloads["staff_notice_mail"];
      const reader = await findReader(db, memberId);
      if (!reader) return;
      const shop = await loadOwnMailShop(context);
      await send(staffNoticeMail({ ...facts, memberId, reader }, shop), senderOf(shop));
    },
    mail_text_test_mail: async (payload) => {
      const { memberId, key, request, ...words } = payload as JobPayloads["mail_text_test_mail"];
      const reader = await findReader(db, memberId);
      if (!reader) return;
      const shop = await loadOwnMailShop(context);
      const mail = sampleMail(key, { ...shop, chosen: { [key]: words } });
      await send({ ...mail, id: `mail-text-${request}`, to: reader.email }, senderOf(shop));
    },
    staff_security_mail: async (payload) => {
      const { memberId, ...facts } = payload as JobPayloads["staff_security_mail"];
      const reader = await findReader(db, memberId);
      if (!reader) return;
      const shop = await loadOwnMailShop(context);
      await send(staffSecurityMail({ ...facts, memberId, reader }, shop), senderOf(shop));
    },
    newsletter_confirm_mail: async (payload) => {
      const { subscriptionId } = payload as JobPayloads["newsletter_confirm_mail"];
      const request = await issueCode({ db }, subscriptionId);
      if (!request) return;
      const shop = await loadOwnMailShop(context);
      await send(
        newsletterConfirmMail({ ...request, percent: await promisedPercent(db), shop }),
        senderOf(shop),
      );
    },
    purchase_order_mail: async (payload) => {
      const { purchaseOrderId } = payload as JobPayloads["purchase_order_mail"];
      const order = await findPurchaseOrder(db, purchaseOrderId);
      const shop = await loadOwnMailShop(context);
      const mail = order && purchaseOrderMail(order, shop);
      const paper = mail && (await purchaseOrderFile(db, purchaseOrderId, { seesCosts: true }));
      if (paper) await send({ ...mail, attachments: [paper] }, senderOf(shop));
    },
    contact_message_mail: async (payload) => {
      const { messageId } = payload as JobPayloads["contact_message_mail"];
      const message = await findMessage(db, messageId);
      if (!message) return;
      const shop = await loadOwnMailShop(context);
      await send(contactMessageMail(message, shop), senderOf(shop));
    },
    contact_answer_mail: async (payload) => {
      const { answerId } = payload as JobPayloads["contact_answer_mail"];
      const answer = await findAnswer(db, answerId);
      if (!answer) return;
      const shop = await loadMailShop(context, { email: answer.email, customerId: null });
      await send(contactAnswerMail(answer, shop), senderOf(shop));
    },
    privacy_link_mail: async (payload) => {
      const { requestId } = payload as JobPayloads["privacy_link_mail"];
      const link = await issuePrivacyCode({ db, now }, requestId);
      if (!link) return;
      const shop = await loadMailShop(context, { email: link.email });
      await send(privacyLinkMail(link, shop), senderOf(shop));
    },
    privacy_closed_mail: async (payload) => {
      const { requestId } = payload as JobPayloads["privacy_closed_mail"];
      const request = await findClosedRequest(db, requestId);
      if (!request) return;
      const shop = await loadMailShop(context, { email: request.email });
      await send(privacyClosedMail(request, shop), senderOf(shop));
    },
    complaint_mail: async (payload) => {
      const { complaintId } = payload as JobPayloads["complaint_mail"];
      const complaint = await findComplaint(db, complaintId);
      if (!complaint?.email) return;
      const shop = await loadOwnMailShop(context);
      await send(complaintMail(complaint, shop), senderOf(shop));
    },
    complaint_kept_mail: async (payload) => {
      const { complaintId } = payload as JobPayloads["complaint_kept_mail"];
      const complaint = await findComplaint(db, complaintId);
      if (!complaint?.email) return;
      const shop = await loadMailShop(context, {
        email: complaint.ownEmail,
        customerId: complaint.customerId,
      });
      await send(complaintReceivedMail(complaint, shop), senderOf(shop));
    },
    complaint_answer_mail: async (payload) => {
      const complaint = await findAnswered(db, payload as JobPayloads["complaint_answer_mail"]);
      if (!complaint?.email) return;
      const shop = await loadMailShop(context, complaint);
      await send(complaintAnswerMail(complaint, shop), senderOf(shop));
    },
    review_report_mail: async (payload) => {
      const { messageId } = payload as JobPayloads["review_report_mail"];
      const report = await findMessage(db, messageId);
      if (!report) return;
      const shop = await loadMailShop(context, { email: report.email, customerId: null });
      await send(reviewReportMail(report, shop), senderOf(shop));
    },
    review_published_mail: async (payload) => {
      const { reviewId } = payload as JobPayloads["review_published_mail"];
      const review = await findPublishedReview(db, reviewId);
      if (!review) return;
      const shop = await loadMailShop(context, { email: review.email });
      await send(reviewPublishedMail(review, shop), senderOf(shop));
    },
    review_rejected_mail: async (payload) => {
      const { reviewId } = payload as JobPayloads["review_rejected_mail"];
      const review = await findRejectedReview(db, reviewId);
      if (!review) return;
      const shop = await loadMailShop(context, { email: review.email });
      await send(reviewRejectedMail(review, shop), senderOf(shop));
    },
    return_mail: async (payload) => {
      const { returnId, status } = payload as JobPayloads["return_mail"];
      const request = await findReturn(db, returnId);
      if (!request || !isReturnStatus(status) || !isMailedReturnStep(status))
        throw new Error(`Return ${returnId} has a mail '${status}' to send but does not exist.`);
      const shop = await loadOwnMailShop(context);
      const returnTerms = await loadReturnTerms(db);
      // The warning is sent even if the email to the other address fails.
      const warning = returnWarning(request, status, { shop, returnTerms });
      if (warning) await send(warning, senderOf(shop));
      await send(returnMail(request, status, { shop, returnTerms }), senderOf(shop));
    },
    return_account_mail: async (payload) => {
      const { returnId, ...news } = payload as JobPayloads["return_account_mail"];
      const request = await findReturn(db, returnId);
      if (!request) throw new Error(`Return ${returnId} has a mail to send but does not exist.`);
      const shop = await loadOwnMailShop(context);
      await send(returnAccountMail(request, news, shop), senderOf(shop));
    },
    return_waybill_mail: async (payload) => {
      const { returnId, awb } = payload as JobPayloads["return_waybill_mail"];
      const [request, waybill] = [
        await findReturn(db, returnId),
        await loadBuyersWaybill(context, { returnId, awb }),
      ];
      if (!request || !waybill) return;
      const shop = await loadOwnMailShop(context);
      await send(returnWaybillMail(request, waybill, shop), senderOf(shop));
    },
    stock_alert_mail: async (payload) => {
      const { alertId } = payload as JobPayloads["stock_alert_mail"];
      const alert = await findAlert(db, alertId);
      if (!alert) return;
      const shop = await loadMailShop(context, { email: alert.email });
      await send(stockAlertMail(alert, shop), senderOf(shop));
    },
    newsletter_code_mail: async (payload) => {
      // Jobs of the first codes lack the percentage, which was 10.
      const { endsAt, percent = 10, ...facts } = payload as JobPayloads["newsletter_code_mail"];
      const unsubscribeUrl = `${config.shopUrl}/newsletter/dezabonare/${unsubscribeToken(config, facts.email)}`;
      const shop = await loadOwnMailShop(context);
      await send(
        newsletterCodeMail({ ...facts, percent, endsAt: new Date(endsAt), unsubscribeUrl, shop }),
        senderOf(shop),
      );
    },
  };
}
