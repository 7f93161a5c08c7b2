/** Signals in a response besides its data (requirements: C8: shared response handling). */
import type { Facts } from "./envelope.ts";
import { MESSAGES } from "./messages.values.ts";
import { isRecord, textOf } from "./unknown-body.ts";

export interface Signals {
  notices: Notice[];
  cartId?: string;
  redirect?: string;
  loggedOut: boolean;
  /** Absent when the provider sends no cache tags. */
  tags?: string[] | undefined;
}
export interface Notice {
  kind: "success" | "error";
  text: string;
}

/** Extracts the signals from a response; ignores redirects for calls that return one as their result. */
export function signalsOf(
  body: unknown,
  status: number,
  { returnsRedirects }: Pick<Facts, "returnsRedirects">,
): Signals {
  const fields = isRecord(body) ? body : {};
  const data = isRecord(fields.data) ? fields.data : {};
  const inner = isRecord(data.data) ? data.data : {};
  const isMoved = Number(fields.statusCode ?? fields.status ?? 0) === 301 && !returnsRedirects;
  const moved = isMoved ? textOf(data.url) : undefined;
  return {
    notices: noticesOf(body, status),
    cartId: textOf(inner.qcartid) ?? textOf(data.qcartid),
    redirect: moved === undefined || /^(?:https?:)?\//.test(moved) ? moved : `/${moved}`,
    // A missing token logs the visitor out; an expired one counts as missing (requirements: C8).
    loggedOut: status > 200 && (fields.error === "token_not_provided" || fields.error === "token_expired"),
  };
}

const SILENT = new Set(["token_expired", MESSAGES.notFound]);
const SILENT_STATUSES = new Set([401, 403, 422]);

/** Returns the notices to show for a response, in order (requirements: C8). */
export function noticesOf(body: unknown, status: number): Notice[] {
  if (!isRecord(body)) return [];
  const notices: Notice[] = [];
  const message = textOf(body.message) ?? (isRecord(body.data) ? textOf(body.data.message) : undefined);
  if (message && !SILENT.has(message) && !SILENT_STATUSES.has(status)) {
    notices.push({ kind: status === 200 ? "success" : "error", text: message });
  }
  if (status !== 200)
    notices.push(...errorTexts(body.errors).map((error) => ({ kind: "error", text: error }) as const));
  return notices;
}

function errorTexts(errors: unknown): string[] {
  if (typeof errors === "string") return errors === "" || errors === "Unauthenticated." ? [] : [errors];
  if (Array.isArray(errors)) return errors.flatMap(errorTexts);
  if (!isRecord(errors)) return [];
  return Object.entries(errors).flatMap(([key, value]) => (key === "realMessage" ? [] : errorTexts(value)));
}
