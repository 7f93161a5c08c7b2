import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../context.ts";
import { isRecipientRefused } from "../modules/backoffice/notifications/index.ts";
import type { JobPayloads } from "./enqueue.ts";
import { idsOfJob } from "./job-ids.ts";

/**
 * Emails to the shop itself. They are retried until they fail permanently. Staff then see them among the failed jobs
 * and can correct the shop's address.
 */
const TO_THE_SHOP: ReadonlySet<string> = new Set<keyof JobPayloads>([
  "contact_message_mail",
  "complaint_mail",
  "offer_request_mail",
  "offer_accepted_mail",
]);

/**
 * Wraps the tasks so that an email is logged, and not retried, when the recipient's server permanently rejects the
 * address.
 */
export function endRefused(tasks: TaskList, { log }: Pick<ApiContext, "log">): TaskList {
  const ending = Object.entries(tasks).map(([name, task]): [string, typeof task] => [
    name,
    task &&
      (async (payload, helpers) => {
        try {
          return await task(payload, helpers);
        } catch (error) {
          if (TO_THE_SHOP.has(name) || !isRecipientRefused(error)) throw error;
          const message = "A mail is not retried: the recipient's server permanently rejects the address.";
          log({ level: "warn", message, ...idsOfJob(helpers.job), error });
        }
      }),
  ]);
  return Object.fromEntries(ending);
}
