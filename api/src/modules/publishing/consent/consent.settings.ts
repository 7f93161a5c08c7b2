import { z } from "zod";

export const consentGroups = z.array(
  z.object({
    title: z.string().min(1).max(255),
    description: z.string().min(1).max(5_000),
    /** True for purposes that are always on, because the shop needs them to work. */
    fixed: z.boolean().optional(),
    items: z
      .array(
        z.object({
          dpid: z.int().positive(),
          name: z.string().min(1).max(255),
          description: z.string().min(1).max(5_000),
          lifetimeText: z.string().min(1).max(255),
        }),
      )
      .min(1),
  }),
);
export type ConsentGroups = z.infer<typeof consentGroups>;
export type ConsentGroupImport = ConsentGroups[number];

/** Parses the stored groups. Throws if they are malformed. */
export function readConsentGroups(setting: unknown): ConsentGroups {
  return consentGroups.parse(setting ?? []);
}
