/** "pending": the confirmation link has not been opened yet; "left": unsubscribed. */
export const SUBSCRIPTION_STATES = ["subscribed", "pending", "left"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];
