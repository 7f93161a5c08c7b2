import { getStaffDashboard, getStaffDashboardCounts } from "@curat/contract/staff/dashboard";
import type { ApiContext } from "../../../context.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { loadCounts, loadToday } from "./dashboard.service.ts";

export function dashboardRoutes(app: ApiApp, context: ApiContext): void {
  serve(app, getStaffDashboard, async ({ staff }) => ({ data: await loadToday(context, staff) }));
  serve(app, getStaffDashboardCounts, async ({ staff }) => ({ data: await loadCounts(context, staff) }));
}
