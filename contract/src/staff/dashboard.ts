/** Pending work that the caller has permission to see. */
import { z } from "@hono/zod-openapi";
import { call, one } from "../envelope.ts";
import { DRAFTED_KINDS } from "./drafts.values.ts";
import { deadline } from "./queue.fields.ts";
import { DASHBOARD_KINDS } from "./dashboard.values.ts";

const dashboardRow = z
  .object({
    kind: z.enum(DASHBOARD_KINDS),
    count: z.int(),
    oldest: z.string().nullable(),
    deadline,
    /** Items that have no separate list: lowest stock with quantities, failed tasks, late returns. */
    details: z.array(z.string()),
    /** The first five pages whose scheduled publication failed. */
    pages: z.array(z.object({ kind: z.enum(DRAFTED_KINDS), id: z.string(), title: z.string() })),
  })
  .openapi("DashboardRow");
export type DashboardRow = z.infer<typeof dashboardRow>;

export const getStaffDashboard = call({
  method: "get",
  path: "/staff/dashboard",
  tag: "Staff",
  summary:
    "Lists the pending tasks that the caller may see, in working order, with their number, oldest date and deadline. Kinds without tasks are omitted",
  access: "staff",
  effect: "read",
  answer: one(z.array(dashboardRow)),
});

export const getStaffDashboardCounts = call({
  method: "get",
  path: "/staff/dashboard/counts",
  tag: "Staff",
  summary:
    "Counts the pending tasks that the caller may see, for the kinds that the menu and the tabs of orders show. Kinds without tasks are omitted",
  access: "staff",
  effect: "read",
  answer: one(z.array(z.object({ kind: z.enum(DASHBOARD_KINDS), count: z.int() }).openapi("DashboardCount"))),
});
