/** Onboarding of a new shop: its steps, and drafts of the pages that the law requires. */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { htmlField, versionField } from "./content.fields.ts";
import { DEMO_LEFT, FIRST_STEPS, LEGAL_PAGES, TO_FILL_IN } from "./first-steps.values.ts";

const tag = "Staff: first steps";

const step = z.enum(FIRST_STEPS, { error: MESSAGES.invalid("Pas") });

const firstSteps = z
  .object({
    steps: z.array(z.object({ step, state: z.enum(["done", "open", "skipped"]) })),
    is_dismissed: z.boolean(),
    demo: z.enum(DEMO_LEFT).nullable(),
    version: z.int(),
  })
  .openapi("FirstSteps");
export type FirstStepsAnswer = z.infer<typeof firstSteps>;

export const getFirstSteps = call({
  method: "get",
  path: "/staff/first-steps",
  tag,
  summary: "Lists the setup steps of a new shop: done, open or skipped",
  access: { staff: "settings:view" },
  effect: "read",
  answer: one(firstSteps),
});

export const changeFirstSteps = call({
  method: "put",
  path: "/staff/first-steps",
  tag,
  summary: "Sets the skipped steps, or dismisses the whole list",
  access: { staff: "settings:edit" },
  effect: "write",
  request: {
    body: json(
      z.object(
        {
          skipped: z
            .array(step, { error: MESSAGES.required("Pași") })
            .max(FIRST_STEPS.length, MESSAGES.invalid("Pași")),
          is_dismissed: z.boolean({ error: MESSAGES.required("Ascuns") }),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(firstSteps),
});

const legalPage = z
  .object({
    page: z.enum(LEGAL_PAGES),
    title: z.string(),
    link_title: z.string(),
    url: z.string().nullable(),
    /** HTML generated from company data, with marks where the merchant must add something. */
    draft: z.string(),
    /** Labels of missing company data that the page needs. */
    lacks: z.array(z.string()),
  })
  .openapi("LegalPageDraft");
export type LegalPageDraft = z.infer<typeof legalPage>;

export const listLegalPages = call({
  method: "get",
  path: "/staff/first-steps/pages",
  tag,
  summary:
    "Lists the pages required by law or expected by buyers, each with a draft generated from the company data",
  access: { staff: "content:view" },
  effect: "read",
  answer: one(z.array(legalPage)),
});

export const publishLegalPage = call({
  method: "post",
  path: "/staff/first-steps/pages/{page}",
  tag,
  summary: "Publishes one of the required pages as submitted; 409 if it is already published",
  access: { staff: "content:edit" },
  effect: "write",
  request: {
    params: z.object({ page: z.string().openapi({ example: "terms" }) }),
    body: json(
      z.object(
        {
          title: requiredText("Titlu"),
          content: htmlField("Conținut")
            .min(1, MESSAGES.required("Conținut"))
            .refine(
              (html) => !html.toLowerCase().includes(TO_FILL_IN),
              `Completează toate câmpurile marcate cu „${TO_FILL_IN}…]” sau șterge-le.`,
            ),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(legalPage),
});
