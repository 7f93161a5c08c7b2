import { showPresence } from "@curat/contract/staff/presence";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { keepPresence, othersAt } from "./presence.store.ts";

/** Who else has a record open. */
export function staffPresenceRoutes(app: ApiApp, { db, now }: ApiContext): void {
  serve(app, showPresence, async ({ body, staff: { memberId } }) => {
    const open = { ...body, now: now() };
    await keepPresence(db, memberId, open);
    return { data: await othersAt(db, memberId, open) };
  });
}
