/** Who carries the shop's mails away. */
import type { ApiContext } from "../../../context.ts";
import type { Mail, Mailer, Sender } from "./mail.ts";
import { folderMailer } from "./providers/folder-mailer.ts";
import { answersSmtp, smtpMailer } from "./providers/smtp-mailer.ts";
import { beginMail, noteNotSent, noteSent } from "./sent-mail.store.ts";

/** The SMTP server where one is set; else files in the mail folder, which /dev/mail shows. Either way a mail leaves once. */
export function chooseMailer(context: Pick<ApiContext, "db" | "now" | "config" | "log">): Mailer {
  const { smtpUrl, mailFolder } = context.config;
  const send = smtpUrl ? once(context, smtpMailer(smtpUrl)) : folderMailer(mailFolder, context.now);
  return async (mail, from) => {
    // Of an order whose buyer was erased: there is nobody to mail.
    if (mail.to !== "") await send(mail, from);
  };
}

/** Whether mails can leave now. */
export interface MailServer {
  isAnswering(): Promise<boolean>;
}

/** The SMTP server where one is set; the mail folder is always there. */
export function mailServerOf({ smtpUrl }: Pick<ApiContext["config"], "smtpUrl">): MailServer {
  return { isAnswering: async () => !smtpUrl || (await answersSmtp(smtpUrl)) };
}

/**
 * Sends each mail once. While its outcome cannot be stored, this process remembers it and stores it at the job's next try. A
 * process that dies between sending and storing leads to a second copy; after that the mail counts as sent.
 */
function once({ db, now, log }: Pick<ApiContext, "db" | "now" | "log">, send: Mailer): Mailer {
  const accepted = new Set<string>();
  return async (mail, from) => {
    if (!accepted.has(mail.id)) {
      const state = await beginMail(db, mail.id, now());
      if (state === "sent") return;
      if (state === "to-send") await sendNow(mail, from);
      else log({ level: "warn", message: "A mail was sent twice without a stored outcome.", mail: mail.id });
      accepted.add(mail.id);
    }
    await noteSent(db, mail.id, now());
    accepted.delete(mail.id);
  };

  async function sendNow(mail: Mail, from: Sender): Promise<void> {
    try {
      await send(mail, from);
    } catch (error) {
      await noteNotSent(db, mail.id).catch(() => undefined);
      throw error;
    }
  }
}
