/** Where the tests' shops listen; ports that nothing usual has. */
export const SHOP_PORT = 34_117;
export const FOREIGN_SHOP_PORT = 34_118;
export const FOREIGN_API_PORT = 34_119;
export const SHOP = `http://localhost:${SHOP_PORT}`;
export const FOREIGN_SHOP = `http://localhost:${FOREIGN_SHOP_PORT}`;
export const FOREIGN_API = `http://127.0.0.1:${FOREIGN_API_PORT}/api/v1`;
export const FOREIGN_API_KEY = "cheia-furnizorului-strain";
