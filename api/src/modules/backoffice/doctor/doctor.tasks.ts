import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";

export function doctorTasks({ now, config }: ApiContext): TaskList {
  return {
    prove_restore: async () => {
      if (config.isRestoreProven !== false) await config.testRestore?.(now());
    },
  };
}
