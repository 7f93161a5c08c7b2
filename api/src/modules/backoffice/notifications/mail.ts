/** What a mail is, whoever carries it away. */
import type { Html } from "../../../text/template.ts";

export interface Mail {
  /** Follows from what the mail is about, so that a second try is known as the same mail. */
  id: string;
  to: string;
  /** Who gets the answer where it is not the sender. */
  replyTo?: string;
  subject: string;
  html: Html;
  text: string;
  /** The id of the mail that this one follows, so that mailboxes show both together. */
  thread?: string;
  /** Where one press ends what the mail belongs to (RFC 8058); orders' mails have none. */
  unsubscribeUrl?: string;
  /** Papers that go with it, as PDFs. */
  papers?: { name: string; bytes: Uint8Array }[];
}

/** Name and address that the mail comes from. */
export interface Sender {
  name: string;
  address: string;
}

/** Carries a mail away; throws when it could not, and the job tries again. */
export type Mailer = (mail: Mail, from: Sender) => Promise<void>;

/** nodemailer's fields; the message id repeats the mail's, so that a copy can be told by any mailbox. */
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
