import { getStaffToday } from "@curat/contract/staff/today";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { loadToday } from "./today.service.ts";

/** What waits for whoever asks. */
export function todayRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, getStaffToday, async ({ staff }) => ({ data: await loadToday(context, staff) }));
}
