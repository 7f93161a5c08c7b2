/**
 * Offers of individual prices to buyers.
 *
 * - `offers.rules.ts`: states and contents
 * - `offers.service.ts`: actions of buyers
 * - `staff-offers.service.ts`, `new-offer.service.ts`: actions of staff
 * - `order-offer.service.ts`: orders that staff make from offers
 * - `offer-pdf.ts`: the document
 * - `offers.tasks.ts`: deletion of old requests
 *
 * Tables and views: offer, offer_line, offer_series, offer_version,
 * free_line_cost.
 */
export { offerFile } from "./offer-pdf.ts";
export { closedText, numberOf, type Offer, offeredReason, sumsOf } from "./offers.rules.ts";
export { importOffers, type OfferImport, type OffersImport } from "./offers.import.ts";
export { holdOffer, offerToOrder, type OrderableOffer } from "./order-offer.service.ts";
export { offersRoutes } from "./offers.routes.ts";
export { staffOffersRoutes } from "./staff-offers.routes.ts";
export { offersTasks } from "./offers.tasks.ts";
export {
  findByToken,
  findOffer,
  loadOfferedLines,
  loadOfferedProducts,
  lockOffersOf,
  type OfferedLine,
  type OfferedProduct,
  useOffers,
  waitingOffers,
} from "./offers.store.ts";
export { eraseOffers, moveOffers, readdressOffers, storedOffers } from "./personal-data.store.ts";
export { offerTexts } from "./texts.ts";
