import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { forgetMoving } from "./moving.store.ts";

const KEPT_MS = 30 * 86_400_000;

/** Deletes another shop's data once it is no longer needed for the migration. */
export function movingTasks({ db, now }: ApiContext): TaskList {
  return { forget_moving: async () => forgetMoving(db, new Date(now().getTime() - KEPT_MS)) };
}
