/** Labels of order statuses, steps, delivery options and payment methods (decision 0091). */
import { catalogue, phrase } from "./texts.values.ts";

export const ORDER_NAMES = catalogue("order-names", {
  statuses: {
    new: "Nouă",
    awaiting_payment: "În așteptarea plății",
    confirmed: "Confirmată",
    preparing: "În pregătire",
    shipped: "Predată curierului",
    delivered: "Livrată",
    completed: "Finalizată",
    cancelled: "Anulată",
    refused: "Refuzată",
    partly_returned: "Returnată parțial",
    returned: "Returnată",
  },
  pickup: { shipped: "Gata de ridicare", delivered: "Ridicată" },
  steps: { received: "Comandă primită", preparing: "Pregătită" },
  deliveries: {
    samedayHome: "Curier Sameday la domiciliu",
    samedayEasybox: "Sameday easybox",
    fanHome: "FAN Courier la domiciliu",
    fanFanbox: "FANbox",
    cargusHome: "Cargus la domiciliu",
    cargusShipGo: "Cargus Ship & Go",
    dpdHome: "DPD la domiciliu",
    dpdPoint: "DPD Pickup",
    glsHome: "GLS la domiciliu",
    glsPoint: "GLS ParcelShop",
    packetaHome: "Packeta la domiciliu",
    packetaPoint: "Packeta Z-BOX",
    storePickup: phrase("Ridicare personală: {locul}"),
  },
  payments: {
    card: "Card online",
    cashOnDelivery: "Plată ramburs, la livrare",
    bankTransfer: "Ordin de plată",
    publicProcurement: "Achiziție publică prin SEAP",
    onTerms: "Plată la termen",
  },
});
