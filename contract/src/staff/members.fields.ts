/** Who belongs to a price list or to a group of customers, as calls tell it. */
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

/** A customer by himself, one who buys for a company, or a company without accounts. */
export const memberShape = {
  cui: cuiField.nullable().default(null),
  /** An e-mail, or the number of an account. */
  customer: requiredText("Client", 200).nullable().default(null),
};

/** The same as an answer tells it. */
export const shownMember = z.object({
  /** Digits of the company that the account buys for; null for a customer's own. */
  cui: z.string().nullable(),
  /** The account, by its number; null where orders that the shop types in for the company alone have the prices. */
  customer: z.string().nullable(),
  email: z.string().nullable(),
});
export type ShownMember = z.infer<typeof shownMember>;

/** Members of one list or group, most of them at once. */
export const MEMBER_LIMIT = 1_000;
