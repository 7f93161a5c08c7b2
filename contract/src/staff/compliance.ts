/** The state of each legal obligation, with evidence. */
import { z } from "@hono/zod-openapi";
import { call, lei, numberQuery, one } from "../envelope.ts";
import { DUTIES, DUTY_STATES, MAX_EVIDENCE_ROWS, SAFETY_GAPS } from "./compliance.values.ts";

const tag = "Staff: compliance";
const access = { staff: "compliance:view" } as const;

const duty = z
  .object({
    duty: z.enum(DUTIES),
    state: z.enum(DUTY_STATES),
    /** Open items, such as products, requests or invoices; 0 once the obligation is met. */
    open: z.int(),
    total: z.int().nullable(),
  })
  .openapi("Duty");
export type DutyRow = z.infer<typeof duty>;

export const getCompliance = call({
  method: "get",
  path: "/staff/compliance",
  tag,
  summary: "Lists the shop's legal obligations, each with its state computed from the data at `checked_at`",
  access,
  effect: "read",
  fromReplica: true,
  answer: one(z.object({ checked_at: z.string(), duties: z.array(duty) })),
});

const part = z.object({
  /** `next` of the previous page; empty for the first page. */
  after: z.string().max(100).default(""),
  rows: numberQuery(100, 1, MAX_EVIDENCE_ROWS),
});
const next = z.string().nullable();
const PARTS = "in parts; request the next part until `next` is null";

const price = z.object({
  id: z.int(),
  code: z.string(),
  product: z.string(),
  price: lei,
  from: z.string(),
  to: z.string().nullable(),
  source: z.string(),
});

export const readPriceEvidence = call({
  method: "get",
  path: "/staff/compliance/prices",
  tag,
  summary: `Returns the full price history, the source of the lowest 30-day price, ${PARTS}`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: part },
  answer: one(z.object({ rows: z.array(price), next })),
});

const gap = z.object({
  id: z.int(),
  code: z.string(),
  product: z.string(),
  brand: z.string(),
  missing: z.array(z.enum(SAFETY_GAPS)),
});

export const readSafetyEvidence = call({
  method: "get",
  path: "/staff/compliance/safety",
  tag,
  summary: `Returns products for sale without manufacturer or safety data, ${PARTS}`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: part },
  answer: one(z.object({ rows: z.array(gap), next })),
});

const withdrawal = z.object({
  id: z.int(),
  number: z.int(),
  order_number: z.int(),
  declared_at: z.string(),
  full_name: z.string(),
  email: z.string(),
  products: z.string(),
  status: z.string(),
  changed_at: z.string(),
});

export const readWithdrawalEvidence = call({
  method: "get",
  path: "/staff/compliance/withdrawals",
  tag,
  summary: `Returns every contract withdrawal with its declaration time and state, ${PARTS}`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: part },
  answer: one(z.object({ rows: z.array(withdrawal), next })),
});

const consent = z.object({
  csvid: z.string(),
  at: z.string(),
  version: z.string(),
  choices: z.array(z.int()),
});

export const readConsentEvidence = call({
  method: "get",
  path: "/staff/compliance/consents",
  tag,
  summary: `Returns every cookie choice by its random id, with the version of the text shown, ${PARTS}`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: part },
  answer: one(z.object({ rows: z.array(consent), next })),
});

const review = z.object({
  id: z.int(),
  product: z.string(),
  stars: z.int(),
  name: z.string(),
  created_at: z.string(),
  decided_at: z.string().nullable(),
  order_number: z.int().nullable(),
  is_outside: z.boolean(),
});

export const readReviewEvidence = call({
  method: "get",
  path: "/staff/compliance/reviews",
  tag,
  summary: `Returns every published review with its order, or a note that the order is unknown, ${PARTS}`,
  access,
  effect: "read",
  fromReplica: true,
  request: { query: part },
  answer: one(z.object({ rows: z.array(review), next })),
});
