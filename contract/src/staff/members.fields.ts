import { z } from "@hono/zod-openapi";
import { parseCui } from "../cui.values.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";

const cuiField = z.string({ error: MESSAGES.required("CUI") }).transform((text, context) => {
  const digits = parseCui(text);
  if (digits !== undefined) return digits;
  context.addIssue({ code: "custom", message: MESSAGES.invalid("CUI") });
  return z.NEVER;
});

/** A customer, a customer buying for a company, or a company without accounts. */
export const memberShape = {
  cui: cuiField.nullable().default(null),
  /** The customer's email or account number. */
  customer: requiredText("Client", 200).nullable().default(null),
};

export const shownMember = z.object({
  /** CUI digits of the company; null for the customer's own purchases. */
  cui: z.string().nullable(),
  /** Account number; null for a company without accounts, whose prices apply to manual orders. */
  customer: z.string().nullable(),
  email: z.string().nullable(),
});
export type ShownMember = z.infer<typeof shownMember>;

export const MEMBER_LIMIT = 1_000;
