import { getStaffDashboard } from "@curat/contract/staff/dashboard";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { loadToday } from "./dashboard.service.ts";

export function dashboardRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, getStaffDashboard, async ({ staff }) => ({ data: await loadToday(context, staff) }));
}
