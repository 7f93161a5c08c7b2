/** Members of a price list or a customer group. */
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
  /** E-mail or account number. */
  customer: requiredText("Client", 200).nullable().default(null),
};

/** A member in a response. */
export const shownMember = z.object({
  /** Digits of the company that the account buys for; null for a customer's own purchases. */
  cui: z.string().nullable(),
  /** Account number; null when the prices apply to manual orders for the company itself. */
  customer: z.string().nullable(),
  email: z.string().nullable(),
});
export type ShownMember = z.infer<typeof shownMember>;

/** Maximum number of members in a list or group. */
export const MEMBER_LIMIT = 1_000;
