import { EMAG_OFFER_STAGE_LABEL } from "@curat/contract/staff/emag.values";
import type { ListShape, ListState } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";

export const OFFERS: ListShape = {
  columns: [
    { key: "oferta", label: "Oferta", isName: true },
    { key: "cod", label: "Codul de la eMAG" },
    { key: "produs", label: "Produsul din magazin" },
    { key: "stoc", label: "Stoc trimis", isNumber: true },
    { key: "pret", label: "Preț trimis", isNumber: true },
    { key: "trimis", label: "Trimis" },
    { key: "problema", label: "Problema" },
  ],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: optionsOf(EMAG_OFFER_STAGE_LABEL) },
    { key: "q", label: "Denumire, cod sau EAN", kind: "text", verb: "conține" },
  ],
  sort: { by: "oferta", isDescending: false },
};

export const ORDERS: ListShape = {
  columns: [
    { key: "emag", label: "Numărul eMAG", isName: true },
    { key: "comanda", label: "Comanda" },
    { key: "stare", label: "Stare la eMAG" },
    { key: "problema", label: "De rezolvat" },
    { key: "citita", label: "Citită" },
    { key: "awb", label: "AWB" },
  ],
  filters: [],
  sort: { by: "citita", isDescending: true },
};

export const PUSHES: ListShape = {
  columns: [
    { key: "moment", label: "Când", isName: true },
    { key: "stoc", label: "Stoc", isNumber: true },
    { key: "pret", label: "Preț", isNumber: true },
    { key: "rezultat", label: "Răspunsul eMAG" },
  ],
  filters: [],
  sort: { by: "moment", isDescending: true },
};

/** Returns the state of a table without filters and paging. */
export function plainState(shape: ListShape): ListState {
  return { filters: {}, sort: shape.sort, columns: shape.columns.map(({ key }) => key), page: 1 };
}
