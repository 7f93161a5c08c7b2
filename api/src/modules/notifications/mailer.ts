/** Who carries the shop's mails away. */
import type { ApiContext } from "../../context.ts";
import type { Mailer } from "./mail.ts";
import { folderMailer } from "./providers/folder-mailer.ts";
import { answersSmtp, smtpMailer } from "./providers/smtp-mailer.ts";
import { noteSent, wasSent } from "./sent-mail.store.ts";

/** The SMTP server where one is set; else files in the mail folder, which /dev/mail shows. Either way a mail leaves once. */
export function chooseMailer(context: Pick<ApiContext, "db" | "now" | "config">): Mailer {
  const { smtpUrl, mailFolder } = context.config;
  return smtpUrl ? once(context, smtpMailer(smtpUrl)) : folderMailer(mailFolder, context.now);
}

/** Whether mails can leave now. */
export interface MailServer {
  isAnswering(): Promise<boolean>;
}

/** The SMTP server where one is set; the mail folder is always there. */
export function mailServerOf({ smtpUrl }: Pick<ApiContext["config"], "smtpUrl">): MailServer {
  return { isAnswering: async () => !smtpUrl || (await answersSmtp(smtpUrl)) };
}

/** A job that ran before, to its end or nearly, sends nothing again. */
function once({ db, now }: Pick<ApiContext, "db" | "now">, send: Mailer): Mailer {
  return async (mail, from) => {
    if (await wasSent(db, mail.id)) return;
    await send(mail, from);
    await noteSent(db, mail.id, now());
  };
}
