import { SHEET_RETENTION_DAYS } from "@curat/contract/staff/exchange.values";
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { deleteExportsBefore } from "./exports.store.ts";
import { deleteImportsBefore } from "./imports.store.ts";

/** Returns the task that deletes old files. The audit log keeps the changes that imports made. */
export function exchangeTasks({ db, now }: ApiContext): TaskList {
  return {
    delete_old_exchanges: async () => {
      const before = new Date(now().getTime() - SHEET_RETENTION_DAYS * 86_400_000);
      await deleteImportsBefore(db, before);
      await deleteExportsBefore(db, before);
    },
  };
}
