import { z } from "zod";

/** Reminders are off by default. */
export const remindersSetting = z.object({
  cart: z.boolean().default(false),
  cartHours: z
    .int()
    .min(2, "Scrie cel puțin 2 ore.")
    .max(72, "Scrie cel mult 72 de ore: după trei zile, clienții uită de coș.")
    .default(24),
  reorder: z.boolean().default(false),
});

/** Returns the setting, or the default if the stored value is invalid. */
export function readReminders(stored: unknown): z.infer<typeof remindersSetting> {
  const read = remindersSetting.safeParse(stored ?? {});
  return read.success ? read.data : remindersSetting.parse({});
}
