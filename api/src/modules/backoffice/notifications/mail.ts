/** A mail, independent of the way in which it is sent. */
import type { Html } from "../../../text/template.ts";

export interface Mail {
  /** An id derived from what the mail is about, so that a retry is recognised as the same mail. */
  id: string;
  to: string;
  /** Address for replies, if it is not the sender's. */
  replyTo?: string;
  subject: string;
  html: Html;
  text: string;
  /** Id of the mail to which this one replies, so that mail programs show them as a thread. */
  thread?: string;
  /** One-click unsubscribe URL (RFC 8058); order mails have none. */
  unsubscribeUrl?: string;
  /** Attached PDFs. */
  papers?: { name: string; bytes: Uint8Array }[];
}

/** Name and address of the sender. */
export interface Sender {
  name: string;
  address: string;
}

/** Sends a mail. Throws if it cannot be sent; the job then retries. */
export type Mailer = (mail: Mail, from: Sender) => Promise<void>;

/**
 * Converts a mail to nodemailer's fields. The message id derives from the mail's id, so that mailboxes
 * recognise a duplicate.
 */
export function messageOf(
  { id, to, replyTo, thread, subject, html, text, unsubscribeUrl, papers = [] }: Mail,
  from: Sender,
) {
  const domain = from.address.split("@").at(-1) ?? "localhost";
  const attachments = papers.map(({ name: filename, bytes }) => ({
    filename,
    content: Buffer.from(bytes),
    contentType: "application/pdf",
  }));
  const messageIdOf = (mail: string) => `<${mail}@${domain}>`;
  const envelope = { messageId: messageIdOf(id), from, to, replyTo };
  const follows =
    thread === undefined ? {} : { inReplyTo: messageIdOf(thread), references: messageIdOf(thread) };
  const headers: Record<string, string> =
    unsubscribeUrl === undefined
      ? {}
      : {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        };
  return { ...envelope, ...follows, headers, subject, html: html.markup, text, attachments };
}
