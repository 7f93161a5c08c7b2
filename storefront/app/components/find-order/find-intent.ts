/**
 * Submit buttons for a found order. `cancel` has the same value as in the account, because both use the same
 * dialog.
 */
export const FIND_INTENT = { find: "find", cancel: "cancel", forget: "forget", giveBack: "return" } as const;

export const PAGE = "/comanda";
