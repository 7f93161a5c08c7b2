/** Marketing emails to subscribers. */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, lei, numberQuery, one, paged } from "../envelope.ts";
import { email } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import {
  CAMPAIGN_STATES,
  LAST_ORDER_CHOICES,
  MAX_CAMPAIGN_BLOCKS,
  MAX_CAMPAIGN_PRODUCTS,
  MAX_PREHEADER_LENGTH,
  MAX_SUBJECT_LENGTH,
  type SuppressionReason,
  SUPPRESSION_REASONS,
} from "./campaigns.values.ts";
import {
  htmlField,
  pictureField,
  removed,
  searchField,
  versionField,
  versionQuery,
} from "./content.fields.ts";

const tag = "Staff: campaigns";
const view = { tag, access: { staff: "campaigns:view" }, effect: "read" } as const;
const edit = { tag, access: { staff: "campaigns:edit" }, effect: "write" } as const;
const send = { tag, access: { staff: "campaigns:send" }, effect: "write" } as const;

const line = (label: string, max: number) =>
  z
    .string({ error: MESSAGES.invalid(label) })
    .trim()
    .max(max, MESSAGES.tooLong(label, max));
const ids = (label: string, max: number) =>
  z
    .array(z.int({ error: MESSAGES.invalid(label) }).positive(MESSAGES.invalid(label)), {
      error: MESSAGES.invalid(label),
    })
    .max(max, `${label}: cel mult ${max}.`);
const link = line("Link", 500);

/** Drafts may be incomplete. Scheduling validates the fields. */
const campaignBlock = z.discriminatedUnion(
  "type",
  [
    z.object({ type: z.literal("heading"), text: line("Titlu", 150) }),
    z.object({ type: z.literal("text"), html: htmlField("Text") }),
    z.object({ type: z.literal("picture"), picture: pictureField(), alt: line("Descriere", 200), link }),
    z.object({ type: z.literal("products"), product_ids: ids("Produse", MAX_CAMPAIGN_PRODUCTS) }),
    z.object({ type: z.literal("button"), label: line("Textul butonului", 60), link }),
    z.object({ type: z.literal("coupon"), code: line("Cod de reducere", 50) }),
  ],
  { error: MESSAGES.malformed },
);
export type CampaignBlock = z.infer<typeof campaignBlock>;

const campaignContent = z.object(
  {
    subject: line("Subiect", MAX_SUBJECT_LENGTH),
    preheader: line("Rezumat", MAX_PREHEADER_LENGTH),
    blocks: z
      .array(campaignBlock, { error: MESSAGES.required("Blocuri") })
      .max(MAX_CAMPAIGN_BLOCKS, `E-mailul poate avea cel mult ${MAX_CAMPAIGN_BLOCKS} de blocuri.`),
  },
  { error: MESSAGES.malformed },
);
export type CampaignContent = z.infer<typeof campaignContent>;

/** Empty lists mean all subscribers. A subscriber must match every filter. */
const campaignAudience = z.object(
  {
    group_ids: ids("Grupuri de clienți", 50),
    county_ids: ids("Județe", 42),
    category_ids: ids("Categorii cumpărate", 50),
    last_order: z.enum(LAST_ORDER_CHOICES, { error: MESSAGES.invalid("Ultima comandă") }),
    last_order_days: z
      .int({ error: "Scrie câte zile, de exemplu 90." })
      .min(1, "Scrie cel puțin o zi.")
      .max(3650, "Scrie cel mult 3650 de zile."),
  },
  { error: MESSAGES.malformed },
);
export type CampaignAudience = z.infer<typeof campaignAudience>;

const listed = z
  .object({
    id: z.int(),
    subject: z.string(),
    state: z.enum(CAMPAIGN_STATES),
    send_at: z.string().nullable(),
    finished_at: z.string().nullable(),
    recipients: z.int(),
    sent: z.int(),
    version: z.int(),
  })
  .openapi("ListedCampaign");
export type ListedCampaign = z.infer<typeof listed>;

const campaign = listed
  .extend({
    content: campaignContent,
    audience: campaignAudience,
    started_at: z.string().nullable(),
  })
  .openapi("Campaign");
export type Campaign = z.infer<typeof campaign>;

const versioned = z.object({ version: versionField }, { error: MESSAGES.malformed });

export const listCampaigns = call({
  ...view,
  method: "get",
  path: "/staff/campaigns",
  summary: "Lists campaigns, newest first, 20 per page, optionally of one state",
  request: {
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      state: z.enum(CAMPAIGN_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
    }),
  },
  answer: paged(listed),
});

export const getCampaign = call({
  ...view,
  method: "get",
  path: "/staff/campaigns/{id}",
  summary: "Returns one campaign",
  request: { params: idParam },
  answer: one(campaign),
});

