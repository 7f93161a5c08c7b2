/** Staff API calls that manage vouchers (decisions/0018: Coupons). */
import type { Lei } from "../lei.values.ts";
import { storableText } from "../text.values.ts";
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged, sentLei } from "../envelope.ts";
import { optionalEmail, optionalText, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { versionField } from "./content.fields.ts";

const tag = "Staff: vouchers";

function positive(label: string) {
  return z.number({ error: MESSAGES.invalid(label) }).positive(MESSAGES.invalid(label));
}

/** An amount in lei without fractions of a ban. */
function amount(label: string) {
  const whole = positive(label).multipleOf(0.01, MESSAGES.invalid(label));
  return sentLei(whole.max(1_000_000, MESSAGES.invalid(label)));
}

function instant(label: string) {
  return z.iso.datetime({ offset: true, error: MESSAGES.invalid(label) }).transform((text) => new Date(text));
}

function ids(label: string) {
  return z.array(z.int().positive().max(2_147_483_647), { error: MESSAGES.invalid(label) });
}

const kind = z.enum(["percent", "amount", "free_delivery"], { error: MESSAGES.invalid("Tip") });
const percent = positive("Procent")
  .max(100, MESSAGES.invalid("Procent"))
  .multipleOf(0.1, MESSAGES.invalid("Procent"));
const maxUses = z
  .int({ error: MESSAGES.invalid("Număr de utilizări") })
  .positive(MESSAGES.invalid("Număr de utilizări"))
  .max(2_147_483_647, MESSAGES.invalid("Număr de utilizări"));

/** Idempotency key of a form, so that resubmitting it creates no second batch. */
const key = z.uuid({ error: MESSAGES.invalid("Cheie") }).optional();

const terms = {
  name: requiredText("Denumire"),
  kind,
  percent: percent.optional(),
  amount: amount("Valoare").optional(),
  /** Minimum value of the products, in lei. */
  minimum: amount("Valoare minimă").optional(),
  starts_at: instant("Început").optional(),
  ends_at: instant("Sfârșit").optional(),
  max_uses: maxUses.optional(),
  category_ids: ids("Categorii").default([]),
  brand_ids: ids("Branduri").default([]),
  product_ids: ids("Produse").default([]),
};

interface Terms {
  kind: z.output<typeof kind>;
  percent?: number | undefined;
  amount?: Lei | undefined;
  starts_at?: Date | undefined;
  ends_at?: Date | undefined;
}

function judgeTerms(
  { kind, percent, amount, starts_at, ends_at }: Terms,
  context: { addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void },
): void {
  const fault = (path: string, message: string): void =>
    context.addIssue({ code: "custom", path: [path], message });
  if (kind === "percent" && percent === undefined) fault("percent", MESSAGES.required("Procent"));
  if (kind === "amount" && amount === undefined) fault("amount", MESSAGES.required("Valoare"));
  if (ends_at && ends_at <= (starts_at ?? new Date())) fault("ends_at", MESSAGES.invalid("Sfârșit"));
}

const newVoucher = z
  .object(
    {
      /** Defaults to a random code that cannot be guessed. */
      code: optionalText("Cod", 40),
      ...terms,
      /** Email of the only person who may use the voucher. */
      email: optionalEmail(),
      key,
    },
    { error: MESSAGES.malformed },
  )
  .superRefine(judgeTerms);
export type NewVoucher = z.output<typeof newVoucher>;

const newVouchers = z
  .object(
    {
      count: z
        .int({ error: MESSAGES.required("Număr de coduri") })
        .min(1, MESSAGES.invalid("Număr de coduri"))
        .max(5_000, "Se pot crea cel mult 5.000 de coduri deodată."),
      ...terms,
      key,
    },
    { error: MESSAGES.malformed },
  )
  .superRefine(judgeTerms);

const changedFields = z
  .object(
    {
      name: terms.name,
      kind,
      percent: percent.nullable(),
      amount: amount("Valoare").nullable(),
      minimum: sentLei(
        z
          .number({ error: MESSAGES.invalid("Valoare minimă") })
          .min(0, MESSAGES.invalid("Valoare minimă"))
          .multipleOf(0.01, MESSAGES.invalid("Valoare minimă"))
          .max(1_000_000, MESSAGES.invalid("Valoare minimă")),
      ),
      starts_at: instant("Început"),
      ends_at: instant("Sfârșit").nullable(),
      max_uses: maxUses.nullable(),
      category_ids: ids("Categorii"),
      brand_ids: ids("Branduri"),
      product_ids: ids("Produse"),
    },
    { error: MESSAGES.malformed },
  )
  .partial();
export type VoucherFields = z.output<typeof changedFields>;

const VOUCHER_STATES = ["open", "planned", "ended", "used", "archived"] as const;

const staffVoucher = z
  .object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    kind,
    percent: z.number().nullable(),
    amount: lei.nullable(),
    minimum: lei,
    starts_at: z.string(),
    ends_at: z.string().nullable(),
    max_uses: z.int().nullable(),
    uses: z.int(),
    email: z.string().nullable(),
    /** Vouchers apply to products in any of these; empty lists include everything. */
    category_ids: z.array(z.int()),
    brand_ids: z.array(z.int()),
    product_ids: z.array(z.int()),
    archived_at: z.string().nullable(),
    state: z.enum(VOUCHER_STATES),
    version: z.int(),
  })
  .openapi("StaffVoucher");
