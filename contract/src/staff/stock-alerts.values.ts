/** "expired": the alert ended before the product was back in stock. */
export const ALERT_STATES = ["waiting", "sent", "expired"] as const;
export type AlertState = (typeof ALERT_STATES)[number];
