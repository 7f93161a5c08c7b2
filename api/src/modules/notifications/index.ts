import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../config.ts";

export function notificationTasks(_context: ApiContext): TaskList {
  return {};
}