export type StaffVoucher = z.infer<typeof staffVoucher>;

export const listStaffVouchers = call({
  method: "get",
  path: "/staff/vouchers",
  tag,
  summary:
    "Lists vouchers, newest first, 50 per page: all except archived ones, or those in one `state`; `q` is part of the code or name",
  access: { staff: "vouchers:view" },
  effect: "read",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      state: z.enum(VOUCHER_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
      q: z.string().overwrite(storableText).max(100, MESSAGES.tooLong("Căutare", 100)).optional(),
    }),
  },
  answer: paged(staffVoucher),
});

export const getStaffVoucher = call({
  method: "get",
  path: "/staff/vouchers/{id}",
  tag,
  summary: "Returns one voucher with its number of uses",
  access: { staff: "vouchers:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffVoucher),
});

export const listVoucherUses = call({
  method: "get",
  path: "/staff/vouchers/{id}/uses",
  tag,
  summary:
    "Lists the orders that used a voucher, latest first, 50 per page. `returned_at` is when a use was reversed with its order",
  access: { staff: "vouchers:view" },
  effect: "read",
  request: { params: idParam, query: z.object({ page: numberQuery(1, 1, 1_000_000) }) },
  answer: paged(
    z.object({
      orderid: z.int(),
      used_at: z.string(),
      /** When the use was reversed, so that the voucher can be used again; null otherwise. */
      returned_at: z.string().nullable(),
    }),
  ),
});

export const createVoucher = call({
  method: "post",
  path: "/staff/vouchers",
  tag,
  summary: "Creates a voucher and returns its code",
  access: { staff: "vouchers:edit" },
  effect: "write",
  request: { body: json(newVoucher) },
  answer: one(staffVoucher),
});

export const createVouchers = call({
  method: "post",
  path: "/staff/vouchers/batch",
  tag,
  summary:
    "Creates `count` vouchers with the same terms, up to 5,000, each with a code that cannot be guessed. Repeating the request with the same `key` returns the vouchers already created",
  access: { staff: "vouchers:edit" },
  effect: "write",
  request: { body: json(newVouchers) },
  answer: one(z.array(z.object({ id: z.int(), code: z.string() }))),
});

export const changeStaffVoucher = call({
  method: "put",
  path: "/staff/vouchers/{id}",
  tag,
  summary:
    "Updates the given fields if `version` is current; code and person cannot change. 409 for an archived voucher",
  access: { staff: "vouchers:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ ...changedFields.shape, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(staffVoucher),
});

function step<const Name extends string>(name: Name, summary: string) {
  return call({
    method: "post",
    path: `/staff/vouchers/{id}/${name}` as const,
    tag,
    summary,
    access: { staff: "vouchers:edit" },
    effect: "write",
    request: {
      params: idParam,
      body: json(z.object({ version: versionField }, { error: MESSAGES.malformed })),
    },
    answer: one(staffVoucher),
  });
}

export const endStaffVoucher = step("end", "Ends a voucher now; 409 if it has not started");
export const archiveStaffVoucher = step("archive", "Archives a voucher, so that it can no longer be used");
export const restoreStaffVoucher = step("restore", "Restores an archived voucher unchanged");
