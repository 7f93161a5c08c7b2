/** Payment terms of companies, set by staff. */
import { z } from "@hono/zod-openapi";
import { call, done, json, lei, one, sentLei } from "../envelope.ts";
import { optionalText, requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { idField } from "./catalogue.fields.ts";
import { versionField, versionQuery } from "./content.fields.ts";
import { INSTITUTION_TERM_DAYS, MAX_BUYERS, MAX_LIMIT_LEI, TERM_DAYS } from "./credit.values.ts";

const tag = "Staff: payment terms";
const cuiParam = z.object({ cui: z.string().openapi({ example: "14399840" }) });

const companyCredit = z
  .object({
    /** Null for a company without payment terms. */
    terms: z
      .object({
        /** Days until payment is due, from the day of the invoice. */
        term_days: z.int(),
        limit: lei,
        block_after_days: z.int(),
        note: z.string(),
        /** Ids of the accounts that may order on the terms. */
        buyers: z.array(z.int()),
        /** Unpaid amount of the company's orders on terms. */
        used: lei,
        /** Negative after the limit was lowered below the used amount. */
        left: lei,
        overdue_days: z.int(),
      })
      .nullable(),
    /** Null if the company's open invoices are not doubtful. */
    doubtful: z.object({ reason: z.string(), decided_on: z.string(), decided_by: z.string() }).nullable(),
    /** Null for a company without terms of its own for orders through SEAP. */
    institution: z.object({ term_days: z.int(), contract: z.string() }).nullable(),
    version: z.int(),
  })
  .openapi("CompanyCredit");
export type CompanyCredit = z.infer<typeof companyCredit>;

export const getCompanyCredit = call({
  method: "get",
  path: "/staff/companies/{cui}/credit",
  tag,
  summary: "Returns a company's payment terms, its limit and what it owes",
  access: { staff: "credit:view" },
  effect: "read",
  request: { params: cuiParam },
  answer: one(companyCredit),
});

const days = (label: string, { min, max }: { min: number; max: number }) => {
  const error = `Câmpul ${label} poate avea între ${min} și ${max} de zile.`;
  return z.int({ error }).min(min, error).max(max, error);
};

const terms = {
  term_days: days("Termen de plată", TERM_DAYS),
  limit: sentLei(
    z
      .number({ error: MESSAGES.invalid("Limită") })
      .min(0, MESSAGES.invalid("Limită"))
      .max(MAX_LIMIT_LEI, MESSAGES.invalid("Limită")),
  ),
  block_after_days: days("Zile de întârziere până la blocare", { min: 0, max: 365 }),
  note: optionalText("Notă", 500),
  buyers: z
    .array(idField("Cont"), { error: MESSAGES.invalid("Conturi") })
    .max(MAX_BUYERS, `Alege cel mult ${MAX_BUYERS} de conturi.`)
    .default([]),
};

export const setCompanyCredit = call({
  method: "put",
  path: "/staff/companies/{cui}/credit",
  tag,
  summary:
    "Grants or changes a company's payment terms if `version` is current. Orders that are already placed keep their terms, also above a lowered limit",
  access: { staff: "credit:edit" },
  effect: "write",
  request: {
    params: cuiParam,
    body: json(z.object({ ...terms, version: versionField }, { error: MESSAGES.malformed })),
  },
  answer: one(companyCredit),
});

export const endCompanyCredit = call({
  method: "delete",
  path: "/staff/companies/{cui}/credit",
  tag,
  summary: "Ends a company's payment terms; orders that are already placed keep their due dates",
  access: { staff: "credit:edit" },
  effect: "write",
  request: { params: cuiParam },
  answer: done,
});

export const setInstitutionTerms = call({
  method: "put",
  path: "/staff/companies/{cui}/credit/institution",
  tag,
  summary:
    "Sets a public institution's days to pay for orders through SEAP, and its contract, if `version` is current. Later orders without a contract of their own get it as a reference. Placed orders keep their due dates",
  access: { staff: "credit:edit" },
  effect: "write",
  request: {
    params: cuiParam,
    body: json(
      z.object(
        {
          term_days: days("Zile până la scadență", INSTITUTION_TERM_DAYS),
          contract: optionalText("Contract", 200),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(companyCredit),
});

export const endInstitutionTerms = call({
  method: "delete",
  path: "/staff/companies/{cui}/credit/institution",
  tag,
  summary:
    "Ends an institution's own terms if `version` is current: later orders through SEAP are due in 30 days",
  access: { staff: "credit:edit" },
  effect: "write",
  request: { params: cuiParam, query: z.object({ version: versionQuery }) },
  answer: one(companyCredit),
});

export const markDoubtful = call({
  method: "put",
  path: "/staff/companies/{cui}/credit/doubtful",
  tag,
  summary:
    "Marks a company's open invoices that were issued up to `decided_on` as doubtful: no reminders, no orders on terms. Again with another reason replaces the reason; 422 for a day in the future",
  access: { staff: "credit:edit" },
  effect: "write",
  request: {
    params: cuiParam,
    body: json(
      z.object(
        {
          reason: requiredText("Motiv", 500),
          decided_on: z.iso.date({ error: MESSAGES.invalid("Data") }),
          version: versionField,
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(companyCredit),
});

export const endDoubt = call({
  method: "delete",
  path: "/staff/companies/{cui}/credit/doubtful",
  tag,
  summary:
    "Ends the doubt about a company's open invoices if `version` is current; without a doubt, it has no effect",
  access: { staff: "credit:edit" },
  effect: "write",
  request: { params: cuiParam, query: z.object({ version: versionQuery }) },
  answer: one(companyCredit),
});
