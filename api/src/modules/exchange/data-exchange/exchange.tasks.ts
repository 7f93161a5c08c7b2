import { SHEET_RETENTION_DAYS } from "@curat/contract/staff/exchange.values";
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { deleteExportsBefore } from "./exports.store.ts";
import { deleteImportsBefore } from "./imports.store.ts";

/**
 * Returns the task that deletes old imported and exported files. Changes made by imports remain in the audit
 * log.
 */
export function exchangeTasks({ db, now }: ApiContext): TaskList {
  return {
    delete_old_exchanges: async () => {
      const before = new Date(now().getTime() - SHEET_RETENTION_DAYS * 86_400_000);
      await deleteImportsBefore(db, before);
      await deleteExportsBefore(db, before);
    },
  };
}
