/** Who carries the shop's mails away. */
import type { ApiConfig } from "../../config.ts";
import type { Mailer } from "./mail.ts";
import { folderMailer } from "./providers/folder-mailer.ts";
import { smtpMailer } from "./providers/smtp-mailer.ts";

/** The SMTP server where one is set; else files in the mail folder, which /dev/mail shows. */
export function chooseMailer({ smtpUrl, mailFolder }: ApiConfig, now: () => Date): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : folderMailer(mailFolder, now);
}
