/** Where the tests' shops listen; below those that the system gives to outgoing connections. */
export const SHOP_PORT = 24_117;
export const SHOP_API_KEY = "cheie-pentru-teste-de-browser";
export const SHOP_SEAL_KEY = "cheie-de-sigiliu-pentru-teste-de-browser";
/** Not beside it: there its stand-ins listen. */
export const FOREIGN_SHOP_PORT = 24_141;
export const FOREIGN_API_PORT = 24_142;
/** The shop whose processes are killed; its stand-ins listen beside it. */
export const BUYERS_SHOP_PORT = 24_161;
/** The shop with a provider of social logins beside it. */
export const SOCIAL_SHOP_PORT = 24_181;
export const LAST_PIECES_SHOP_PORT = 24_201;
export const DATABASE_AWAY_SHOP_PORT = 24_221;
export const CHANGES_SHOP_PORT = 24_241;
export const SHOP = `http://localhost:${SHOP_PORT}`;
export const FOREIGN_SHOP = `http://localhost:${FOREIGN_SHOP_PORT}`;
export const FOREIGN_API = `http://127.0.0.1:${FOREIGN_API_PORT}/api/v1`;
export const FOREIGN_API_KEY = "cheia-furnizorului-strain";
