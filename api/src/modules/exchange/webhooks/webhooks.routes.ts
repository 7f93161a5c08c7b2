import * as calls from "@curat/contract/staff/webhooks";
import { MESSAGES } from "@curat/contract/messages.values";
import {
  EVENT_TOPIC_KEYS,
  type EventTopic,
  MAX_EVENTS_PER_READ,
} from "@curat/contract/staff/webhooks.values";
import type { ApiContext } from "../../../context.ts";
import { idOf } from "../../../http/ids.ts";
import { pagedAnswer } from "../../../http/paging.ts";
import { invalid, notFound } from "../../../http/refusal.ts";
import { type ApiApp, serve } from "../../../http/serve.ts";
import { versionOf, versionsOf } from "../../platform/changes/index.ts";
import { listDeliveriesOf, readFeed } from "./deliveries.store.ts";
import { listEndpoints } from "./endpoints.store.ts";
import { eventId } from "./webhooks.rules.ts";
import * as webhooks from "./webhooks.service.ts";
import { toWireDelivery, toWireWebhook } from "./webhooks.wire.ts";

const ROWS_PER_PAGE = 20;

export function webhooksRoutes(app: ApiApp, context: ApiContext): void {
  const { db } = context;

  async function shown(id: number): Promise<calls.Webhook> {
    const [endpoint] = await listEndpoints(db, id);
    if (!endpoint) throw notFound();
    return toWireWebhook(endpoint, await versionOf(db, { kind: "webhook", id }));
  }

  serve(app, calls.listWebhooks, async () => {
    const endpoints = await listEndpoints(db);
    const versions = await versionsOf(
      db,
      "webhook",
      endpoints.map(({ id }) => id),
    );
    return { data: endpoints.map((one) => toWireWebhook(one, versions.get(one.id) ?? 0)) };
  });

  serve(app, calls.getWebhook, async ({ params }) => ({ data: await shown(idOf(params.id)) }));

  serve(app, calls.createWebhook, async ({ body, staff }) => {
    const created = await webhooks.createEndpoint(context, body, staff);
    if ("errors" in created) throw invalid(created.errors);
    return { data: { ...(await shown(created.id)), secret: created.secret } };
  });

  serve(app, calls.changeWebhook, async ({ params, body, staff }) => {
    const { is_active: isActive, version: expectedVersion, ...fields } = body;
    const id = idOf(params.id);
    const changed = await webhooks.changeEndpoint(context, id, {
      fields: { ...fields, isActive },
      expectedVersion,
      actor: staff,
    });
    if (typeof changed === "object") throw invalid(changed.errors);
    if (!changed) throw notFound();
    return { data: await shown(id) };
  });

  serve(app, calls.renewWebhookSecret, async ({ params, body: { version: expectedVersion }, staff }) => {
    const id = idOf(params.id);
    const secret = await webhooks.renewSecret(context, id, { expectedVersion, actor: staff });
    if (secret === undefined) throw notFound();
    return { data: { ...(await shown(id)), secret } };
  });

  serve(app, calls.deleteWebhook, async ({ params, staff }) => {
    const id = idOf(params.id);
    if (!(await webhooks.removeEndpoint(context, id, staff))) throw notFound();
    return { data: { id } };
  });

  serve(app, calls.testWebhook, async ({ params }) => {
    const event = await webhooks.sendTest(context, idOf(params.id));
    if (event === undefined) throw notFound();
    if (typeof event === "object") throw invalid(event.errors);
    return { data: { event_id: event } };
  });

  serve(app, calls.listDeliveries, async ({ params, query, url }) => {
    const { id } = await shown(idOf(params.id));
    const paging = { page: query.page, perPage: ROWS_PER_PAGE };
    const { rows, total } = await listDeliveriesOf(db, id, { ...paging, state: query.state });
    return pagedAnswer(rows.map(toWireDelivery), { ...paging, total }, url);
  });

  serve(app, calls.resendDeliveries, async ({ params, body }) => {
    const count = await webhooks.resend(context, idOf(params.id), { eventId: body.event_id });
    if (count === undefined) throw notFound();
    return { data: { count } };
  });

  serve(app, calls.readEvents, async ({ query: { after = "0-0", topics } }) => {
    const place = /^(\d{1,19})-(\d{1,15})$/.exec(after);
    if (!place?.[1] || !place[2]) throw invalid({ after: [MESSAGES.invalid("Poziția")] });
    const events = await readFeed(db, {
      xid: place[1],
      id: Number(place[2]),
      topics: topicsOf(topics),
      limit: MAX_EVENTS_PER_READ,
    });
    const last = events.at(-1);
    return {
      data: {
        events: events.map((event) => ({
          id: eventId(event),
          type: event.type,
          timestamp: event.at.toISOString(),
          record: event.record,
          data: event.data,
        })),
        next: last ? `${last.xid}-${last.id}` : after,
      },
    };
  });
}

function topicsOf(text: string | undefined): EventTopic[] {
  const names = (text ?? "").split(",").filter(Boolean);
  const topics = EVENT_TOPIC_KEYS.filter((topic) => names.includes(topic));
  if (topics.length < new Set(names).size) throw invalid({ topics: [MESSAGES.invalid("Evenimente")] });
  return topics;
}
