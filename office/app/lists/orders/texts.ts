import type { PaymentCode } from "@curat/contract/cart.values";
import type { DeliveryKind } from "@curat/contract/staff/orders.values";

export const texts = {
  stages: {
    to_confirm: "de confirmat",
    to_pack: "de împachetat",
    to_hand_over: "de predat",
    problems: "AWB refuzat",
    partly_sent: "expediate parțial",
    returned_parcels: "colet întors",
    late_parcels: "colet întârziat",
    not_collected: "colet neridicat",
    leaves_today: "de trimis azi",
    late_promises: "ziua promisă depășită",
    not_invoiced: "fără factură",
  },
  ways: {
    CARD: "card",
    COD: "ramburs",
    BANK: "ordin de plată",
    SEAP: "achiziție publică (SEAP)",
    TERM: "la termen",
  } satisfies Record<PaymentCode, string>,
  deliveries: {
    COURIER: "curier la adresă",
    SAMEDAY_HOME: "curier Sameday",
    FAN_HOME: "curier FAN",
    SAMEDAY_EASYBOX: "easybox",
    FAN_FANBOX: "FANbox",
    CARGUS_HOME: "curier Cargus",
    CARGUS_SHIPGO: "Cargus Ship & Go",
    DPD_HOME: "curier DPD",
    DPD_POINT: "DPD Pickup",
    GLS_HOME: "curier GLS",
    GLS_POINT: "GLS ParcelShop",
    PACKETA_HOME: "curier Packeta",
    PACKETA_POINT: "Packeta Z-BOX",
    STORE_PICKUP: "ridicare din magazin",
    OWN: "metodă proprie",
  } satisfies Record<DeliveryKind, string>,
};
