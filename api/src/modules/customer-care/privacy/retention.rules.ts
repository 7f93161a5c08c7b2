/** How long finished orders keep personal data when nobody asks for their erasure. Pure. (law: Retention) */
import { z } from "zod";

/** The setting `retention`. */
export const retentionSetting = z.object({
  /** After the last thing that happened to an order; never shorter than the legal guarantee of two years. */
  orderYears: z.int().min(2, "Cel puțin 2 ani, cât durează garanția legală.").max(10).default(3),
});
export type Retention = z.infer<typeof retentionSetting>;

/** The setting, or the usual period where what is stored is malformed. */
export function readRetention(stored: unknown): Retention {
  const read = retentionSetting.safeParse(stored ?? {});
  return read.success ? read.data : retentionSetting.parse({});
}

/** The moment `years` before `now`. */
export function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}
