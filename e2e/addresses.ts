/** First port of a free block, which setup/test-ports.mjs chooses for each run. */
const first = Number(process.env.CURAT_TEST_PORTS ?? 0);
/** Number of ports for each shop and its stand-ins. */
const PORTS_PER_SHOP = 18;
const at = (place: number): number => first + place * PORTS_PER_SHOP;

export const SHOP_PORT = at(0);
export const SHOP_API_KEY = "cheie-pentru-teste-de-browser";
export const SHOP_SEAL_KEY = "cheie-de-sigiliu-pentru-teste-de-browser";
export const FOREIGN_SHOP_PORT = at(1);
export const FOREIGN_API_PORT = at(2);
/** Port of the shop whose processes the tests kill. */
export const BUYERS_SHOP_PORT = at(3);
/** Port of the empty shop for the setup tests. */
export const FIRST_SHOP_PORT = at(4);
export const DATABASE_AWAY_SHOP_PORT = at(5);
/** Ports of two machines that run the same shop. */
export const NODE_PORTS = [at(6), at(7)] as const;
export const SHOP = `http://localhost:${SHOP_PORT}`;
export const FOREIGN_SHOP = `http://localhost:${FOREIGN_SHOP_PORT}`;
export const FOREIGN_API = `http://127.0.0.1:${FOREIGN_API_PORT}/api/v1`;
export const FOREIGN_API_KEY = "cheia-furnizorului-strain";
