/** Intents of the forms on this page. The account's cancel dialog sends `cancel` too. */
export const FIND_INTENT = { find: "find", cancel: "cancel", forget: "forget", giveBack: "return" } as const;

export const PAGE = "/comanda";
