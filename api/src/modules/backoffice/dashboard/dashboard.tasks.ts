import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { notifyStaff } from "./notify-staff.ts";

export function dashboardTasks(context: ApiContext): TaskList {
  return { tell_staff: async () => notifyStaff(context) };
}
