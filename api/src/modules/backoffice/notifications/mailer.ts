import type { ApiContext } from "../../../context.ts";
import type { Mail, Mailer, Sender } from "./mail.ts";
import { folderMailer } from "./providers/folder-mailer.ts";
import { answersSmtp, smtpMailer } from "./providers/smtp-mailer.ts";
import { beginMail, noteNotSent, noteSent } from "./sent-mail.store.ts";

/**
 * Returns a mailer for SMTP, or for the folder of /dev/mail without a server. Both skip emails that were already
 * sent.
 */
export function chooseMailer(context: Pick<ApiContext, "db" | "now" | "config" | "log">): Mailer {
  const { smtpUrl, mailFolder } = context.config;
  const send = smtpUrl ? once(context, smtpMailer(smtpUrl)) : folderMailer(mailFolder, context.now);
  return async (mail, from) => {
    // Emails about orders of erased buyers have no recipient and are skipped.
    if (mail.to !== "") await send(mail, from);
  };
}

export interface MailServer {
  isAnswering(): Promise<boolean>;
}

/** Returns a check of the SMTP server. Without SMTP, the mail folder is always available. */
export function mailServerOf({ smtpUrl }: Pick<ApiContext["config"], "smtpUrl">): MailServer {
  return { isAnswering: async () => !smtpUrl || (await answersSmtp(smtpUrl)) };
}

/**
 * Sends each email once. A crash between sending and recording causes one duplicate; after a second crash the email
 * counts as sent.
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
