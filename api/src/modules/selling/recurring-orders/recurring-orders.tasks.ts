import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { makeDueDrafts } from "./drafts.service.ts";

export function recurringOrderTasks(context: ApiContext): TaskList {
  return {
    make_recurring_drafts: async () => {
      const count = await makeDueDrafts(context);
      if (count > 0) context.log({ level: "info", message: "Drafts of recurring orders were made.", count });
    },
  };
}
