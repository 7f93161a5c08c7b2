import { isLockerCode } from "../cart.values.ts";
import { COURIER_DELIVERIES, COURIER_NAMES } from "../deliveries.values.ts";

/** Rounding of prices at eMAG, always upwards. */
export const EMAG_ROUNDINGS = ["none", "lei", "ninety_nine"] as const;
export type EmagRounding = (typeof EMAG_ROUNDINGS)[number];

export const EMAG_ROUNDING_LABEL: Record<EmagRounding, string> = {
  none: "fără rotunjire",
  lei: "la leu întreg",
  ninety_nine: "la ,99 lei",
};

/** Couriers that can deliver eMAG orders to an address, by delivery code. */
export const EMAG_DELIVERY_LABEL: Readonly<Record<string, string>> = Object.fromEntries(
  COURIER_DELIVERIES.filter(({ code }) => !isLockerCode(code)).map(({ code, courier }) => [
    code,
    `Curier ${COURIER_NAMES[courier]}`,
  ]),
);

export const EMAG_MATCH_LABEL = {
  code: "după cod",
  ean: "după EAN",
  staff: "ales de un coleg",
  undone: "schimbare anulată",
} as const;
export type EmagMatch = keyof typeof EMAG_MATCH_LABEL;
// Object.keys() is typed as strings, but the object has only these keys.
export const EMAG_MATCH_KEYS = Object.keys(EMAG_MATCH_LABEL) as EmagMatch[];

export const EMAG_OFFER_STAGE_LABEL = {
  unmatched: "fără produs",
  refused: "refuzate de eMAG",
} as const;
export type EmagOfferStage = keyof typeof EMAG_OFFER_STAGE_LABEL;
// Object.keys() is typed as strings, but the object has only these keys.
export const EMAG_OFFER_STAGES = Object.keys(EMAG_OFFER_STAGE_LABEL) as EmagOfferStage[];

export const EMAG_SETTLEMENTS = ["cancel", "seen"] as const;
export type EmagSettlement = (typeof EMAG_SETTLEMENTS)[number];

/** Labels of eMAG's order statuses, by number. */
export const EMAG_STATUS_LABEL: Readonly<Record<number, string>> = {
  0: "anulată",
  1: "nouă",
  2: "în lucru",
  3: "pregătită",
  4: "finalizată",
  5: "returnată",
};
