/** The dashboard: pending work that the caller may see. */
import { z } from "@hono/zod-openapi";
import { call, one } from "../envelope.ts";
import { DRAFTED_KINDS } from "./drafts.values.ts";
import { deadline } from "./queue.fields.ts";
import { DASHBOARD_KINDS } from "./dashboard.values.ts";

const dashboardRow = z
  .object({
    kind: z.enum(DASHBOARD_KINDS),
    /** Greater than zero. */
    count: z.int(),
    /** Time of the oldest item; null when unknown. */
    oldest: z.string().nullable(),
    /** Earliest deadline; null for none. */
    deadline,
    /** Details that no list shows: lowest stock with quantities, failed tasks, late returns. */
    details: z.array(z.string()),
    /** Pages whose scheduled publication failed; the first five. */
    pages: z.array(z.object({ kind: z.enum(DRAFTED_KINDS), id: z.string(), title: z.string() })),
  })
  .openapi("DashboardRow");
export type DashboardRow = z.infer<typeof dashboardRow>;

export const getStaffDashboard = call({
  method: "get",
  path: "/staff/today",
  tag: "Staff",
  summary:
    "What waits to be done, of what this person may see, in the order of the day: how many, since when and until when. What waits for nobody is left out",
  access: "staff",
  effect: "read",
  answer: one(z.array(dashboardRow)),
});
