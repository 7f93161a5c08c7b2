export { openOfferPdf as loader } from "./offer.server.ts";
