/** Kinds of robots that a shop can allow or block. */
export const BOT_KINDS = ["search", "assistants", "training"] as const;
export type BotKind = (typeof BOT_KINDS)[number];