export const createCampaign = call({
  ...edit,
  method: "post",
  path: "/staff/campaigns",
  summary: "Creates a draft; with `copy_of`, with the content and audience of another campaign",
  request: {
    body: json(
      z.object(
        {
          subject: line("Subiect", MAX_SUBJECT_LENGTH).min(1, MESSAGES.required("Subiect")),
          copy_of: z.int().positive().optional(),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(campaign),
});

export const changeCampaign = call({
  ...edit,
  method: "put",
  path: "/staff/campaigns/{id}",
  summary:
    "Changes a draft. 409 if `version` is stale or the campaign is no longer a draft, with the current record",
  request: {
    params: idParam,
    body: json(
      z.object(
        { content: campaignContent, audience: campaignAudience, version: versionField },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(campaign),
});

export const removeCampaign = call({
  ...edit,
  method: "delete",
  path: "/staff/campaigns/{id}",
  summary: "Deletes a draft; 422 at `state` for other campaigns, because they are proof of what was sent",
  request: { params: idParam, query: z.object({ version: versionQuery }) },
  answer: one(removed),
});

export const scheduleCampaign = call({
  ...send,
  method: "post",
  path: "/staff/campaigns/{id}/schedule",
  isSensitive: true,
  summary:
    "Schedules a draft for `send_at`, or for now without it. 422 at the fields that miss something, such as `content.blocks.2.link`",
  request: {
    params: idParam,
    body: json(
      z.object(
        {
          version: versionField,
          send_at: z.iso.datetime({ offset: true, error: MESSAGES.invalid("Ora trimiterii") }).optional(),
        },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(campaign),
});

export const stopCampaign = call({
  ...send,
  method: "post",
  path: "/staff/campaigns/{id}/stop",
  summary:
    "Turns a scheduled campaign into a draft again, or ends a running one: the remaining recipients get nothing",
  request: { params: idParam, body: json(versioned) },
  answer: one(campaign),
});

export const countRecipients = call({
  ...view,
  method: "get",
  path: "/staff/campaigns/{id}/recipients",
  fromReplica: true,
  summary: "Counts the subscribers who would receive the campaign now, and those whose address is suppressed",
  request: { params: idParam },
  answer: one(z.object({ recipients: z.int(), suppressed: z.int(), subscribers: z.int() })),
});

const figures = z.object({
  waiting: z.int(),
  sent: z.int(),
  refused: z.int(),
  failed: z.int(),
  /** Number of recipients who may or may not have received the email, because the process died while sending it. */
  unknown: z.int(),
  /** Number of recipients who unsubscribed or were suppressed before their turn. */
  skipped: z.int(),
  left: z.int(),
  /** Number of recipients whose mail provider reported the email as unwanted. */
  complaints: z.int(),
  /** Number of orders with a coupon of the campaign. */
  coupon_orders: z.int(),
  coupon_total: lei,
  /** Number of orders that recipients placed within seven days of their email. */
  orders: z.int(),
  total: lei,
});
export type CampaignFigures = z.infer<typeof figures>;

export const readCampaignFigures = call({
  ...view,
  method: "get",
  path: "/staff/campaigns/{id}/figures",
  fromReplica: true,
  summary: "Returns what became of a campaign. Orders that were cancelled or refused do not count",
  request: { params: idParam },
  answer: one(figures),
});

const reminderFigures = z.object({ reminders: z.int(), orders: z.int(), total: lei });

export const readReminderFigures = call({
  ...view,
  method: "get",
  path: "/staff/campaign-reminders",
  fromReplica: true,
  summary:
    "Returns the automatic reminders of the last 30 days, and the orders of their customers in the week after",
  request: {},
  answer: one(z.object({ cart: reminderFigures, reorder: reminderFigures })),
});

export const previewCampaign = call({
  ...view,
  method: "get",
  path: "/staff/campaigns/{id}/preview",
  summary: "Renders the campaign as email, with current prices",
  request: { params: idParam },
  answer: one(z.object({ subject: z.string(), html: z.string(), text: z.string() })),
});

export const testCampaign = call({
  ...edit,
  method: "post",
  path: "/staff/campaigns/{id}/test",
  summary: "Sends the campaign to the staff member who asks, marked as a test. 422 for an API key",
  request: { params: idParam },
  answer: one(z.object({ to: z.string() })),
});

const reason = z.enum(Object.keys(SUPPRESSION_REASONS) as [SuppressionReason, ...SuppressionReason[]]); // Object.keys returns plain strings.

const suppression = z
  .object({
    id: z.int(),
    /** Null after an erasure, when only the hash is stored. */
    email: z.string().nullable(),
    reason,
    detail: z.string(),
    created_at: z.string(),
  })
  .openapi("MailSuppression");
export type MailSuppression = z.infer<typeof suppression>;

export const listSuppressions = call({
  ...view,
  method: "get",
  path: "/staff/mail-suppressions",
  summary: "Lists the addresses that get no campaigns, newest first, 20 per page",
  request: { query: z.object({ page: numberQuery(1, 1, 1_000_000), q: searchField }) },
  answer: paged(suppression),
});

export const addSuppression = call({
  ...edit,
  method: "post",
  path: "/staff/mail-suppressions",
  summary: "Suppresses an address whose owner complained. Repeating it has no effect",
  request: { body: json(z.object({ email: email() }, { error: MESSAGES.malformed })) },
  answer: one(suppression),
});

export const removeSuppression = call({
  ...edit,
  method: "delete",
  path: "/staff/mail-suppressions/{id}",
  summary: "Lets an address receive campaigns again. Its subscription is not changed",
  request: { params: idParam },
  answer: one(z.object({ id: z.int() })),
});
