import { setTimeout as pause } from "node:timers/promises";
import type { Transporter } from "nodemailer";
import { type Mailer, messageOf } from "../mail.ts";

/** A server that can be reached greets at once; one that delays strangers on purpose takes some seconds. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
/** For all of a mail: a server that drips its answers is never silent for so long. */
const LIMIT_MS = 60_000;

/** The package is loaded where mails leave: that is the worker. */
async function transportTo(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import("nodemailer");
  return createTransport({ url: smtpUrl, ...TIMEOUTS });
}

/** Sends over the SMTP server of an address such as smtp://user:password@mail.example:587. */
export function smtpMailer(smtpUrl: string, limitMs = LIMIT_MS): Mailer {
  let transport: Promise<Transporter> | undefined;
  return async (mail, from) => {
    transport ??= transportTo(smtpUrl);
    await within(limitMs, (await transport).sendMail(messageOf(mail, from)));
  };
}

/** Whether the server greets and lets us in; no mail is sent. */
export async function answersSmtp(smtpUrl: string, limitMs = LIMIT_MS): Promise<boolean> {
  const transport = await transportTo(smtpUrl);
  return await within(limitMs, transport.verify()).catch(() => false);
}

/** What is longer than that is a server that is not there; nobody hears what comes of it later. */
async function within<T>(limitMs: number, asked: Promise<T>): Promise<T> {
  const ending = new AbortController();
  const isOver = pause(limitMs, undefined, { signal: ending.signal }).then(() => {
    throw Object.assign(new Error("The mail server does not come to an end."), { command: "CONN" });
  });
  try {
    return await Promise.race([asked, isOver]);
  } finally {
    ending.abort();
  }
}

/** A mailbox or domain that is not there or takes nothing (RFC 3463, RFC 7505); the sender's own faults, 5.1.7 and 5.1.8, are not it. */
const BAD_ADDRESS = /^5\d\d[ -]5\.(?:1\.(?:[0-6]|10)|2\.1)\b/;
/** The same of a server that says no more than the three figures. */
const BAD_ADDRESS_IN_SHORT = /^55[013][ -](?!\d\.\d)/;
/** What such a server says where it is us whom it does not take. */
const NOT_FROM_US = /relay|auth|denied|allowed|block|spam|polic/i;

/**
 * Whether the recipient's address is refused and will be at every other try. A server that does not relay for us, holds us for
 * a sender of spam or has no room is asked again: that may be mended.
 */
export function isRecipientRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { command, response = "" } = error as Error & { command?: string; response?: string };
  if (command !== "RCPT TO") return false;
  return BAD_ADDRESS.test(response) || (BAD_ADDRESS_IN_SHORT.test(response) && !NOT_FROM_US.test(response));
}

const NOBODY_THERE = new Set(["EDNS", "ECONNECTION", "EAUTH", "ETLS"]);

/** Whether no mail at all can leave now, as opposed to one that the server refuses. */
export function isMailServerAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, command, responseCode } = error as Error & {
    code?: string;
    command?: string;
    responseCode?: number;
  };
  // 421: the service is not available and closes the connection (RFC 5321).
  return command === "CONN" || responseCode === 421 || NOBODY_THERE.has(code ?? "");
}
