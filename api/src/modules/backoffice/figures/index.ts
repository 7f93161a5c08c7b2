/**
 * Figures about sales, buyers, carts and searches.
 *
 * - `figures.rules.ts`: periods and their steps
 * - `figures.store.ts`, `buyers.store.ts`: sums of orders and carts
 */
export { figuresRoutes } from "./figures.routes.ts";
