import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { deleteOldLinks } from "./login/links.store.ts";
import { deleteOldSessions } from "./login/sessions.store.ts";

const EXPIRED_MS = 7 * 86_400_000;

export function staffTasks({ db, now }: ApiContext): TaskList {
  return {
    delete_expired_staff_logins: async () => {
      await deleteOldSessions(db, new Date(now().getTime() - EXPIRED_MS));
      await deleteOldLinks(db);
    },
  };
}
