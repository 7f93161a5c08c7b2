import { type Mailer, messageOf } from "../mail.ts";
import { hasMail, writeMail } from "../mail-files.ts";

/** Returns a mailer that writes emails to files, each once, for use without an SMTP server. */
export function folderMailer(folder: string, now: () => Date): Mailer {
  return async (mail, from) => {
    if (hasMail(folder, mail.id)) return;
    const { createTransport } = await import("nodemailer");
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail({ ...messageOf(mail, from), date: now() });
    // nodemailer returns a Buffer because of `buffer: true`.
    const source = message as Buffer;
    const { id, to, subject, html, text, attachments = [] } = mail;
    const names = attachments.map(({ name }) => name);
    writeMail(
      folder,
      { id, to, subject, date: now().toISOString(), html: html.markup, text, papers: names },
      { source, papers: attachments.map(({ bytes }) => bytes) },
    );
  };
}
