/** Fields for the members of a price list or a customer group. */
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

/** A member: a customer, a customer when buying for a company, or a company without accounts. */
export const memberShape = {
  cui: cuiField.nullable().default(null),
  /** The customer's e-mail or account number. */
  customer: requiredText("Client", 200).nullable().default(null),
};

/** A member as responses show it. */
export const shownMember = z.object({
  /**
   * CUI digits of the company that the customer buys for; null when the membership is for their own
   * purchases.
   */
  cui: z.string().nullable(),
  /** Account number. Null for a company without accounts, whose prices apply to manual orders. */
  customer: z.string().nullable(),
  email: z.string().nullable(),
});
export type ShownMember = z.infer<typeof shownMember>;

/** Maximum number of members in a list or group. */
export const MEMBER_LIMIT = 1_000;
