import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";

/** Tries every night that a backup brings the shop back. */
export function doctorTasks({ now, config }: ApiContext): TaskList {
  return {
    prove_restore: async () => {
      if (config.isRestoreProven !== false) await config.proveRestore?.(now());
    },
  };
}
