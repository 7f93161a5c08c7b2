import { createTransport } from "nodemailer";
import { type Mailer, messageOf } from "../mail.ts";

const TIMEOUT_MS = 20_000;

/** Sends over the SMTP server of an address such as smtp://user:password@mail.example:587. */
export function smtpMailer(smtpUrl: string): Mailer {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  return async (mail, from) => void (await transport.sendMail(messageOf(mail, from)));
}
