/** Results of the health checks of `npm run doctor`. */
import { z } from "@hono/zod-openapi";
import { call, one } from "../envelope.ts";
import { CHECK_NAMES, CHECK_STATES } from "./doctor.values.ts";

const checked = z
  .object({
    check: z.enum(CHECK_NAMES),
    state: z.enum(CHECK_STATES),
    /** Key of the finding; `timed_out`, `not_asked` or `failed` when the check produced none. */
    finding: z.string(),
    figures: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .openapi("Checked");
export type Checked = z.infer<typeof checked>;

export const getDoctor = call({
  method: "get",
  path: "/staff/doctor",
  tag: "Staff: doctor",
  summary: "Runs all health checks of the shop now; takes as long as the slowest check, at most 10 seconds",
  access: { staff: "doctor:view" },
  effect: "read",
  answer: one(z.object({ checked_at: z.string(), checks: z.array(checked) })),
});
