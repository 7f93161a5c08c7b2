import { z } from "zod";

/** How long finished orders keep personal data if no erasure is requested. (law: Retention) */
export const retentionSetting = z.object({
  /** Years after an order's last event, at least the two years of the legal guarantee. */
  orderYears: z.int().min(2, "Scrie cel puțin 2 ani, cât durează garanția legală.").max(10).default(3),
});
export type Retention = z.infer<typeof retentionSetting>;

export function readRetention(stored: unknown): Retention {
  const read = retentionSetting.safeParse(stored ?? {});
  return read.success ? read.data : retentionSetting.parse({});
}

export function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  return before;
}
