/** Intents of the page's forms; `cancel` is the one that the account's cancel dialog sends. */
export const FIND_INTENT = { find: "find", cancel: "cancel", forget: "forget", giveBack: "return" } as const;

export const PAGE = "/comanda";
