import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { forgetBuyers } from "./finished-orders.ts";
import { forgetOldWords } from "./old-messages.ts";

export function privacyTasks(context: ApiContext): TaskList {
  return {
    forget_buyers: async () => {
      const count = await forgetBuyers(context);
      await forgetOldWords(context);
      if (count > 0)
        context.log({ level: "info", message: "Personal data of finished orders were erased.", count });
    },
  };
}
