import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { remindOfInvoices } from "./reminders.service.ts";

export function receivableTasks(context: ApiContext): TaskList {
  return {
    remind_of_invoices: async () => {
      const count = await remindOfInvoices(context);
      if (count > 0) context.log({ level: "info", message: "Companies were reminded of invoices.", count });
    },
  };
}
