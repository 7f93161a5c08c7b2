/** The day's work: what waits for whoever asks. */
import { z } from "@hono/zod-openapi";
import { call, one } from "../envelope.ts";
import { DRAFTED_KINDS } from "./drafts.values.ts";
import { deadline } from "./queue.fields.ts";
import { TODAY_KINDS } from "./today.values.ts";

const todayRow = z
  .object({
    kind: z.enum(TODAY_KINDS),
    /** More than none. */
    count: z.int(),
    /** Since when the first of them waits; null where that is not known. */
    oldest: z.string().nullable(),
    /** Of the one that is due first; null where nothing is. */
    deadline,
    /** What it is about, where no list shows it: the scarcest products with what is left, the tasks that failed, the returns that are late. */
    details: z.array(z.string()),
    /** The very pages that it is about, where it is pages: those that were not published at their time, the first five. */
    pages: z.array(z.object({ kind: z.enum(DRAFTED_KINDS), id: z.string(), title: z.string() })),
  })
  .openapi("TodayRow");
export type TodayRow = z.infer<typeof todayRow>;

export const getStaffToday = call({
  method: "get",
  path: "/staff/today",
  tag: "Staff",
  summary:
    "What waits to be done, of what this person may see, in the order of the day: how many, since when and until when. What waits for nobody is left out",
  access: "staff",
  effect: "read",
  answer: one(z.array(todayRow)),
});
