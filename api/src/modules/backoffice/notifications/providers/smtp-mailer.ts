import { setTimeout as pause } from "node:timers/promises";
import type { Transporter } from "nodemailer";
import { type Mailer, messageOf } from "../mail.ts";

/** A reachable server sends its greeting at once; a server with greylisting takes a few seconds. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** Time limit for a whole email, because a server that replies byte by byte never reaches the socket timeout. */
const LIMIT_MS = 60_000;

async function transportTo(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({ url: smtpUrl, ...TIMEOUTS });
}

/** Returns a mailer for an SMTP URL such as smtp://user:password@mail.example:587. */
export function smtpMailer(smtpUrl: string, limitMs = LIMIT_MS): Mailer {
  let transport: Promise<Transporter> | undefined;
  return async (mail, from) => {
    transport ??= transportTo(smtpUrl);
    await within(limitMs, (await transport).sendMail(messageOf(mail, from)));
  };
}

/** Returns whether the server responds and accepts the login. */
export async function answersSmtp(smtpUrl: string, limitMs = LIMIT_MS): Promise<boolean> {
  const transport = await transportTo(smtpUrl);
  return await within(limitMs, transport.verify()).catch(() => false);
}

/** Returns why the server cannot be used; undefined if it accepts the login. */
export async function smtpFault(
  smtpUrl: string,
  limitMs: number,
): Promise<"login" | "unreachable" | undefined> {
  const transport = await transportTo(smtpUrl);
  try {
    await within(limitMs, transport.verify());
    return undefined;
  } catch (error) {
    const { code } = error as { code?: string };
    return code === "EAUTH" ? "login" : "unreachable";
  }
}

/** Rejects after the limit as for an unreachable server, and ignores a later result. */
async function within<T>(limitMs: number, input: Promise<T>): Promise<T> {
  const ending = new AbortController();
  const isOver = pause(limitMs, undefined, { signal: ending.signal }).then(() => {
    throw Object.assign(new Error("The mail server sent an incomplete response."), { command: "CONN" });
  });
  try {
    return await Promise.race([input, isOver]);
  } finally {
    ending.abort();
  }
}

/** Matches replies about a mailbox or domain that accepts no email (RFC 3463, RFC 7505), but not about the sender. */
const BAD_ADDRESS = /^5\d\d[ -]5\.(?:1\.(?:[0-6]|10)|2\.1)\b/;
/** Matches replies with only a three-digit code. They may be about the recipient or the sender. */
const BAD_ADDRESS_IN_SHORT = /^55[013][ -](?!\d\.\d)/;
/** Words that show that a reply with only a three-digit code is about the sender. */
const NOT_FROM_US = /relay|auth|denied|allowed|block|spam|polic/i;

/** Returns whether the server permanently refuses the recipient. Errors that can be fixed are retried. */
export function isRecipientRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, response = "" } = error as Error & { command?: string; response?: string };
  if (command !== "RCPT TO") return false;
  return BAD_ADDRESS.test(response) || (BAD_ADDRESS_IN_SHORT.test(response) && !NOT_FROM_US.test(response));
}

const UNAVAILABLE_CODES = new Set(["EDNS", "ECONNECTION", "EAUTH", "ETLS"]);

/** Returns whether the server is unavailable for all emails, rather than rejecting only this one. */
export function isMailServerAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode } = error as Error & {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  // 421: service not available, closing connection (RFC 5321).
  return command === "CONN" || responseCode === 421 || UNAVAILABLE_CODES.has(code ?? "");
}
