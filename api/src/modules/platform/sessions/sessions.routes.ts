import { endOtherSessions, listSessions } from "@curat/contract/sessions";
import type { ApiContext } from "../../../context.ts";
import { transaction } from "../../../db/database.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { endSessionsOf, loadSessions } from "./sessions.service.ts";

const ENDED = "Ai ieșit din cont pe celelalte dispozitive.";

export function sessionsRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, listSessions, async ({ userToken, customer: { id } }) => {
    const sessions = await loadSessions(context, id, userToken);
    return {
      data: sessions.map(({ createdAt, usedAt, device, isCurrent }) => ({
        created_at: createdAt.toISOString(),
        used_at: usedAt.toISOString(),
        device,
        current: isCurrent,
      })),
    };
  });

  serve(app, endOtherSessions, async ({ userToken, customer: { id } }) => {
    await transaction(context.db, (tx) => endSessionsOf(tx, id, userToken));
    return { data: null, message: ENDED };
  });
}
