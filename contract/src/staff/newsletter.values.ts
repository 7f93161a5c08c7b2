/** State of an address; "pending" has not opened its confirmation link. */
export const SUBSCRIPTION_STATES = ["subscribed", "pending", "left"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];
