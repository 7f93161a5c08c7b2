import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { deleteExpiredCarts } from "./cart.store.ts";

export function cartTasks({ db, now, log }: ApiContext): TaskList {
  return {
    delete_expired_carts: async () => {
      const count = await deleteExpiredCarts(db, now());
      if (count > 0) log({ level: "info", message: "Expired carts were deleted.", count });
    },
  };
}
