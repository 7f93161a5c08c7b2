import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { tellStaff } from "./tell-staff.ts";

export function todayTasks(context: ApiContext): TaskList {
  return { tell_staff: async () => tellStaff(context) };
}
