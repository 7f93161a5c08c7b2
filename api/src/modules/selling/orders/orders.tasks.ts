import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import type { JobPayloads } from "../../../jobs/enqueue.ts";
import { deleteOldBulks } from "./bulk/bulk.store.ts";
import { moveItem } from "./bulk/bulk.service.ts";
import { forgetNetworks } from "./placing/unproven.store.ts";
import { releaseUnpaidOrders, remindOfTransfers, setTransferDeadlines } from "./unpaid-orders.ts";

export function orderTasks(context: ApiContext): TaskList {
  return {
    release_unpaid_orders: async () => {
      await setTransferDeadlines(context);
      await remindOfTransfers(context);
      const count = await releaseUnpaidOrders(context);
      if (count > 0) context.log({ level: "info", message: "Unpaid orders were released.", count });
    },
    bulk_move: async (payload) => moveItem(context, payload as JobPayloads["bulk_move"]),
    delete_old_bulks: async () => deleteOldBulks(context.db, context.now()),
    forget_networks: async () => forgetNetworks(context.db, context.now()),
  };
}
