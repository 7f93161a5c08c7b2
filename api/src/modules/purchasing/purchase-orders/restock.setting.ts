import { z } from "zod";

export const restockSetting = z.object({
  /** Whether product pages show when sold-out goods should arrive. */
  isShown: z.boolean().default(false),
});

/** Returns the setting, or the default if the stored value is invalid. */
export function readRestock(stored: unknown): z.infer<typeof restockSetting> {
  const read = restockSetting.safeParse(stored ?? {});
  return read.success ? read.data : restockSetting.parse({});
}
