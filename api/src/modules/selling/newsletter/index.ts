/**
 * Subscriptions with confirmation.
 *
 * - `newsletter.rules.ts`: limits and welcome code
 * - `newsletter.service.ts`: subscribe, confirm, unsubscribe
 * - `newsletter.tasks.ts`: deletion of unconfirmed subscriptions
 *
 * Tables and views: newsletter_subscription, subscribed_address.
 */
export { newsletterRoutes } from "./newsletter.routes.ts";
export { addRequest as addNewsletterRequest, issueCode, promisedPercent } from "./newsletter.service.ts";
export { findSubscription } from "./newsletter.store.ts";
export { staffNewsletterRoutes } from "./staff-newsletter.routes.ts";
export { newsletterTasks } from "./newsletter.tasks.ts";
export { unsubscribeToken } from "./unsubscribe-token.ts";
export { deleteLeftSubscriptions, eraseSubscriptions, storedSubscriptions } from "./personal-data.store.ts";
export { importSubscribers, type SubscriberImport, type SubscribersImport } from "./subscribers.import.ts";
export { newsletterTexts } from "./texts.ts";
