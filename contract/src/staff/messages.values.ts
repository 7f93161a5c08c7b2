export const MESSAGE_KINDS = ["contact", "product", "offer", "review"] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export const MESSAGE_STATES = ["new", "answered", "closed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
