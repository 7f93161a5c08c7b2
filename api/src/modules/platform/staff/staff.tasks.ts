import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { deleteOldLinks } from "./entering/links.store.ts";
import { deleteOldSessions } from "./entering/sessions.store.ts";

/** For how long a session that is over is told to be expired. */
const EXPIRED_MS = 7 * 86_400_000;

/** Sweeps away what let someone in once and no longer does. */
export function staffTasks({ db, now }: ApiContext): TaskList {
  return {
    delete_expired_staff_logins: async () => {
      await deleteOldSessions(db, new Date(now().getTime() - EXPIRED_MS));
      await deleteOldLinks(db);
    },
  };
}
