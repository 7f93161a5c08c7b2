/** Staff calls for recurring orders. */
import { z } from "@hono/zod-openapi";
import { PAYMENT_CODE } from "../cart.values.ts";
import { call, idParam, json, lei, one, paged } from "../envelope.ts";
import { optionalText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { RECURRING_DRAFT_STATES, RECURRING_LIMITS, RECURRING_STATES } from "../recurring-orders.values.ts";
import { versionField } from "./content.fields.ts";
import { pageQuery, searchQuery } from "./queue.fields.ts";

const tag = "Staff: recurring orders";

const orderLink = z.object({ id: z.int(), number: z.string() });

const pastDraft = z.object({
  due_on: z.string(),
  state: z.enum(RECURRING_DRAFT_STATES),
  expires_at: z.string(),
  order: orderLink.nullable(),
});

const listedRecurringOrder = z
  .object({
    id: z.int(),
    name: z.string(),
    company: z.string(),
    email: z.string(),
    customer_id: z.int().nullable(),
    state: z.enum(RECURRING_STATES),
    every_weeks: z.int().nullable(),
    month_day: z.int().nullable(),
    /** yyyy-mm-dd */
    next_on: z.string(),
    lines_count: z.int(),
    last_draft: pastDraft.nullable(),
    created_at: z.string(),
    version: z.int(),
  })
  .openapi("ListedRecurringOrder");
export type ListedRecurringOrder = z.infer<typeof listedRecurringOrder>;

const staffRecurringOrder = listedRecurringOrder
  .extend({
    lines: z.array(
      z.object({
        productid: z.int(),
        code: z.string(),
        name: z.string(),
        unit: z.string(),
        quantity: z.int(),
        stock: z.int(),
        is_published: z.boolean(),
        /** The shop's price, without the customer's price lists. */
        price: lei,
      }),
    ),
    /** The order whose buyer, address, delivery and payment are repeated. */
    model_order: orderLink,
    address: z.string(),
    delivery: z.string(),
    payment: z.string(),
    /** Address and payment method of future drafts; null if the customer's data were erased. */
    next_delivery: z
      .object({
        /** False for a locker or store pickup. */
        has_address: z.boolean(),
        county: z.string(),
        city: z.string(),
        street: z.string(),
        postcode: z.string(),
        payment: z.string(),
      })
      .nullable(),
    created_by: z.string(),
    /** Drafts, newest first, at most 50. */
    drafts: z.array(pastDraft),
  })
  .openapi("StaffRecurringOrder");
export type StaffRecurringOrder = z.infer<typeof staffRecurringOrder>;

export const RECURRING_FILTERS = ["current", "unanswered", ...RECURRING_STATES, "all"] as const;

export const listStaffRecurringOrders = call({
  method: "get",
  path: "/staff/recurring-orders",
  tag,
  summary:
    "Lists recurring orders by state, next date first, 20 per page. `current` are those that are not ended, `unanswered` those whose last draft expired without an answer. `q` is part of a name, company or e-mail address",
  access: { staff: "orders:view" },
  effect: "read",
  request: {
    query: z.object({ state: z.enum(RECURRING_FILTERS).default("current"), q: searchQuery, ...pageQuery }),
  },
  answer: paged(listedRecurringOrder),
});

export const getStaffRecurringOrder = call({
  method: "get",
  path: "/staff/recurring-orders/{id}",
  tag,
  summary: "Returns a recurring order with its lines and drafts",
  access: { staff: "orders:view" },
  effect: "read",
  request: { params: idParam },
  answer: one(staffRecurringOrder),
});

const whole = (label: string, max: number) =>
  z
    .int({ error: MESSAGES.invalid(label) })
    .min(1, MESSAGES.invalid(label))
    .max(max, MESSAGES.invalid(label));

const rhythm = {
  every_weeks: whole("La câte săptămâni", RECURRING_LIMITS.weeks).nullable(),
  month_day: whole("Ziua din lună", 31).nullable(),
  next_on: z.iso.date({ error: MESSAGES.invalid("Data următoare") }),
};
const ONE_RHYTHM = {
  path: ["every_weeks"],
  error: "Completează fie numărul de săptămâni, fie ziua din lună.",
};
const hasOneRhythm = (sent: { every_weeks: number | null; month_day: number | null }): boolean =>
  (sent.every_weeks === null) !== (sent.month_day === null);

export const createStaffRecurringOrder = call({
  method: "post",
  path: "/staff/recurring-orders",
  tag,
  summary:
    "Makes a recurring order from a placed order: its products, buyer, address, delivery and payment. Lines without a product are left out. Repeating the request with the same `key` returns the existing one",
  access: { staff: "orders:edit" },
  effect: "write",
  request: {
    body: json(
      z
        .object(
          {
            order_number: z
              .string({ error: MESSAGES.required("Numărul comenzii") })
              .trim()
              .max(15, "Scrie numărul unei comenzi, doar cu cifre.")
              .regex(/^\d{1,15}$/, "Scrie numărul unei comenzi, doar cu cifre."),
            ...rhythm,
            key: z
              .string({ error: MESSAGES.required("Cheie") })
              .max(64, MESSAGES.invalid("Cheie"))
              .regex(/^[\w-]{16,64}$/, MESSAGES.invalid("Cheie")),
          },
          { error: MESSAGES.malformed },
        )
        .refine(hasOneRhythm, ONE_RHYTHM),
    ),
  },
  answer: one(staffRecurringOrder),
});

export const changeStaffRecurringOrder = call({
  method: "put",
  path: "/staff/recurring-orders/{id}",
  tag,
  summary:
    "Replaces products, quantities, rhythm and next date if `version` is current; otherwise 409 with the current record",
  access: { staff: "orders:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z
        .object(
          {
            lines: z
              .array(
                z.object(
                  {
                    code: optionalText("Cod", 100),
                    quantity: whole("Cantitate", RECURRING_LIMITS.quantity),
                  },
                  { error: MESSAGES.malformed },
                ),
                { error: MESSAGES.required("Produse") },
              )
              .min(1, "Scrie cel puțin un produs.")
              .max(
                RECURRING_LIMITS.lines,
                `O comandă recurentă poate avea cel mult ${RECURRING_LIMITS.lines} de produse.`,
              ),
            ...rhythm,
            version: versionField,
          },
          { error: MESSAGES.malformed },
        )
        .refine(hasOneRhythm, ONE_RHYTHM),
    ),
  },
  answer: one(staffRecurringOrder),
});

export const changeRecurringDelivery = call({
  method: "put",
  path: "/staff/recurring-orders/{id}/delivery",
  tag,
  summary:
    "Changes the address and payment method of the next drafts if `version` is current. 422 at `city` for an unknown place",
  access: { staff: "orders:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          county: optionalText("Județ", 60),
          city: optionalText("Localitate", 100),
          street: optionalText("Adresă", 200),
          postcode: optionalText("Cod poștal", 10),
          payment: z.enum(PAYMENT_CODE, { error: MESSAGES.invalid("Plată") }),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffRecurringOrder),
});

export const moveStaffRecurringOrder = call({
  method: "post",
  path: "/staff/recurring-orders/{id}/state",
  tag,
  summary:
    "Pauses, resumes or ends a recurring order if `version` is current. Ending it closes its open draft, and it stays ended: 422 at `state`",
  access: { staff: "orders:edit" },
  effect: "write",
  request: {
    params: idParam,
    body: json(
      z.object(
        { state: z.enum(RECURRING_STATES, { error: MESSAGES.invalid("Stare") }), version: versionField },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(staffRecurringOrder),
});
