import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { oldestOpen } from "./newsletter.rules.ts";
import { deleteUnconfirmed } from "./newsletter.store.ts";

/** An address is kept for its confirmation only: without one it goes with its link. */
export function newsletterTasks({ db, now }: ApiContext): TaskList {
  return { delete_unconfirmed_subscriptions: () => deleteUnconfirmed(db, oldestOpen(now())) };
}
