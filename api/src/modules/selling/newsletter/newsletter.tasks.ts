import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { oldestOpen } from "./newsletter.rules.ts";
import { deleteUnconfirmed } from "./newsletter.store.ts";

export function newsletterTasks({ db, now }: ApiContext): TaskList {
  return { delete_unconfirmed_subscriptions: () => deleteUnconfirmed(db, oldestOpen(now())) };
}
