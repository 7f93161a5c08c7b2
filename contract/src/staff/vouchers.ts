/** What the shop's people do with vouchers; behind the header x-staff-key (decisions/0042: Coupons). */
import { z } from "@hono/zod-openapi";
import { call, json, one } from "../envelope.ts";
import { optionalEmail, optionalText, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";

function positive(label: string) {
  return z.number({ error: MESSAGES.invalid(label) }).positive(MESSAGES.invalid(label));
}

/** Whole bani. */
function amount(label: string) {
  return positive(label).multipleOf(0.01, MESSAGES.invalid(label)).max(1_000_000, MESSAGES.invalid(label));
}

function instant(label: string) {
  return z.iso.datetime({ offset: true, error: MESSAGES.invalid(label) }).transform((text) => new Date(text));
}

function ids(label: string) {
  return z.array(z.int().positive().max(2_147_483_647), { error: MESSAGES.invalid(label) }).default([]);
}

export const newVoucher = z
  .object(
    {
      /** Without one the shop thinks of one that nobody can guess. */
      code: optionalText("Cod", 40),
      name: requiredText("Denumire"),
      kind: z.enum(["percent", "amount", "free_delivery"], { error: MESSAGES.invalid("Tip") }),
      percent: positive("Procent")
        .max(100, MESSAGES.invalid("Procent"))
        .multipleOf(0.1, MESSAGES.invalid("Procent"))
        .optional(),
      amount: amount("Valoare").optional(),
      /** In lei; what the products must cost together. */
      minimum: amount("Valoare minimă").optional(),
      starts_at: instant("Început").optional(),
      ends_at: instant("Sfârșit").optional(),
      max_uses: z
        .int({ error: MESSAGES.invalid("Număr de utilizări") })
        .positive(MESSAGES.invalid("Număr de utilizări"))
        .max(2_147_483_647, MESSAGES.invalid("Număr de utilizări"))
        .optional(),
      /** Binds it to one person. */
      email: optionalEmail(),
      category_ids: ids("Categorii"),
      brand_ids: ids("Branduri"),
      product_ids: ids("Produse"),
    },
    { error: MESSAGES.malformed },
  )
  .superRefine(({ kind, percent, amount, starts_at, ends_at }, context) => {
    const fault = (path: string, message: string): void =>
      context.addIssue({ code: "custom", path: [path], message });
    if (kind === "percent" && percent === undefined) fault("percent", MESSAGES.required("Procent"));
    if (kind === "amount" && amount === undefined) fault("amount", MESSAGES.required("Valoare"));
    if (ends_at && ends_at <= (starts_at ?? new Date())) fault("ends_at", MESSAGES.invalid("Sfârșit"));
  });
export type NewVoucher = z.output<typeof newVoucher>;

export const createVoucher = call({
  method: "post",
  path: "/staff/vouchers",
  tag: "Staff",
  summary: "Makes a voucher and tells its code",
  access: { staff: "vouchers:edit" },
  effect: "write",
  request: { body: json(newVoucher) },
  answer: one(z.object({ id: z.int(), code: z.string() })),
});
