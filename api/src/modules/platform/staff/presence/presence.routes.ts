import { showPresence } from "@curat/contract/staff/presence";
import { STAFF_MESSAGES } from "@curat/contract/messages.values";
import type { ApiContext } from "../../../../context.ts";
import { Refusal } from "../../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../../http/serve.ts";
import { maySeeKind } from "../../changes/index.ts";
import { savePresence, loadOtherViewers } from "./presence.store.ts";

export function staffPresenceRoutes(app: ApiApp, { db, now }: ApiContext): void {
  serve(app, showPresence, async ({ body, staff }) => {
    // Only members who may open the record themselves see presence.
    if (!maySeeKind(body.kind, staff)) throw new Refusal(403, { message: STAFF_MESSAGES.notAllowed });
    const { memberId } = staff;
    const open = { ...body, now: now() };
    await savePresence(db, memberId, open);
    return { data: await loadOtherViewers(db, memberId, open) };
  });
}
