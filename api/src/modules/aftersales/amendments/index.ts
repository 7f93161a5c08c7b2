/**
 * Orders that staff change before they ship, with the invoice and parcels that change with them.
 *
 * - `amendments.service.ts`: preview and write; `selling/orders/amending` changes the order itself
 */
export { amendmentsRoutes } from "./amendments.routes.ts";
