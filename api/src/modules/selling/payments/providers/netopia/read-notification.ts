import { baniOfDecimal } from "../../../../../text/money.ts";
import { createHash } from "node:crypto";
import { z } from "zod";
import type { NetopiaAccount } from "../../../../../config.ts";
import { escapeXml } from "../../../../../text/escape-xml.ts";
import { elementText, parseXml } from "../../../../../text/xml.ts";
import type { NotifiedStatus, PaymentNotification } from "../processor.ts";
import { unseal } from "./envelope.ts";

export type ReadNotification =
  | { ok: true; notification: PaymentNotification; crc: string }
  | { ok: false; reason: string };

/** A repeated or malformed element counts as missing. */
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

/**
 * Parses a notification. Refuses it unless it is encrypted for the shop's key and contains the signature of the
 * shop's account.
 */
export function readNotification(fields: Record<string, unknown>, account: NetopiaAccount): ReadNotification {
  const text = unseal(fields, account.privateKeyPem);
  if (text === undefined) return { ok: false, reason: "not encrypted for this account" };
  const order = orderOf.safeParse(parseXml(text)).data?.order;
  if (!order) return { ok: false, reason: "not a notification" };
  const { id: reference, signature, invoice, mobilpay } = order;
  if (signature !== account.signature) return { ok: false, reason: "signature of another account" };
  const { crc, action = "", error, processed_amount: processed } = mobilpay;
  const errorCode = error?.code?.trim() ?? "";
  const status = statusOf(action, errorCode);
  if (!reference || !crc || !status || !/^\d{1,10}$/.test(errorCode))
    return { ok: false, reason: "incomplete or with an unknown action" };
  const notification = {
    provider: "netopia" as const,
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

function statusOf(action: string, errorCode: string): NotifiedStatus | undefined {
  if (!Object.hasOwn(STATUSES, action)) return undefined;
  return Number(errorCode) === 0 ? STATUSES[action] : "failed";
}
const STATUSES: Record<string, NotifiedStatus> = {
  new: "started",
  // The money is reserved or under review. Only 'confirmed' captures it.
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

/** Converts "50.49", "50.5" or "50" to bani; undefined for anything else. */
function baniOf(text: string | undefined): number | undefined {
  const [, lei, fraction = ""] = /^\s*(\d{1,8})(?:\.(\d{1,2})0*)?\s*$/.exec(text ?? "") ?? [];
  return lei === undefined ? undefined : baniOfDecimal(`${lei}.${fraction}`);
}

export function answerUnderstood(crc: string): string {
  return `${DECLARATION}<crc>${escapeXml(crc)}</crc>`;
}

/** Returns the XML of a refusal. The processor retries after a temporary error, but not after a permanent one. */
export function answerRefused(kind: "temporary" | "permanent", reason: string): string {
  const type = kind === "temporary" ? 1 : 2;
  return `${DECLARATION}<crc error_type="${type}" error_code="${type}">${escapeXml(reason)}</crc>`;
}
const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n';
