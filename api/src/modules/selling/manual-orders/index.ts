/**
 * Orders that staff enter for a buyer.
 *
 * - `manual-orders.service.ts`: preview, placing, payment link
 *
 * No tables.
 */
export { manualOrdersRoutes } from "./manual-orders.routes.ts";
export {
  type ManualChoices,
  type ManualGoods,
  placeManualIn,
  previewManual,
} from "./manual-orders.service.ts";
