/** Emails to customers have text overrides. Emails to the shop, its staff and its suppliers have none. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { MAIL_TEXT_KEYS, type MailTextKey, placesOf } from "@curat/contract/staff/mail-texts.values";
import type { JobPayloads } from "../../../../jobs/enqueue.ts";
import type { MailShop } from "../mail-page.ts";
import type { OwnWords } from "./mail-words.ts";
import { COMPLAINT, MESSAGE_ANSWER, REVIEW } from "./sample-facts.ts";
import { ORDER } from "./sample-order.ts";
import { ownWords, sampleMail } from "./sample-mail.ts";

type MailJob = Extract<keyof JobPayloads, `${string}_mail`>;

/** Override keys of each email job. A new job does not compile without an entry. */
const WORDS_OF: Record<MailJob, readonly MailTextKey[] | "to the shop's people" | "to a supplier"> = {
  campaign_test_mail: "to the shop's people",
  order_placed_mail: ["placed"],
  order_step_mail: [
    "paid",
    "payment_failed",
    "transfer_reminder",
    "confirmed",
    "shipped",
    "delivered",
    "cancelled",
    "refused",
  ],
  order_changed_mail: ["changed"],
  parcel_mail: ["parcel", "parcel_last"],
  invoice_mail: ["invoice", "storno"],
  refund_mail: ["refund"],
  payment_reminder_mail: ["payment_reminder"],
  refund_account_mail: ["refund_account"],
  order_link_mail: ["order_link"],
  payment_link_mail: ["payment_link"],
  return_mail: [
    "return_declared",
    "return_requested",
    "return_approved",
    "return_on_the_way",
    "return_received",
    "return_refunded",
    "return_rejected",
  ],
  return_waybill_mail: ["return_waybill"],
  return_account_mail: ["return_account_asked", "return_account_named"],
  customer_created_mail: ["account_created"],
  password_reset_mail: ["password_reset"],
  password_changed_mail: ["password_changed"],
  email_changed_mail: ["email_changed", "email_left"],
  contact_answer_mail: ["contact_answer"],
  offer_received_mail: ["offer_received"],
  offer_mail: ["offer_sent"],
  recurring_draft_mail: ["recurring_draft"],
  offer_withdrawn_mail: ["offer_withdrawn"],
  complaint_kept_mail: ["complaint_kept"],
  complaint_answer_mail: ["complaint_answer"],
  review_report_mail: ["review_report"],
  review_published_mail: ["review_published"],
  review_rejected_mail: ["review_rejected"],
  newsletter_confirm_mail: ["newsletter_confirm"],
  newsletter_code_mail: ["newsletter_code"],
  stock_alert_mail: ["stock_alert"],
  cart_reminder_mail: ["cart_reminder"],
  reorder_reminder_mail: ["reorder_reminder"],
  privacy_link_mail: ["privacy_copy", "privacy_erasure"],
  privacy_closed_mail: ["privacy_closed"],
  purchase_order_mail: "to a supplier",
  contact_message_mail: "to the shop's people",
  offer_request_mail: "to the shop's people",
  offer_accepted_mail: "to the shop's people",
  complaint_mail: "to the shop's people",
  staff_invitation_mail: "to the shop's people",
  staff_password_mail: "to the shop's people",
  staff_notice_mail: "to the shop's people",
  staff_security_mail: "to the shop's people",
  mail_text_test_mail: "to the shop's people",
};
const shop: MailShop = {
  name: "Curat",
  url: "http://localhost:3000",
  returnDays: 14,
  mayQuote: true,
  seller: { company: "Curat SRL", cui: "RO14399840", address: "Str. 1", tel: "0264", email: "a@curat.ro" },
};

it("every customer email has override keys, and every key has an email", () => {
  const named = Object.values(WORDS_OF).flatMap((keys) => (typeof keys === "string" ? [] : keys));
  expect(named.toSorted()).toEqual([...MAIL_TEXT_KEYS].toSorted());
});

it("only emails to the shop, its staff and its suppliers have no text overrides", () => {
  const folder = new URL("../", import.meta.url);
  const sheets = readdirSync(folder).filter(
    (file) => /mails?\.ts$/.test(file) && readFileSync(new URL(file, folder), "utf8").includes("mailPage("),
  );
  expect(sheets.toSorted()).toEqual([
    "complaint-mail.ts",
    "contact-message-mail.ts",
    "offer-request-mail.ts",
    "purchase-order-mail.ts",
    "staff-mails.ts",
    "staff-notice-mails.ts",
  ]);
});

/**
 * Emails about orders may repeat names and addresses even to an unverified address, because they confirm a
 * contract. (decision 0026)
 */
const OF_ORDERS = new Set<MailTextKey>(
  (
    [
      "order_placed_mail",
      "order_step_mail",
      "order_changed_mail",
      "parcel_mail",
      "invoice_mail",
      "refund_mail",
      "order_link_mail",
      "payment_link_mail",
    ] as const
  ).flatMap((job) => WORDS_OF[job] as MailTextKey[]),
);
const TYPED = [ORDER.firstName, COMPLAINT.description, MESSAGE_ANSWER.questions, REVIEW.title, "https"];

it.each(MAIL_TEXT_KEYS.filter((key) => !OF_ORDERS.has(key)))(
  "the email %s repeats no input of an unverified recipient",
  (key) => {
    const { subject, html, text } = sampleMail(key, {
      ...shop,
      mayQuote: false,
      chosen: { [key]: { title: "", intro: "Salut, {nume}." } },
    });
    const mail = `${subject}${html.markup}${text}`;
    for (const words of TYPED) expect(mail).not.toContain(words);
  },
);

describe.each(MAIL_TEXT_KEYS)("the email %s", (key) => {
  it("the override of an email appears in its subject and both bodies", () => {
    const received: OwnWords[] = [];
    const own = sampleMail(key, { ...shop, onWords: (words) => received.push(words) });
    expect(received.map((words) => words.key)).toEqual([key]);
    expect(Object.keys(received[0]?.places ?? {}).toSorted()).toEqual([...placesOf(key)].toSorted());
    const places = placesOf(key).map((place) => `[{${place}}]`);
    const words = { title: `Titlul ${places.join("")}`, intro: `Cuvintele noastre ${places.join("")}` };
    const { subject, html, text } = sampleMail(key, { ...shop, chosen: { [key]: words } });
    expect(subject).toMatch(/^Curat: Titlul (?:\[[^{}[\]]+\])*$/);
    expect(text).toMatch(/Cuvintele noastre ?(?:\[[^{}[\]]+\])*/);
    expect(html.markup).toContain("Cuvintele noastre");
    expect(`${html.markup}${text}${own.text}`).not.toMatch(/undefined|null|NaN|\[object/);
    // Quotes, links and legal information are not overridden.
    const [, ...parts] = own.text.split("\n\n").slice(1);
    for (const part of parts) expect(text).toContain(part);
  });

  it("the default title of an email is not empty and contains no order number", () => {
    const { title } = ownWords(key, shop);
    expect(title).not.toBe("");
    expect(title).not.toMatch(/\d{6}/);
  });
});
