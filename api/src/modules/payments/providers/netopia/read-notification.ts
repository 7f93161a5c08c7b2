/** What Netopia tells of a payment: opened, checked against our account, and said in our words. */
import { createHash } from "node:crypto";
import type { NetopiaAccount } from "../../../../config.ts";
import type { NotifiedStatus, PaymentNotification } from "../../payments.port.ts";
import { unseal } from "./envelope.ts";
import { escapeXml, onlyChild, parseXml } from "./xml.ts";

export type ReadNotification =
  /** `crc` is what the processor wants to hear back. */
  { ok: true; notification: PaymentNotification; crc: string } | { ok: false; reason: string };

/** Opens the fields of a posted form. What is not sealed for our key and of our account is refused with its reason. */
export function readNotification(fields: Record<string, unknown>, account: NetopiaAccount): ReadNotification {
  const text = unseal(fields, account.privateKeyPem);
  if (text === undefined) return { ok: false, reason: "not sealed for this account" };
  const order = parseXml(text);
  const mobilpay = onlyChild(order, "mobilpay");
  if (order?.name !== "order" || !mobilpay) return { ok: false, reason: "not a notification" };
  if (onlyChild(order, "signature")?.text.trim() !== account.signature)
    return { ok: false, reason: "signature of another account" };
  const [reference, crc] = [order.attributes.id, mobilpay.attributes.crc];
  const action = onlyChild(mobilpay, "action")?.text.trim() ?? "";
  const errorCode = onlyChild(mobilpay, "error")?.attributes.code?.trim() ?? "";
  const status = statusOf(action, errorCode);
  if (!reference || !crc || !status || !/^\d{1,10}$/.test(errorCode))
    return { ok: false, reason: "incomplete or of an unknown action" };
  const invoice = onlyChild(order, "invoice");
  const notification = {
    reference,
    status,
    action,
    currency: invoice?.attributes.currency ?? "",
    amountBani: baniOf(invoice?.attributes.amount),
    processedBani: baniOf(onlyChild(mobilpay, "processed_amount")?.text),
    detail: detailOf(errorCode, onlyChild(mobilpay, "error")?.text ?? ""),
    digest: createHash("sha256").update(text).digest(),
  };
  return { ok: true, notification, crc };
}

/** The action counts only where the error is 0; any other error is a refused payment. */
function statusOf(action: string, errorCode: string): NotifiedStatus | undefined {
  if (!Object.hasOwn(NEWS, action)) return undefined;
  return Number(errorCode) === 0 ? NEWS[action] : "failed";
}
const NEWS: Record<string, NotifiedStatus> = {
  new: "started",
  // Reserved or looked into; the money is ours with 'confirmed' only.
  paid_pending: "authorized",
  confirmed_pending: "authorized",
  paid: "authorized",
  confirmed: "paid",
  canceled: "cancelled",
  credit: "refunded",
};

const MOST_DETAIL = 200;

function detailOf(errorCode: string, text: string): string {
  return Number(errorCode) === 0 ? "" : `${errorCode} ${text.trim()}`.trim().slice(0, MOST_DETAIL);
}

/** "50.49" or "50.5" or "50" in bani; undefined for anything else. */
function baniOf(text: string | undefined): number | undefined {
  const [, lei, fraction = ""] = /^\s*(\d{1,8})(?:\.(\d{1,2})0*)?\s*$/.exec(text ?? "") ?? [];
  return lei === undefined ? undefined : Number(lei) * 100 + Number(fraction.padEnd(2, "0"));
}

/** The body that says: understood. */
export function answerUnderstood(crc: string): string {
  return `${DECLARATION}<crc>${escapeXml(crc)}</crc>`;
}

/** The body that says why not: a temporary fault is told again later, a permanent one never. */
export function answerRefused(kind: "temporary" | "permanent", reason: string): string {
  const type = kind === "temporary" ? 1 : 2;
  return `${DECLARATION}<crc error_type="${type}" error_code="${type}">${escapeXml(reason)}</crc>`;
}
const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';
