/**
 * Parcels: waybills, labels, statuses.
 *
 * - `awb.ts`, `call-courier.ts`: requesting waybill, label, status
 * - `shipments.rules.ts`: `movedBy`: the order status that follows from a parcel status
 * - `shipments.service.ts`, `bulk-awbs.ts`: one waybill, many
 * - `parcels.service.ts`, `settle-parcels.ts`: several parcels
 * - `shipment.tasks.ts`, `cancel-awb.tasks.ts`: jobs
 *
 * Tables and views: shipment, shipment_piece, order_waybill, order_parcel, parcel_piece, awb_attempt, awb_problem.
 */
export { bulkAwbRoutes } from "./bulk-awbs.ts";
export { dropWaybill } from "./drop-waybill.ts";
export { settleParcels } from "./settle-parcels.ts";
export { countParcels } from "./parcel-count.store.ts";
export { parcelsRoutes } from "./staff-parcels.routes.ts";
export { shipmentTasks } from "./shipment.tasks.ts";
export { importShipments } from "./shipments.import.ts";
export { shipmentsRoutes } from "./staff-shipments.routes.ts";
export { eraseTries } from "./personal-data.store.ts";
