/** Ports of this run's shops, in a block that setup/test-ports.mjs found free. */
const first = Number(process.env.CURAT_TEST_PORTS ?? 0);
/** Ports reserved for each shop and its stand-ins. */
const BESIDE = 10;
const at = (place: number): number => first + place * BESIDE;

export const SHOP_PORT = at(0);
export const SHOP_API_KEY = "cheie-pentru-teste-de-browser";
export const SHOP_SEAL_KEY = "cheie-de-sigiliu-pentru-teste-de-browser";
export const FOREIGN_SHOP_PORT = at(1);
export const FOREIGN_API_PORT = at(2);
/** The shop whose processes are killed. */
export const BUYERS_SHOP_PORT = at(3);
/** The empty shop for tests of the setup. */
export const FIRST_SHOP_PORT = at(4);
export const DATABASE_AWAY_SHOP_PORT = at(5);
/** Two machines that run the same shop. */
export const NODE_PORTS = [at(6), at(7)] as const;
export const SHOP = `http://localhost:${SHOP_PORT}`;
export const FOREIGN_SHOP = `http://localhost:${FOREIGN_SHOP_PORT}`;
export const FOREIGN_API = `http://127.0.0.1:${FOREIGN_API_PORT}/api/v1`;
export const FOREIGN_API_KEY = "cheia-furnizorului-strain";
