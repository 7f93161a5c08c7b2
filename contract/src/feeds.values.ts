/**
 * Kinds of robots that a shop can allow or block: search engines, AI assistants, and crawlers for model
 * training.
 */
export const BOT_KINDS = ["search", "assistants", "training"] as const;
export type BotKind = (typeof BOT_KINDS)[number];
