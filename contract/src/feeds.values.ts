/** Kinds of robots that a shop lets in or keeps out: search engines, assistants that answer people, training of models. */
export const BOT_KINDS = ["search", "assistants", "training"] as const;
export type BotKind = (typeof BOT_KINDS)[number];
