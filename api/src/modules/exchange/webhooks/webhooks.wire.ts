import type { Webhook, WebhookDelivery } from "@curat/contract/staff/webhooks";
import type { ListedDelivery } from "./deliveries.store.ts";
import type { ListedEndpoint } from "./endpoints.store.ts";

export function toWireWebhook(endpoint: ListedEndpoint, version: number): Webhook {
  const { id, name, url, topics, format, waiting, failed } = endpoint;
  return {
    id,
    name,
    url,
    topics,
    format,
    is_active: endpoint.isActive,
    stopped_because: endpoint.stoppedBecause,
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    delivered_at: endpoint.deliveredAt?.toISOString() ?? null,
    waiting,
    failed,
    version,
  };
}

export function toWireDelivery(delivery: ListedDelivery): WebhookDelivery {
  const { eventId, type, record, at, state, attempts, dueAt, lastAt, status, fault } = delivery;
  return {
    event_id: eventId,
    type,
    record,
    at: at.toISOString(),
    state,
    attempts,
    due_at: dueAt.toISOString(),
    last_at: lastAt?.toISOString() ?? null,
    status,
    fault,
  };
}
