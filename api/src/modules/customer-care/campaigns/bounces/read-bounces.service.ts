import type { BouncesAccount } from "../../../../config.ts";
import type { ApiContext } from "../../../../context.ts";
import { transaction } from "../../../../db/database.ts";
import { type AccountAnswer, accountOf } from "../../../platform/accounts/index.ts";
import { FAILURES_TO_SUPPRESS } from "../campaigns.rules.ts";
import { isFailing, writeReported } from "../sends.store.ts";
import { insertSuppression } from "../suppressions.store.ts";
import { findReminded } from "../reminders.store.ts";
import { MailboxFault, withMailbox } from "./pop3.ts";
import { isReport, type MailReport, readReport } from "./reports.rules.ts";
import { reportedMail } from "./return-path.ts";

type Shop = Pick<ApiContext, "db" | "now" | "config" | "log">;

const LIMIT_MS = 60_000;
const RUN_MS = 40_000;
const CHECK_MS = 9_000;
const MAX_MESSAGES = 1_000;
/** Reports about marketing emails return at most a whole email, and these have no attachments. */
const MAX_BYTES = 1_024 * 1_024;

/**
 * Reads the mailbox of undelivered emails, newest first, and deletes the reports about our marketing emails. Other
 * messages stay. Throws MailboxFault.
 */
export async function readBounces(shop: Shop): Promise<void> {
  const account = accountOf(shop.config, "bounces");
  if (!account) return;
  const until = performance.now() + RUN_MS;
  await withMailbox(
    account.url,
    async (mailbox) => {
      const listed = await mailbox.list();
      for (const { number, bytes } of listed.toReversed().slice(0, MAX_MESSAGES)) {
        if (performance.now() > until) return;
        if (bytes > MAX_BYTES || !isReport(await mailbox.header(number))) continue;
        const report = readReport(await mailbox.message(number));
        if (report && (await noteReport(shop, report))) await mailbox.remove(number);
      }
    },
    LIMIT_MS,
  );
}

/** Returns false for a report about an email that is not one of our marketing emails. */
async function noteReport({ db, now, config }: Shop, report: MailReport): Promise<boolean> {
  const [mail] = report.ids.flatMap((id) => reportedMail(config, id) ?? []);
  if (!mail) return false;
  const { kind, detail } = report;
  const at = now();
  await transaction(db, async (tx) => {
    const state = kind === "bounce" ? "refused" : "failed";
    const email =
      mail.kind === "reminder"
        ? await findReminded(tx, mail.id)
        : await writeReported(
            tx,
            mail.id,
            kind === "complaint" ? { complainedAt: at } : { state, fault: detail },
          );
    // The address was erased in the meantime.
    if (email === undefined) return;
    if (kind === "complaint") await insertSuppression(tx, { email, reason: "complaint", detail, at });
    else if (kind === "bounce") await insertSuppression(tx, { email, reason: "refused", detail, at });
    else if (await isFailing(tx, email, FAILURES_TO_SUPPRESS))
      await insertSuppression(tx, { email, reason: "failing", detail, at });
  });
  return true;
}

/** Logs in to the mailbox without changing it. */
export async function checkBouncesAccount({ url }: BouncesAccount): Promise<AccountAnswer> {
  try {
    const count = await withMailbox(url, async (mailbox) => (await mailbox.list()).length, CHECK_MS);
    return { isGood: true, words: `Căsuța poate fi citită. Mesaje în ea acum: ${count}.` };
  } catch (error) {
    const isLogin = error instanceof MailboxFault && error.kind === "login";
    return {
      isGood: false,
      words: isLogin
        ? "Serverul nu acceptă adresa și parola. Scrie-le din nou."
        : "Serverul POP3 nu răspunde. Verifică numele serverului și portul (de obicei 995).",
    };
  }
}
