/** How an alert stands: "expired" is over without the product having come. */
export const ALERT_STATES = ["waiting", "sent", "expired"] as const;
export type AlertState = (typeof ALERT_STATES)[number];
