/** The jobs that write the mails about orders. */
import { ORDER_LINK_HOURS } from "@curat/contract/account-orders.values";
import { PAYMENT_CODE } from "@curat/contract/cart.values";
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../context.ts";
import type { JobPayloads, OrderStep } from "../../jobs/enqueue.ts";
import { findTerms } from "../content/index.ts";
import { findInvoice, invoiceFile, type PdfFile, proformaFile } from "../invoices/index.ts";
import { findOrderRecord, orderAccess } from "../orders/index.ts";
import { readPaymentTerms } from "../payments/index.ts";
import { loadSettings } from "../settings/index.ts";
import { invoiceMail } from "./invoice-mail.ts";
import type { Mailer } from "./mail.ts";
import { senderOf } from "./mail-page.ts";
import { orderChangedMail } from "./order-changed-mail.ts";
import { orderLinkMail } from "./order-link-mail.ts";
import { orderPlacedMail, type OrderPlacedFacts } from "./order-placed-mail.ts";
import { ORDER_STEP_MAIL } from "./order-step-mail.ts";
import { termsPaper, type TermsPaper } from "./terms-paper.ts";

const ASKS_FOR_MONEY: ReadonlySet<OrderStep> = new Set(["payment_failed", "transfer_reminder"]);

type LoadedFacts = Omit<OrderPlacedFacts, "termsVersion">;

export function orderMailTasks({ db, now, config }: ApiContext, send: Mailer): TaskList {
  return {
    order_placed_mail: async (payload) => {
      // Only enqueue() writes payloads, and its types say what they are.
      const { orderId, paidBy } = payload as JobPayloads["order_placed_mail"];
      const facts = await loadFacts(orderId);
      const terms = await acceptedTerms(facts.shop.seller.company);
      const mail = orderPlacedMail({ ...facts, termsVersion: terms?.version });
      const id = paidBy ? `${mail.id}-${paidBy.toLowerCase()}` : mail.id;
      await send(
        { ...mail, id, papers: [...(await proforma(facts)), ...(terms ? [terms.file] : [])] },
        senderOf(facts.shop),
      );
    },
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
      const mail = orderChangedMail({ ...facts, ...change, takesCards: config.netopia !== undefined });
      const papers = facts.order.status === "awaiting_payment" ? await proforma(facts) : [];
      await send({ ...mail, papers }, senderOf(facts.shop));
    },
    order_step_mail: async (payload) => {
      const { orderId, step } = payload as JobPayloads["order_step_mail"];
      const facts = await loadFacts(orderId);
      // Paid or cancelled before the mail left: there is nothing to try again.
      if (ASKS_FOR_MONEY.has(step) && facts.order.status !== "awaiting_payment") return;
      await send(ORDER_STEP_MAIL[step](facts), senderOf(facts.shop));
    },
    invoice_mail: async (payload) => {
      const { invoiceId } = payload as JobPayloads["invoice_mail"];
      const invoice = await findInvoice(db, invoiceId);
      if (!invoice) throw new Error(`Invoice ${invoiceId} has a mail to send but is not there.`);
      const facts = await loadFacts(invoice.orderId);
      await send(
        { ...invoiceMail(facts, invoice), papers: [await invoiceFile(invoice)] },
        senderOf(facts.shop),
      );
    },
  };

  async function acceptedTerms(seller: string): Promise<TermsPaper | undefined> {
    const terms = await findTerms(db);
    return terms && termsPaper(terms, seller);
  }

  /** Whoever pays by transfer gets the paper to pay by (decisions/0042: Payment codes). */
  async function proforma(facts: LoadedFacts): Promise<PdfFile[]> {
    const { order, bankTransfer, shop } = facts;
    if (order.paymentCode !== PAYMENT_CODE.bankTransfer || !bankTransfer) return [];
    return [await proformaFile(facts, { seller: shop.seller, account: bankTransfer })];
  }

  async function loadFacts(orderId: number): Promise<LoadedFacts> {
    const found = await findOrderRecord(db, orderId);
    if (!found) throw new Error(`Order ${orderId} has a mail to send but is not there.`);
    const settings = await loadSettings(db);
    const shop = { name: settings.name, url: config.shopUrl, seller: settings.INVOICE };
    return { ...found, shop, bankTransfer: readPaymentTerms(settings.payments).bankTransfer };
  }
}
