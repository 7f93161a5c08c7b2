import { getStaffDashboard } from "@curat/contract/staff/today";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { loadToday } from "./today.service.ts";

/** Mounts the call that returns the member's pending work. */
export function dashboardRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, getStaffDashboard, async ({ staff }) => ({ data: await loadToday(context, staff) }));
}
