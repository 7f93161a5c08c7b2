import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { stepEmag } from "./step.service.ts";

export function marketplaceTasks(context: ApiContext): TaskList {
  return {
    emag_step: async (payload) => {
      const isAsked = typeof payload === "object" && payload !== null && "isAsked" in payload;
      const words = await stepEmag(context, { isAsked });
      // A failed job is retried and listed for staff with its reason.
      if (words) throw new Error(words);
    },
  };
}
