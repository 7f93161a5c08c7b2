import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { deleteOldSheets } from "./order-sheet.store.ts";

/** A sheet is deleted this many days after its last change. */
const SHEET_DAYS = 14;

export function orderSheetTasks({ db, now, log }: ApiContext): TaskList {
  return {
    delete_old_order_sheets: async () => {
      const count = await deleteOldSheets(db, new Date(now().getTime() - SHEET_DAYS * 86_400_000));
      if (count > 0) log({ level: "info", message: "Old order sheets were deleted.", count });
    },
  };
}
