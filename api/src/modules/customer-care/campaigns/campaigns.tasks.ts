import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { forgetOldRecipients } from "./personal-data.store.ts";

export function campaignTasks({ db, now }: ApiContext): TaskList {
  return { forget_campaign_recipients: () => forgetOldRecipients(db, now()) };
}
