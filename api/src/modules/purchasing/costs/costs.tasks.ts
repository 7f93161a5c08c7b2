import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { sumSales } from "../../selling/orders/index.ts";
import { sumMargins } from "./margin-sums.service.ts";

export function costsTasks(context: ApiContext): TaskList {
  return {
    sum_margins: async () => {
      await sumSales(context);
      await sumMargins(context);
    },
  };
}
