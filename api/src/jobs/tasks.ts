/** Every kind of job and who handles it. */
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../config.ts";
import { notificationTasks } from "../modules/notifications/index.ts";

export function tasks(context: ApiContext): TaskList {
  return { ...notificationTasks(context) };
}
