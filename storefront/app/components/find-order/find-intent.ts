/**
 * Intents of the forms on this page. `cancel` is the intent that the cancel dialog sends, as in the account.
 */
export const FIND_INTENT = { find: "find", cancel: "cancel", forget: "forget", giveBack: "return" } as const;

export const PAGE = "/comanda";
