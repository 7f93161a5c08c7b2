import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { forgetMoving } from "./moving.store.ts";

const KEPT_MS = 30 * 86_400_000;

/** Another shop's data stays no longer than it takes to move. */
export function movingTasks({ db, now }: ApiContext): TaskList {
  return { forget_moving: async () => forgetMoving(db, new Date(now().getTime() - KEPT_MS)) };
}
