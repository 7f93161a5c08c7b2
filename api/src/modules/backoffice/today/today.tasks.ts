import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { tellStaff } from "./tell-staff.ts";

export function dashboardTasks(context: ApiContext): TaskList {
  return { tell_staff: async () => tellStaff(context) };
}
