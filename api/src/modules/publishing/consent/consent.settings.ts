/** The setting `consent`: what may be stored at a visitor's, and why. */
import { z } from "zod";

/** The setting as it may be written. */
export const consentGroups = z.array(
  z.object({
    title: z.string().min(1).max(255),
    description: z.string().min(1).max(5_000),
    /** Needed for the shop to work: always on. */
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

/** Throws for groups of another shape. */
export function readConsentGroups(setting: unknown): ConsentGroups {
  return consentGroups.parse(setting ?? []);
}
