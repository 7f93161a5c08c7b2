/** Client for Netopia's API, version 2. */
import { z } from "zod";
import type { NetopiaV2Account } from "../../../../../config.ts";
import { fetchExternal } from "../../../../../external/fetch-external.ts";
import { NO_ANSWER } from "../processor.ts";

const LIMIT_MS = 10_000;
const MAX_BYTES = 256 * 1024;

const code = z.union([z.string(), z.number().transform(String)]).catch("");
const amount = z.number().nonnegative().optional().catch(undefined);
const answer = z.object({
  error: z.object({ code, message: z.string().catch("") }).catch({ code: "", message: "" }),
  payment: z
    .object({
      ntpID: z.union([z.string(), z.number().transform(String)]).catch(""),
      status: z.int().optional().catch(undefined),
      amount,
      currency: z.string().catch(""),
      paymentURL: z.string().catch(""),
    })
    .optional()
    .catch(undefined),
});
export type V2Answer = z.infer<typeof answer>;

export type V2Called =
  | { kind: "answer"; answer: V2Answer }
  /** Netopia did not carry the request out. */
  | { kind: "refused"; detail: string }
  /** Netopia may have carried the request out. */
  | { kind: "unanswered"; detail: string };

/** Sends one request without retries. Does not follow redirects, because they would receive the key. */
export async function callV2(
  { url, apiKey }: NetopiaV2Account,
  path: string,
  body: object,
): Promise<V2Called> {
  try {
    const { status, bytes } = await fetchExternal(
      `${url}${path}`,
      {
        method: "POST",
        redirect: "manual",
        headers: { authorization: apiKey, "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify(body),
      },
      { limitMs: LIMIT_MS, maxBytes: MAX_BYTES },
    );
    if (status >= 500) return { kind: "unanswered", detail: `Netopia a răspuns cu eroarea ${status}.` };
    if (status !== 200) return { kind: "refused", detail: refusalOf(status) };
    const read = answer.safeParse(jsonOf(bytes));
    return read.success
      ? { kind: "answer", answer: read.data }
      : { kind: "unanswered", detail: "Netopia a trimis un răspuns care nu poate fi citit." };
  } catch {
    // The request timed out, the connection broke, or the response is too large.
    return { kind: "unanswered", detail: NO_ANSWER };
  }
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined; // The body is HTML or incomplete.
  }
}

function refusalOf(status: number): string {
  if (status === 401 || status === 403) return `Netopia nu acceptă cheia API (${status}).`;
  if (status === 429) return "Netopia primește prea multe cereri acum (429).";
  if (status < 400) return `Adresa Netopia din setări redirecționează (${status}).`;
  return `Netopia a refuzat cererea (${status}).`;
}
