import type { MailTextKey } from "@curat/contract/staff/mail-texts.values";
import { complaintAnswerMail } from "../complaint-answer-mail.ts";
import { complaintReceivedMail } from "../complaint-received-mail.ts";
import { contactAnswerMail } from "../contact-answer-mail.ts";
import { customerCreatedMail } from "../customer-created-mail.ts";
import { cartReminderMail, reorderReminderMail } from "../campaigns/reminder-mails.ts";
import { emailChangedMail } from "../email-changed-mail.ts";
import { invoiceMail } from "../invoice-mail.ts";
import type { Mail } from "../mail.ts";
import type { MailShop } from "../mail-page.ts";
import { newsletterCodeMail, newsletterConfirmMail } from "../newsletter-mails.ts";
import { offerMail, offerReceivedMail, offerWithdrawnMail } from "../offer-mails.ts";
import { orderChangedMail } from "../order-changed-mail.ts";
import { orderLinkMail } from "../order-link-mail.ts";
import type { OrderFacts } from "../order-mail-parts.ts";
import { orderPlacedMail } from "../order-placed-mail.ts";
import { ORDER_STEP_MAIL } from "../order-step-mail.ts";
import { parcelMail } from "../parcel-mail.ts";
import { passwordChangedMail } from "../password-changed-mail.ts";
import { passwordResetMail } from "../password-reset-mail.ts";
import { paymentLinkMail } from "../payment-link-mail.ts";
import { privacyClosedMail } from "../privacy-closed-mail.ts";
import { privacyLinkMail } from "../privacy-link-mail.ts";
import { recurringDraftMail } from "../recurring-draft-mail.ts";
import { refundAccountMail } from "../refund-account-mail.ts";
import { paymentReminderMail } from "../payment-reminder-mail.ts";
import { refundMail } from "../refund-mail.ts";
import { type MailedReturnStep, returnMail } from "../return-mail.ts";
import { returnWaybillMail } from "../return-waybill-mail.ts";
import { returnAccountMail } from "../return-account-mail.ts";
import { reviewPublishedMail } from "../review-published-mail.ts";
import { reviewRejectedMail } from "../review-rejected-mail.ts";
import { reviewReportMail } from "../review-report-mail.ts";
import { stockAlertMail } from "../stock-alert-mail.ts";
import type { MailWords, OwnWords } from "./mail-words.ts";
import { COMPLAINT, MESSAGE_ANSWER, REPORT, OFFER, RETURN_TERMS, RETURN, REVIEW } from "./sample-facts.ts";
import { LINES, ORDER, PARCEL } from "./sample-order.ts";

type Sample = (shop: MailShop) => Mail;

const { firstName, email } = ORDER;
const customer = { id: 0, firstName, lastName: ORDER.lastName, email, phone: ORDER.phone };
const once = { change: "exemplu", request: "exemplu" };
const money = { id: 0, amountBani: 64_90, reason: "Produs deteriorat la transport", iban: "" };
const invoice = { series: "EX", number: 1, document: { totalBani: ORDER.totalBani } };
const input = { id: 0, createdAt: ORDER.placedAt, email, firstName };
const REMINDER = {
  reminder: { id: 0, email, firstName },
  products: [
    {
      id: 0,
      name: "Detergent universal, 1 l",
      url: "/detergent-universal",
      picture: null,
      priceBani: 2_490,
      oldPriceBani: null,
      unitPrice: null,
    },
  ],
  unsubscribeUrl: "/newsletter",
};
const product = { id: 0, firstName, email, product: "Detergent universal, 1 l", url: "/detergent-universal" };

const factsIn = (shop: MailShop): OrderFacts => ({
  order: ORDER,
  lines: LINES,
  events: [],
  shipment: null,
  shop,
});
const step =
  (name: keyof typeof ORDER_STEP_MAIL): Sample =>
  (shop) =>
    ORDER_STEP_MAIL[name](factsIn(shop));
const returned =
  (name: MailedReturnStep): Sample =>
  (shop) =>
    returnMail(RETURN, name, { shop, returnTerms: RETURN_TERMS });

