export { bulkAwbRoutes } from "./bulk-awbs.ts";
export { dropWaybill } from "./drop-waybill.ts";
export { settleParcels } from "./settle-parcels.ts";
export { countParcels } from "./parcel-count.store.ts";
export { parcelsRoutes } from "./staff-parcels.routes.ts";
export { shipmentTasks } from "./shipment.tasks.ts";
export { importShipments } from "./shipments.import.ts";
export { shipmentsRoutes } from "./staff-shipments.routes.ts";
