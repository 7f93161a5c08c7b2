/**
 * Parcels: waybills, labels, statuses.
 *
 * - `awb.ts`, `call-courier.ts`: requests for waybills, labels and statuses
 * - `shipments.rules.ts`: `movedBy`: the order status that follows from a parcel status
 * - `shipments.service.ts`, `bulk-awbs.ts`: creating one waybill or many
 * - `parcels.service.ts`, `settle-parcels.ts`: orders in several parcels
 * - `polling.rules.ts`, `polls.store.ts`, `read-statuses.ts`: when to poll a parcel's status, and reading many
 * - `courier-visits.service.ts`, `handover-pdf.ts`: couriers' visits and the list of parcels to hand over
 * - `shipment.tasks.ts`, `cancel-awb.tasks.ts`: background jobs
 *
 * Tables and views: shipment, shipment_piece, order_waybill, order_parcel, parcel_piece, awb_attempt,
 * awb_problem, courier_visit, waybill_document, parcel_poll, courier_sync.
 */
export { bulkAwbRoutes } from "./bulk-awbs.ts";
export { courierVisitRoutes } from "./courier-visits.routes.ts";
export { loadCourierTraffic } from "./courier-traffic.store.ts";
export { dropWaybill } from "./drop-waybill.ts";
export { settleParcels } from "./settle-parcels.ts";
export { countParcels } from "./parcel-count.store.ts";
export { parcelsRoutes } from "./staff-parcels.routes.ts";
export { nextPoll } from "./polling.rules.ts";
export { isUnanswered, readStatuses } from "./read-statuses.ts";
export { shipmentTasks } from "./shipment.tasks.ts";
export { importShipments } from "./shipments.import.ts";
export { shipmentsRoutes } from "./staff-shipments.routes.ts";
export { eraseTries } from "./personal-data.store.ts";