const SAMPLES: Record<MailTextKey, Sample> = {
  placed: (shop) =>
    orderPlacedMail({
      ...factsIn(shop),
      bankTransfer: null,
      returnTerms: RETURN_TERMS,
      termsVersion: undefined,
    }),
  paid: step("paid"),
  payment_failed: step("payment_failed"),
  transfer_reminder: step("transfer_reminder"),
  confirmed: step("confirmed"),
  shipped: step("shipped"),
  delivered: step("delivered"),
  cancelled: step("cancelled"),
  refused: step("refused"),
  changed: (shop) =>
    orderChangedMail({
      ...factsIn(shop),
      bankTransfer: null,
      takesCards: false,
      change: 2,
      told: ["Detergent universal, 1 l: 2 buc în loc de 3 buc"],
      refundBani: 0,
    }),
  parcel: (shop) => parcelMail({ ...factsIn(shop), parcels: [PARCEL] }, PARCEL),
  parcel_last: (shop) => {
    const last = { ...PARCEL, pieces: [{ productId: 1, quantity: 2 }] };
    return parcelMail({ ...factsIn(shop), parcels: [last] }, last);
  },
  invoice: (shop) => invoiceMail(factsIn(shop), { ...invoice, kind: "invoice" }),
  storno: (shop) => invoiceMail(factsIn(shop), { ...invoice, kind: "storno" }),
  payment_reminder: (shop) =>
    paymentReminderMail(
      { ...factsIn(shop), bankTransfer: null },
      { step: 1, invoice: "EX 1", dueOn: "2026-11-20", openBani: ORDER.totalBani },
    ),
  refund: (shop) => refundMail(factsIn(shop), money),
  refund_account: (shop) => refundAccountMail(factsIn(shop), { ...money, change: 1, accountEnd: "0000" }),
  order_link: (shop) => orderLinkMail({ order: ORDER, access: "exemplu", ...once }, shop),
  payment_link: (shop) =>
    paymentLinkMail({ order: ORDER, access: "exemplu", until: ORDER.placedAt, ...once }, shop),
  return_declared: returned("declared"),
  return_requested: returned("requested"),
  return_approved: returned("approved"),
  return_on_the_way: returned("on_the_way"),
  return_received: returned("received"),
  return_refunded: returned("refunded"),
  return_rejected: returned("rejected"),
  return_waybill: (shop) =>
    returnWaybillMail(
      RETURN,
      { courier: "packeta", awb: "Z1234567890", code: "41234567", label: undefined },
      shop,
    ),
  return_account_asked: (shop) => returnAccountMail(RETURN, { news: "asked", change: 0 }, shop),
  return_account_named: (shop) => returnAccountMail(RETURN, { news: "named", change: 0 }, shop),
  account_created: (shop) => customerCreatedMail(customer, shop),
  password_reset: (shop) => passwordResetMail({ customer, token: "exemplu", ...once }, shop),
  password_changed: (shop) => passwordChangedMail({ customer, ...once }, shop),
  email_changed: (shop) => emailChangedMail({ customer, ...once }, shop),
  email_left: (shop) => emailChangedMail({ customer, ...once, former: email }, shop),
  contact_answer: (shop) => contactAnswerMail(MESSAGE_ANSWER, shop),
  complaint_kept: (shop) => complaintReceivedMail(COMPLAINT, shop),
  complaint_answer: (shop) => complaintAnswerMail(COMPLAINT, shop),
  offer_received: (shop) => offerReceivedMail(OFFER, shop),
  offer_sent: (shop) => offerMail(OFFER, shop),
  recurring_draft: (shop) =>
    recurringDraftMail(
      {
        draft: { id: 0, expiresAt: ORDER.placedAt },
        recurring: { email, everyWeeks: 2, monthDay: null },
        firstName,
        lines: LINES.map(({ name, unit, quantity, unitPriceBani: unitBani }) => ({
          product: { name, unit },
          quantity,
          unitBani,
          lastBani: unitBani,
          missing: undefined,
        })),
        sums: ORDER,
        hindrance: undefined,
        link: "exemplu",
      },
      shop,
    ),
  offer_withdrawn: (shop) => offerWithdrawnMail(OFFER, shop),
  review_report: (shop) => reviewReportMail(REPORT, shop),
  review_published: (shop) => reviewPublishedMail({ ...product, ...REVIEW }, shop),
  review_rejected: (shop) => reviewRejectedMail({ ...product, ...REVIEW }, shop),
  newsletter_confirm: (shop) => newsletterConfirmMail({ email, code: "exemplu", percent: 10, shop }),
  newsletter_code: (shop) =>
    newsletterCodeMail({
      email,
      code: "EXEMPLU10",
      percent: 10,
      endsAt: ORDER.placedAt,
      unsubscribeUrl: `${shop.url}/newsletter`,
      shop,
    }),
  stock_alert: (shop) => stockAlertMail(product, shop),
  cart_reminder: (shop) => cartReminderMail(REMINDER, shop),
  reorder_reminder: (shop) => reorderReminderMail(REMINDER, shop),
  privacy_copy: (shop) => privacyLinkMail({ email, firstName, kind: "checkdata", code: "exemplu" }, shop),
  privacy_erasure: (shop) => privacyLinkMail({ email, firstName, kind: "forgetme", code: "exemplu" }, shop),
  privacy_closed: (shop) =>
    privacyClosedMail(
      { ...input, kind: "checkdata", reason: "Nu ești persoana la care se referă datele." },
      shop,
    ),
};

export function sampleMail(key: MailTextKey, shop: MailShop): Mail {
  return SAMPLES[key](shop);
}

/** Returns an email's default texts with their placeholders. */
export function ownWords(key: MailTextKey, shop: MailShop): MailWords {
  const received: OwnWords[] = [];
  SAMPLES[key]({ ...shop, chosen: {}, onWords: (words) => received.push(words) });
  const own = received[0];
  if (!own) throw new Error(`The mail ${key} is rendered without its texts.`);
  const withPlaces = (text: string) =>
    Object.entries(own.places).reduce(
      (reported, [place, value]) => (value === "" ? reported : reported.replaceAll(value, `{${place}}`)),
      text,
    );
  return { title: withPlaces(own.title), intro: withPlaces(own.intro) };
}
