import { EVENT_DAYS } from "@curat/contract/staff/webhooks.values";
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { deleteEventsBefore } from "./deliveries.store.ts";
import { sendWebhooks } from "./send-webhooks.service.ts";

export function webhookTasks(context: ApiContext): TaskList {
  return {
    send_webhooks: async () => {
      await sendWebhooks(context);
    },
    delete_old_events: async () => {
      await deleteEventsBefore(context.db, new Date(context.now().getTime() - EVENT_DAYS * 86_400_000));
    },
  };
}
