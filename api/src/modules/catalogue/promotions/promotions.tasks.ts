import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { applyPromotions } from "./apply.service.ts";

export function promotionTasks({ db, now, log }: ApiContext): TaskList {
  return {
    apply_promotions: async () => {
      const count = await applyPromotions(db, now());
      if (count > 0) log({ level: "info", message: "Promotions were applied.", count });
    },
  };
}
