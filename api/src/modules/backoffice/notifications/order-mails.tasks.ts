import { ORDER_LINK_HOURS } from "@curat/contract/account-orders.values";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import type { JobPayloads, OrderStep } from "../../../jobs/enqueue.ts";
import { Html } from "../../../text/template.ts";
import { loadBucketShares, loadDurabilityYears, loadZones } from "../../catalogue/catalog/index.ts";
import { findTerms, findWithdrawalText, withReturnPlace } from "../../publishing/content/index.ts";
import { findInvoice, invoiceFile, type PdfFile, proformaFile } from "../../money/invoices/index.ts";
import {
  awaitsCard,
  findStoredMail,
  findOrderRecord,
  storeMail,
  lockOrder,
  notableBani,
  type StoredMail,
  noteRefusal,
  orderAccess,
  type OrderRecord,
  writeSentLink,
} from "../../selling/orders/index.ts";
import { loadOfficialFiles } from "../../platform/media/index.ts";
import { cardProcessors, readPaymentTerms } from "../../selling/payments/index.ts";
import { findRefund } from "../../selling/refunds/index.ts";
import { loadReturnTerms, type ReturnTerms } from "../../aftersales/returns/index.ts";
import { loadLetterheadLogo, loadSettings } from "../../platform/settings/index.ts";
import { invoiceMail } from "./invoice-mail.ts";
import type { Mail, Mailer } from "./mail.ts";
import { senderOf } from "./mail-page.ts";
import { mailShopOf } from "./mail-shop.ts";
import { orderChangedMail } from "./order-changed-mail.ts";
import { paymentLinkMail } from "./payment-link-mail.ts";
import { orderLinkMail } from "./order-link-mail.ts";
import { orderPlacedMail, type OrderPlacedFacts } from "./order-placed-mail.ts";
import { ORDER_STEP_MAIL } from "./order-step-mail.ts";
import { parcelMail } from "./parcel-mail.ts";
import { isRecipientRefused } from "./providers/smtp-mailer.ts";
import { refundAccountMail } from "./refund-account-mail.ts";
import { paymentReminderMail } from "./payment-reminder-mail.ts";
import { refundMail } from "./refund-mail.ts";
import { majorityZone } from "./zone-of-goods.rules.ts";
import { withdrawalDocument } from "./withdrawal-document.ts";
import { termsDocument, type TermsDocument } from "./terms-document.ts";

const PAYMENT_REQUESTS: ReadonlySet<OrderStep> = new Set(["payment_failed", "transfer_reminder"]);

type LoadedFacts = Omit<OrderPlacedFacts, "termsVersion" | "returnTerms" | "notice" | "durability"> &
  Pick<OrderRecord, "parcels">;

