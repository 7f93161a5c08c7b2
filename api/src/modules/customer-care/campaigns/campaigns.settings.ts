import { z } from "zod";

/** Maximum number of campaign emails per minute. It must stay within the mail server's limit. */
export const campaignsSetting = z.object({
  perMinute: z
    .int()
    .min(1, "Scrie cel puțin un e-mail pe minut.")
    .max(3_000, "Scrie cel mult 3000 de e-mailuri pe minut.")
    .default(60),
});
type CampaignsSetting = z.infer<typeof campaignsSetting>;

export function readCampaignsSetting(stored: unknown): CampaignsSetting {
  const read = campaignsSetting.safeParse(stored ?? {});
  return read.success ? read.data : campaignsSetting.parse({});
}
