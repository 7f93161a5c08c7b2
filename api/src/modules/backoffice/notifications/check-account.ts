import type { MailAccount } from "../../../config.ts";
import type { AccountAnswer } from "../../platform/accounts/index.ts";
import { smtpFault } from "./providers/smtp-mailer.ts";

/** Logs in to the mail server without sending an email. */
export async function checkMailAccount({ url }: MailAccount): Promise<AccountAnswer> {
  const fault = await smtpFault(url, 9_000);
  switch (fault) {
    case undefined:
      return { isGood: true, words: "Serverul de e-mail acceptă utilizatorul și parola." };
    case "login":
      return {
        isGood: false,
        words:
          "Serverul de e-mail nu acceptă utilizatorul și parola. Scrie-le din nou; unii furnizori cer o parolă de aplicație.",
      };
    case "unreachable":
      return {
        isGood: false,
        words: "Serverul de e-mail nu răspunde. Verifică numele serverului și portul (465 sau 587).",
      };
  }
}
