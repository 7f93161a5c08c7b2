/** Named intents of the page's forms; `cancel` is said by the account's own question. */
export const FIND_INTENT = { find: "find", cancel: "cancel", forget: "forget", giveBack: "return" } as const;

export const PAGE = "/comanda";
