/** Every kind of job and who handles it. */
import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../config.ts";
import { cartTasks } from "../modules/cart/index.ts";
import { notificationTasks } from "../modules/notifications/index.ts";

export function tasks(context: ApiContext): TaskList {
  return { ...notificationTasks(context), ...cartTasks(context) };
}

/** Jobs by the clock (UTC): minute, hour, day, month, weekday, task. */
export const CRONTAB = "17 2 * * * delete_expired_carts";
