/** Groups of events to which a program can subscribe (docs/webhooks.md). */
export const EVENT_TOPICS = {
  orders: "Comenzi",
  payments: "Plăți și restituiri",
  shipments: "Colete",
  invoices: "Facturi",
  returns: "Retururi",
  products: "Produse",
  stock: "Stoc",
  prices: "Prețuri",
  customers: "Clienți",
  reviews: "Recenzii",
  newsletter: "Abonări la newsletter",
} as const;
export type EventTopic = keyof typeof EVENT_TOPICS;
export const EVENT_TOPIC_KEYS = Object.keys(EVENT_TOPICS) as EventTopic[]; // Object.keys returns plain strings.

export const WEBHOOK_FORMATS = ["standard", "cloudevents"] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

export const DELIVERY_STATES = ["waiting", "delivered", "failed"] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const MAX_WEBHOOKS = 20;
export const MAX_EVENTS_PER_READ = 500;
/** Days for which events stay in the feed and can be sent again. */
export const EVENT_DAYS = 30;
