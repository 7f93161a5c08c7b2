/** Consent purposes: groups of data that may be stored on a visitor's device (requirements: B17). */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "./envelope.ts";

export const consentGroup = z
  .object({
    title: z.string(),
    description: z.string(),
    selected: z.boolean(),
    /** Extension: true for purposes that cannot be refused because the shop needs them to work. */
    fixed: z.boolean().optional(),
    items: z.array(
      z.object({
        dpid: z.int(),
        selected: z.boolean(),
        info: z.object({ name: z.string(), description: z.string(), lifetime_text: z.string() }),
      }),
    ),
  })
  .openapi("ConsentGroup");
export type ConsentGroup = z.infer<typeof consentGroup>;

export const consentGroups = z.object({ groups: z.array(consentGroup) });

export const getConsentGroups = call({
  method: "get",
  path: "/utilities/gdpr",
  tag: "Consent",
  summary:
    "Lists the purposes of cookies and scripts in groups. `selected` reflects the choice named by the csvid header, or only the necessary purposes without one",
  access: "public",
  effect: "read",
  asksConsent: true,
  isPersonal: true,
  answer: one(consentGroups),
});

export const saveConsent = call({
  method: "post",
  path: "/utilities/gdpr",
  tag: "Consent",
  summary:
    "Stores a choice of purposes (dpid); an empty choice refuses everything except the necessary purposes",
  access: "public",
  effect: "write",
  asksConsent: true,
  request: { body: json(z.object({ items: z.array(z.int()).max(100) })) },
  answer: one(z.object({ csvid: z.string() })),
});
