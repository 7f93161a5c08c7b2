/** What Netopia tells of a payment: opened, checked against our account, and said in our words. */
import { baniOfDecimal } from "../../../../../text/money.ts";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { NetopiaAccount } from "../../../../../config.ts";
import type { NotifiedStatus, PaymentNotification } from "../../payments.port.ts";
import { escapeXml } from "../../../../../text/escape-xml.ts";
import { elementText, parseXml } from "../../../../../text/xml.ts";
import { unseal } from "./envelope.ts";

export type ReadNotification =
  /** `crc` is what the processor wants to hear back. */
  { ok: true; notification: PaymentNotification; crc: string } | { ok: false; reason: string };

/** What occurs twice or in another form counts as missing. */
const once = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined);
const orderOf = z.object({
  order: z.object({
    id: z.string().optional(),
    signature: once(elementText),
    invoice: once(z.object({ currency: z.string(), amount: z.string() }).partial()),
    mobilpay: z.object({
      crc: z.string().optional(),
      action: once(elementText),
      processed_amount: once(elementText),
      error: once(z.object({ code: z.string(), "#text": z.string() }).partial()),
    }),
  }),
});

/** Opens the fields of a posted form. What is not sealed for our key and of our account is refused with its reason. */
export function readNotification(fields: Record<string, unknown>, account: NetopiaAccount): ReadNotification {
  const text = unseal(fields, account.privateKeyPem);
  if (text === undefined) return { ok: false, reason: "not sealed for this account" };
  const order = orderOf.safeParse(parseXml(text)).data?.order;
  if (!order) return { ok: false, reason: "not a notification" };
  const { id: reference, signature, invoice, mobilpay } = order;
  if (signature !== account.signature) return { ok: false, reason: "signature of another account" };
  const { crc, action = "", error, processed_amount: processed } = mobilpay;
  const errorCode = error?.code?.trim() ?? "";
  const status = statusOf(action, errorCode);
  if (!reference || !crc || !status || !/^\d{1,10}$/.test(errorCode))
    return { ok: false, reason: "incomplete or of an unknown action" };
  const notification = {
    reference,
    status,
    action,
    currency: invoice?.currency ?? "",
    amountBani: baniOf(invoice?.amount),
    processedBani: baniOf(processed),
    detail: detailOf(errorCode, error?.["#text"] ?? ""),
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

const MAX_DETAIL_LENGTH = 200;

function detailOf(errorCode: string, text: string): string {
  return Number(errorCode) === 0 ? "" : `${errorCode} ${text.trim()}`.trim().slice(0, MAX_DETAIL_LENGTH);
}

/** "50.49" or "50.5" or "50" in bani; undefined for anything else. */
function baniOf(text: string | undefined): number | undefined {
  const [, lei, fraction = ""] = /^\s*(\d{1,8})(?:\.(\d{1,2})0*)?\s*$/.exec(text ?? "") ?? [];
  return lei === undefined ? undefined : baniOfDecimal(`${lei}.${fraction}`);
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