export function orderMailTasks({ db, now, config }: ApiContext, mailer: Mailer): TaskList {
  // Some orders entered by staff, and all erased orders, have no email address.
  const send: Mailer = async (mail, sender) => (mail.to === "" ? undefined : mailer(mail, sender));
  return {
    order_placed_mail: async (payload) => {
      const { orderId, paidBy } = payload as JobPayloads["order_placed_mail"];
      const facts = await loadFacts(orderId);
      const returnTerms = await loadReturnTerms(db);
      const terms = await acceptedTerms(facts.shop.seller.company, returnTerms);
      const { notice_png: notice } = await loadOfficialFiles(db);
      const durability = await loadDurabilityYears(
        db,
        facts.lines.flatMap(({ productId }) => productId ?? []),
      );
      const mail = orderPlacedMail({
        ...facts,
        returnTerms,
        notice,
        durability,
        termsVersion: terms?.version,
      });
      const id = paidBy ? `${mail.id}-${paidBy.toLowerCase()}` : mail.id;
      const attachments = await confirmationDocuments(facts, { terms, returnTerms });
      await sendStored({ ...mail, id, attachments }, facts);
    },
    order_mail_again: async (payload) => {
      const { keptId, time } = payload as JobPayloads["order_mail_again"];
      const stored = await findStoredMail(db, keptId);
      if (!stored) return;
      const { mailId, to, subject, html, text } = stored;
      const facts = await loadFacts(stored.orderId);
      const again = { id: `${mailId}-again-${time}`, to, subject, html: Html.trusted(html), text };
      const refusal = await refusalOf({ ...again, attachments: await documentsOf(stored, facts) }, facts);
      await noteRefusal(db, keptId, refusal !== undefined);
      if (refusal) throw refusal;
    },
    // The link grants access to the order, so this email is not stored.
    order_link_mail: async (payload) => {
      const { orderId, request } = payload as JobPayloads["order_link_mail"];
      const { order, shop } = await loadFacts(orderId);
      const until = new Date(now().getTime() + ORDER_LINK_HOURS * 3_600_000);
      const access = orderAccess({ config }, order.randomId, until);
      await send(orderLinkMail({ order, access, request }, shop), senderOf(shop));
    },
    order_changed_mail: async (payload) => {
      const { orderId, ...change } = payload as JobPayloads["order_changed_mail"];
      const facts = await loadFacts(orderId);
      const mail = orderChangedMail({
        ...facts,
        ...change,
        takesCards: cardProcessors(config).length > 0,
      });
      const attachments = facts.order.status === "awaiting_payment" ? await proforma(facts) : [];
      await sendStored({ ...mail, attachments }, facts);
    },
    payment_link_mail: async (payload) => {
      const { orderId, request } = payload as JobPayloads["payment_link_mail"];
      const { order, shop } = await loadFacts(orderId);
      const until = order.releaseAt;
      // No email if the order was paid or cancelled.
      if (!awaitsCard(order) || !until) return;
      const access = orderAccess({ config }, order.randomId, until);
      await send(paymentLinkMail({ order, access, until, request }, shop), senderOf(shop));
      await writeSentLink(db, { orderId, request, at: now() });
    },
    parcel_mail: async (payload) => {
      const { orderId, awb } = payload as JobPayloads["parcel_mail"];
      const facts = await loadFacts(orderId);
      const parcel = facts.parcels.find((one) => one.awb === awb);
      // No email if the waybill was cancelled, because no parcel was shipped.
      if (parcel) await sendStored(parcelMail(facts, parcel), facts);
    },
    order_step_mail: async (payload) => {
      const { orderId, step, time = 1 } = payload as JobPayloads["order_step_mail"];
      const facts = await loadFacts(orderId);
      // No email if the order was paid or cancelled.
      if (PAYMENT_REQUESTS.has(step) && facts.order.status !== "awaiting_payment") return;
      const mail = ORDER_STEP_MAIL[step](facts);
      await sendStored(time > 1 ? { ...mail, id: `${mail.id}-${time}` } : mail, facts);
    },
    invoice_mail: async (payload) => {
      const { invoiceId } = payload as JobPayloads["invoice_mail"];
      const invoice = await findInvoice(db, invoiceId);
      if (!invoice) throw new Error(`Invoice ${invoiceId} has a mail to send but does not exist.`);
      const facts = await loadFacts(invoice.orderId);
      const mail = {
        ...invoiceMail(facts, invoice),
        attachments: [await invoiceFile(db, invoice, await loadLetterheadLogo(db))],
      };
      await sendStored(mail, facts, invoiceId);
    },
    payment_reminder_mail: async (payload) => {
      const { orderId, ...reminder } = payload as JobPayloads["payment_reminder_mail"];
      const openBani = await transaction(db, async (tx) => notableBani(tx, await lockOrder(tx, orderId)));
      // No email if the invoice was paid or credited in the meantime.
      if (openBani === 0) return;
      const facts = await loadFacts(orderId);
      await sendStored(paymentReminderMail(facts, { ...reminder, openBani }), facts);
    },
    refund_mail: async (payload) => {
      const { refundId } = payload as JobPayloads["refund_mail"];
      const refund = await findRefund(db, refundId);
      if (!refund) throw new Error(`Refund ${refundId} has a mail to send but does not exist.`);
      const facts = await loadFacts(refund.orderId);
      await send(refundMail(facts, { id: refundId, ...refund }), senderOf(facts.shop));
    },
    refund_account_mail: async (payload) => {
      const { refundId, change, accountEnd } = payload as JobPayloads["refund_account_mail"];
      const refund = await findRefund(db, refundId);
      if (!refund) throw new Error(`Refund ${refundId} has a mail to send but does not exist.`);
      const facts = await loadFacts(refund.orderId);
      const { amountBani } = refund;
      await send(
        refundAccountMail(facts, { id: refundId, change, amountBani, accountEnd }),
        senderOf(facts.shop),
      );
    },
  };

  /** Sends an email and stores a copy for staff, even if the recipient's server permanently refuses it. */
  async function sendStored(mail: Mail, { order, shop }: LoadedFacts, invoiceId: number | null = null) {
    if (mail.to === "") return;
    const refusal = await refusalOf(mail, { shop });
    const { id: mailId, to, subject, html, text, attachments = [] } = mail;
    const names = attachments.map(({ name }) => name);
    const body = { to, subject, html: html.markup, text, papers: names };
    const isRefused = refusal !== undefined;
    await storeMail(db, { orderId: order.id, mailId, ...body, invoiceId, sentAt: now(), isRefused });
    if (refusal) throw refusal;
  }

  /** Sends an email and returns the error if the recipient is permanently refused; throws other errors. */
  async function refusalOf(mail: Mail, { shop }: Pick<LoadedFacts, "shop">): Promise<Error | undefined> {
    try {
      await send(mail, senderOf(shop));
      return undefined;
    } catch (error) {
      if (!isRecipientRefused(error)) throw error;
      return error as Error;
    }
  }

  /** Attaches invoices as they were issued, and other documents with current data. */
  async function documentsOf(
    { papers, invoiceId }: Pick<StoredMail, "papers" | "invoiceId">,
    facts: LoadedFacts,
  ): Promise<PdfFile[]> {
    if (papers.length === 0) return [];
    const invoice = invoiceId === null ? undefined : await findInvoice(db, invoiceId);
    if (invoice) return [await invoiceFile(db, invoice, await loadLetterheadLogo(db))];
    const returnTerms = await loadReturnTerms(db);
    const terms = await acceptedTerms(facts.shop.seller.company, returnTerms);
    const made = await confirmationDocuments(facts, { terms, returnTerms });
    return made.filter(({ name }) => papers.includes(name));
  }

  async function acceptedTerms(seller: string, returnTerms: ReturnTerms): Promise<TermsDocument | undefined> {
    const terms = await findTerms(db);
    if (!terms) return undefined;
    const content = withReturnPlace(terms.content, returnTerms);
    return termsDocument({ ...terms, content }, seller);
  }

  /** Returns the documents to attach, because a link is not a durable medium. */
  async function confirmationDocuments(
    facts: LoadedFacts,
    { terms, returnTerms }: { terms: TermsDocument | undefined; returnTerms: ReturnTerms },
  ): Promise<PdfFile[]> {
    const documents = [...(await proforma(facts)), ...(terms ? [terms.file] : [])];
    if (facts.order.customerType !== "pf") return documents;
    const { seller } = facts.shop;
    return [...documents, await withdrawalDocument(await findWithdrawalText(db), { returnTerms, seller })];
  }

  /** Returns the proforma of an order paid by bank transfer; other orders have none (decisions/0018: Payment codes). */
  async function proforma(facts: LoadedFacts): Promise<PdfFile[]> {
    const { order, bankTransfer, shop } = facts;
    if (order.paymentCode !== PAYMENT_CODE.bankTransfer || !bankTransfer) return [];
    const mark = await loadLetterheadLogo(db);
    return [await proformaFile(db, order, { seller: shop.seller, account: bankTransfer, mark, at: now() })];
  }

  async function loadFacts(orderId: number): Promise<LoadedFacts> {
    const found = await findOrderRecord(db, orderId);
    if (!found) throw new Error(`Order ${orderId} has a mail to send but does not exist.`);
    const settings = await loadSettings(db);
    // The contract must be confirmed with names and addresses, so only links are removed (decision 0026).
    const shop = mailShopOf(settings, config, true);
    const ids = found.lines.flatMap(({ productId }) => productId ?? []);
    const zone = majorityZone(found.lines, await loadZones(db, ids));
    const bucketShares = await loadBucketShares(db, ids);
    const { bankTransfer } = readPaymentTerms(settings.payments);
    return { ...found, shop, zone, bucketShares, bankTransfer };
  }
}
