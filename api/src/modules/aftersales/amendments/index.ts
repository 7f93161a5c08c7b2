/**
 * Orders that staff change before they ship, with the invoice and parcels that change with them.
 *
 * - `amendments.service.ts`: preview and write; the order's own part is `amending` in the module orders
 */
export { amendmentsRoutes } from "./amendments.routes.ts";
