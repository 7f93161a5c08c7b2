/**
 * Events for other programs: webhooks and a feed. Triggers record the events (`0350_webhooks.sql`).
 *
 * - `webhooks.rules.ts`, `signature.ts`: retries, message, signature
 * - `webhooks.service.ts`: changes by staff
 * - `send-webhooks.service.ts`, `webhooks.tasks.ts`: sending
 *
 * Tables and views: webhook_endpoint, shop_event, webhook_delivery.
 */
export { webhooksRoutes } from "./webhooks.routes.ts";
export { webhookTasks } from "./webhooks.tasks.ts";
