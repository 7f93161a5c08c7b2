/** Webhooks and the event feed (docs/webhooks.md). */
import { z } from "@hono/zod-openapi";
import { call, idParam, json, numberQuery, one, paged } from "../envelope.ts";
import { requiredText } from "../fields.ts";
import { MESSAGES } from "../messages.values.ts";
import { expectedVersion } from "./content.fields.ts";
import {
  DELIVERY_STATES,
  EVENT_DAYS,
  EVENT_TOPIC_KEYS,
  MAX_EVENTS_PER_READ,
  MAX_WEBHOOKS,
  WEBHOOK_FORMATS,
} from "./webhooks.values.ts";

const tag = "Staff: webhooks";
const VIEW = { staff: "webhooks:view" } as const;
const EDIT = { staff: "webhooks:edit" } as const;

const topic = z.enum(EVENT_TOPIC_KEYS, { error: MESSAGES.invalid("Evenimente") });
const topics = z
  .array(topic, { error: MESSAGES.required("Evenimente") })
  .min(1, MESSAGES.required("Evenimente"))
  .max(EVENT_TOPIC_KEYS.length, MESSAGES.invalid("Evenimente"));

const webhook = z
  .object({
    id: z.int(),
    name: z.string(),
    /** Empty for a program that only polls the feed. */
    url: z.string(),
    topics: z.array(topic),
    format: z.enum(WEBHOOK_FORMATS),
    is_active: z.boolean(),
    /** Reason why the shop stopped sending; null if staff stopped it. */
    stopped_because: z.string().nullable(),
    failing_since: z.string().nullable(),
    delivered_at: z.string().nullable(),
    waiting: z.int(),
    failed: z.int(),
    version: z.int(),
  })
  .openapi("Webhook");
export type Webhook = z.infer<typeof webhook>;

const webhookFields = {
  name: requiredText("Denumire", 100),
  url: z
    .string({ error: MESSAGES.invalid("Adresă") })
    .trim()
    .max(500, MESSAGES.tooLong("Adresă", 500)),
  topics,
  format: z.enum(WEBHOOK_FORMATS, { error: MESSAGES.invalid("Format") }),
};

const delivery = z
  .object({
    event_id: z.int(),
    type: z.string(),
    record: z.string(),
    at: z.string(),
    state: z.enum(DELIVERY_STATES),
    attempts: z.int(),
    due_at: z.string(),
    last_at: z.string().nullable(),
    status: z.int().nullable(),
    fault: z.string(),
  })
  .openapi("WebhookDelivery");
export type WebhookDelivery = z.infer<typeof delivery>;

export const listWebhooks = call({
  method: "get",
  path: "/staff/webhooks",
  tag,
  summary: "Lists all webhooks by name, with the number of waiting and failed deliveries",
  access: VIEW,
  effect: "read",
  request: {},
  answer: one(z.array(webhook)),
});

export const getWebhook = call({
  method: "get",
  path: "/staff/webhooks/{id}",
  tag,
  summary: "Returns one webhook",
  access: VIEW,
  effect: "read",
  request: { params: idParam },
  answer: one(webhook),
});

export const createWebhook = call({
  method: "post",
  path: "/staff/webhooks",
  tag,
  summary: `Creates a webhook and returns its signing secret once, as \`secret\`. 422 at \`url\` for an address that is not a public https address, or if there are ${MAX_WEBHOOKS} webhooks`,
  access: EDIT,
  effect: "write",
  isSensitive: true,
  request: { body: json(z.object(webhookFields, { error: MESSAGES.malformed })) },
  answer: one(webhook.extend({ secret: z.string() })),
});

export const changeWebhook = call({
  method: "put",
  path: "/staff/webhooks/{id}",
  tag,
  summary:
    "Changes, stops or starts a webhook. A stopped one receives no events, also not later. 409 with the current record if `version` is given and stale",
  access: EDIT,
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(
      z.object(
        { ...webhookFields, is_active: z.boolean(), version: expectedVersion },
        { error: MESSAGES.malformed },
      ),
    ),
  },
  answer: one(webhook),
});

export const renewWebhookSecret = call({
  method: "put",
  path: "/staff/webhooks/{id}/secret",
  tag,
  summary:
    "Creates a new signing secret and returns it once. For 24 hours deliveries are signed with both secrets. 409 if `version` is given and stale",
  access: EDIT,
  effect: "write",
  isSensitive: true,
  request: {
    params: idParam,
    body: json(z.object({ version: expectedVersion }, { error: MESSAGES.malformed })),
  },
  answer: one(webhook.extend({ secret: z.string() })),
});

export const deleteWebhook = call({
  method: "delete",
  path: "/staff/webhooks/{id}",
  tag,
  summary: "Deletes a webhook with its deliveries. Deleting it twice has no effect",
  access: EDIT,
  effect: "write",
  isSensitive: true,
  request: { params: idParam },
  answer: one(z.object({ id: z.int() })),
});

export const testWebhook = call({
  method: "post",
  path: "/staff/webhooks/{id}/test",
  tag,
  summary:
    "Sends the event `webhook.test` to an active webhook. 422 at `url` if it has no address or is stopped",
  access: EDIT,
  effect: "write",
  request: { params: idParam },
  answer: one(z.object({ event_id: z.int() })),
});

export const listDeliveries = call({
  method: "get",
  path: "/staff/webhooks/{id}/deliveries",
  tag,
  summary: "Lists the deliveries of a webhook, newest event first, 20 per page, optionally of one state",
  access: VIEW,
  effect: "read",
  request: {
    params: idParam,
    query: z.object({
      page: numberQuery(1, 1, 1_000_000),
      state: z.enum(DELIVERY_STATES, { error: MESSAGES.invalid("Stare") }).optional(),
    }),
  },
  answer: paged(delivery),
});

export const resendDeliveries = call({
  method: "post",
  path: "/staff/webhooks/{id}/resend",
  tag,
  summary: "Sends one event again, or without `event_id` all failed ones. Returns their number",
  access: EDIT,
  effect: "write",
  request: {
    params: idParam,
    body: json(z.object({ event_id: z.int().positive().optional() }, { error: MESSAGES.malformed })),
  },
  answer: one(z.object({ count: z.int() })),
});

export const readEvents = call({
  method: "get",
  path: "/staff/events",
  tag,
  summary: `Returns events of the last ${EVENT_DAYS} days after a cursor, oldest first, up to ${MAX_EVENTS_PER_READ}. Events are recorded for topics that an active webhook has chosen. \`next\` is the cursor of the next call`,
  access: VIEW,
  effect: "read",
  request: {
    query: z.object({
      after: z.string().max(50).optional(),
      topics: z.string().max(200).optional(),
    }),
  },
  answer: one(
    z.object({
      events: z.array(
        z.object({
          id: z.string(),
          type: z.string(),
          timestamp: z.string(),
          record: z.string(),
          data: z.record(z.string(), z.unknown()),
        }),
      ),
      next: z.string(),
    }),
  ),
});
