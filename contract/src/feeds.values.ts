export const BOT_KINDS = ["search", "assistants", "training"] as const;
export type BotKind = (typeof BOT_KINDS)[number];
