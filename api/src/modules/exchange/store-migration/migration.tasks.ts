import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { forgetMigrations } from "./migration.store.ts";

const RETENTION_MS = 30 * 86_400_000;

export function migrationTasks({ db, now }: ApiContext): TaskList {
  return { forget_moving: async () => forgetMigrations(db, new Date(now().getTime() - RETENTION_MS)) };
}
