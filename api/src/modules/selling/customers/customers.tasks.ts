import type { TaskList } from "graphile-worker";
import type { ApiContext } from "../../../context.ts";
import { deleteExpiredSessions } from "../../platform/sessions/index.ts";
import { deleteOldAttempts } from "../../platform/attempts/index.ts";
import { deleteOldResets } from "./password-reset.store.ts";
import { deleteOldSocialAttempts } from "./social/social.store.ts";

export function customerTasks({ db, now }: ApiContext): TaskList {
  return {
    delete_expired_logins: async () => {
      const at = now();
      await deleteExpiredSessions(db, at);
      await deleteOldResets(db);
      await deleteOldAttempts(db, at);
      await deleteOldSocialAttempts(db, at);
    },
  };
}
