/** Mails to addresses that will never take them are not tried again. */
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../context.ts";
import { isRecipientRefused } from "../modules/backoffice/notifications/index.ts";
import type { JobPayloads } from "./enqueue.ts";
import { idsOfJob } from "./job-ids.ts";

/** Where the shop's own address is wrong somebody has to know: these are tried on, and then failed. */
const TO_THE_SHOP: ReadonlySet<string> = new Set<keyof JobPayloads>([
  "contact_message_mail",
  "complaint_mail",
  "offer_request_mail",
  "offer_accepted_mail",
]);

/** The tasks, each at its end once the recipient's server refuses the address for good: the log tells of it. */
export function endRefused(tasks: TaskList, { log }: Pick<ApiContext, "log">): TaskList {
  const ending = Object.entries(tasks).map(([name, task]): [string, typeof task] => [
    name,
    task &&
      (async (payload, helpers) => {
        try {
          return await task(payload, helpers);
        } catch (error) {
          if (TO_THE_SHOP.has(name) || !isRecipientRefused(error)) throw error;
          const message = "A mail is not tried again: its recipient's server refuses the address for good.";
          log({ level: "warn", message, ...idsOfJob(helpers.job), error });
        }
      }),
  ]);
  return Object.fromEntries(ending);
}
