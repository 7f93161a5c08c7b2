import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { deleteOldOffers } from "./personal-data.store.ts";

/** Requests without an order are deleted after this many days without a change. */
const RETENTION_DAYS = 731;

export function offersTasks({ db, now, log }: ApiContext): TaskList {
  return {
    delete_old_offers: async () => {
      const count = await deleteOldOffers(db, new Date(now().getTime() - RETENTION_DAYS * 86_400_000));
      if (count > 0) log({ level: "info", message: "Old requests for an offer were deleted.", count });
    },
  };
}
