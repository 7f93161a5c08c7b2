/** How an address stands: "pending" never opened the link that it was mailed. */
export const SUBSCRIPTION_STATES = ["subscribed", "pending", "left"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];
