import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { sumMargins } from "./margin-sums.service.ts";

export function costsTasks(context: ApiContext): TaskList {
  return { sum_margins: () => sumMargins(context) };
}
