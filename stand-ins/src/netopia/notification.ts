import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { XMLBuilder } from "fast-xml-parser";
import { sealFor } from "./envelope.ts";
import type { NetopiaKeys } from "./keys.ts";
import type { PostedOrder } from "./posted-order.ts";

export interface News {
  action: "new" | "paid_pending" | "confirmed_pending" | "paid" | "confirmed" | "canceled" | "credit";
  errorCode?: number;
  errorText?: string;
  /** Amount in lei; defaults to the order's. */
  processedAmount?: string;
}

/** Returns the encrypted form fields of a notification to the shop. */
export function sealNotification(order: PostedOrder, news: News, keys: NetopiaKeys): URLSearchParams {
  return new URLSearchParams(sealFor(newsXml(order, news), keys.merchant.publicPem));
}

function newsXml(order: PostedOrder, news: News): string {
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    cdataPropName: "#cdata",
  });
  const at = new Date().toISOString().replaceAll(/\D/g, "").slice(0, 14);
  const mobilpay = {
    "@timestamp": at,
    "@crc": randomBytes(16).toString("hex"),
    action: news.action,
    purchase: String(randomBytes(4).readUInt32BE()),
    original_amount: order.amount,
    processed_amount: news.processedAmount ?? order.amount,
    pan_masked: "9****1111",
    error: { "@code": String(news.errorCode ?? 0), "#cdata": news.errorText ?? "Tranzacție aprobată" },
  };
  const xml = builder.build({
    order: {
      "@type": "card",
      "@id": order.reference,
      "@timestamp": at,
      signature: order.signature,
      url: { return: order.returnUrl, confirm: order.confirmUrl },
      invoice: { "@currency": "RON", "@amount": order.amount, details: order.details },
      mobilpay,
    },
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}`;
}

const MAX_ATTEMPTS = 20;
const ANSWER_WITHIN_MS = 10_000;

/**
 * Posts a notification until the shop processes or permanently refuses it. Returns its answer; undefined if
 * all attempts fail.
 */
export async function sendNotification(
  confirmUrl: string,
  body: URLSearchParams,
  { retryPauseMs, signal }: { retryPauseMs: number; signal: AbortSignal },
): Promise<string | undefined> {
  for (let tries = 1; tries <= MAX_ATTEMPTS && !signal.aborted; tries += 1) {
    const answer = await postOnce(confirmUrl, body, signal);
    if (answer !== undefined && !/error_type="1"/.test(answer)) return answer;
    await pause(retryPauseMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}

async function postOnce(
  url: string,
  body: URLSearchParams,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    const response = await fetch(url, { method: "POST", body, signal: within });
    return response.ok ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
