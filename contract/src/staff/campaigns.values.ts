/** Limits and labels of campaigns. */
export const CAMPAIGN_STATES = ["draft", "scheduled", "sending", "sent", "stopped"] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

export const CAMPAIGN_BLOCKS = {
  heading: "Titlu",
  text: "Text",
  picture: "Imagine",
  products: "Produse",
  button: "Buton",
  coupon: "Cod de reducere",
} as const;
export type CampaignBlockType = keyof typeof CAMPAIGN_BLOCKS;

export const MAX_CAMPAIGN_BLOCKS = 30;
export const MAX_CAMPAIGN_PRODUCTS = 24;
export const MAX_SUBJECT_LENGTH = 150;
export const MAX_PREHEADER_LENGTH = 200;

/** Days after an email during which the recipient's orders count for the campaign. */
export const CAMPAIGN_ORDER_DAYS = 7;

/** sent: the mail server accepted the email. unknown: the process died during the send. */
export type RecipientState = "waiting" | "sending" | "sent" | "refused" | "failed" | "unknown" | "skipped";

export const SUPPRESSION_REASONS = {
  refused: "Adresa nu există sau nu primește e-mailuri",
  failing: "Trei campanii la rând nu au putut fi livrate",
  complaint: "A reclamat e-mailurile sau le-a marcat ca spam",
} as const;
export type SuppressionReason = keyof typeof SUPPRESSION_REASONS;

export const LAST_ORDER_CHOICES = ["any", "within", "before"] as const;
