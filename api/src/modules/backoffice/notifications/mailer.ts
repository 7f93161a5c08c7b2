import type { ApiContext } from "../../../context.ts";
import { accountOf } from "../../platform/accounts/index.ts";
import type { Mail, Mailer, Sender } from "./mail.ts";
import { folderMailer } from "./providers/folder-mailer.ts";
import { answersSmtp, smtpMailer } from "./providers/smtp-mailer.ts";
import { beginMail, noteNotSent, noteSent } from "./sent-mail.store.ts";

/**
 * Returns a mailer that uses the SMTP account in effect when an email is sent, or the folder of /dev/mail if there is
 * none. Over SMTP, it skips emails that were already sent.
 */
export function chooseMailer(context: Pick<ApiContext, "db" | "now" | "config" | "log">): Mailer {
  const { config } = context;
  const direct = directMailer(context);
  const bySmtp = once(context, direct);
  return async (mail, from) => {
    // Emails about orders of erased buyers have no recipient and are skipped.
    if (mail.to === "") return;
    await (accountOf(config, "mail") ? bySmtp : direct)(mail, from);
  };
}

/** Like `chooseMailer`, for callers that record sent emails themselves. */
export function directMailer({ config, now }: Pick<ApiContext, "now" | "config">): Mailer {
  const toFolder = folderMailer(config.mailFolder, now);
  let last: { url: string; send: Mailer } | undefined;
  return async (mail, from) => {
    const account = accountOf(config, "mail");
    if (!account) return toFolder(mail, from);
    if (last?.url !== account.url) last = { url: account.url, send: smtpMailer(account.url) };
    await last.send(mail, from);
  };
}

export interface MailServer {
  isAnswering(): Promise<boolean>;
}

/**
 * Returns a check that the SMTP server responds. Without an SMTP account it always succeeds, because emails are
 * written to files.
 */
export function mailServerOf(config: ApiContext["config"]): MailServer {
  return {
    isAnswering: async () => {
      const account = accountOf(config, "mail");
      return !account || (await answersSmtp(account.url));
    },
  };
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
