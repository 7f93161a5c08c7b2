import { createTransport, type Transporter } from "nodemailer";
import { type Mailer, messageOf } from "../mail.ts";

/** A server that can be reached greets at once; one that delays strangers on purpose takes some seconds. */
const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

function transportTo(smtpUrl: string): Transporter {
  return createTransport({ url: smtpUrl, ...TIMEOUTS });
}

/** Sends over the SMTP server of an address such as smtp://user:password@mail.example:587. */
export function smtpMailer(smtpUrl: string): Mailer {
  const transport = transportTo(smtpUrl);
  return async (mail, from) => void (await transport.sendMail(messageOf(mail, from)));
}

/** Whether the server greets and lets us in; no mail is sent. */
export async function answersSmtp(smtpUrl: string): Promise<boolean> {
  return await transportTo(smtpUrl)
    .verify()
    .catch(() => false);
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
