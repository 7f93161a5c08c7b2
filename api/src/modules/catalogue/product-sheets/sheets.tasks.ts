import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { startDueSheets } from "./sheets.job.ts";
import { deleteOldSheets } from "./sheets.store.ts";

export function sheetTasks(context: ApiContext): TaskList {
  return {
    start_planned_sheets: async () => startDueSheets(context),
    delete_old_sheets: async () => deleteOldSheets(context.db, context.now()),
  };
}
