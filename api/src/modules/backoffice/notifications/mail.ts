import type { ReturnPath } from "../../customer-care/campaigns/index.ts";
import type { Html } from "../../../text/template.ts";

export interface Mail {
  /** Derived from the event that the email is about, so that a retry is recognised as the same email. */
  id: string;
  to: string;
  replyTo?: string;
  subject: string;
  html: Html;
  text: string;
  /** Id of the email to which this one replies, so that mail programs show a thread. */
  thread?: string;
  /** One-click unsubscribe URL (RFC 8058); order emails have none. */
  unsubscribeUrl?: string;
  /** Where reports about a marketing email go. Reports about other emails go to their sender. */
  returnPath?: ReturnPath | undefined;
  attachments?: { name: string; bytes: Uint8Array }[];
}

export interface Sender {
  name: string;
  address: string;
}

/** Sends an email. Throws if it cannot be sent; the job then retries. */
export type Mailer = (mail: Mail, from: Sender) => Promise<void>;

/** Converts an email to nodemailer's fields. Its message id lets mailboxes recognise duplicates. */
export function messageOf(
  { id, to, replyTo, thread, subject, html, text, unsubscribeUrl, returnPath, attachments = [] }: Mail,
  from: Sender,
) {
  const domain = from.address.split("@").at(-1) ?? "localhost";
  const files = attachments.map(({ name: filename, bytes }) => ({
    filename,
    content: Buffer.from(bytes),
    contentType: "application/pdf",
  }));
  const messageIdOf = (mail: string) => `<${mail}@${domain}>`;
  const named = returnPath
    ? { messageId: messageIdOf(`${id}.${returnPath.proof}`), envelope: { from: returnPath.address, to } }
    : { messageId: messageIdOf(id) };
  const envelope = { ...named, from, to, replyTo };
  const follows =
    thread === undefined ? {} : { inReplyTo: messageIdOf(thread), references: messageIdOf(thread) };
  const headers: Record<string, string> =
    unsubscribeUrl === undefined
      ? {}
      : {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        };
  return { ...envelope, ...follows, headers, subject, html: html.markup, text, attachments: files };
}
