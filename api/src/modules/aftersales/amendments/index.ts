/**
 * An order changed before it ships, with the invoice and parcels that change with it.
 *
 * - `amendments.service.ts`: preview and write; the order's own part is `amending` in the module orders
 */
export { amendmentsRoutes } from "./amendments.routes.ts";
