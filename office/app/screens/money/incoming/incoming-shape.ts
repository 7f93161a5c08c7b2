import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export type Kind = "cod" | "bank";

export const PAGE: Record<Kind, string> = { cod: "/incasari/ramburs", bank: "/incasari/banca" };

export const INCOMING: ListShape = {
  columns: [
    { key: "rand", label: "Rând", isName: true },
    { key: "data", label: "Data" },
    { key: "suma", label: "Suma", isNumber: true },
    { key: "spune", label: "Datele rândului" },
    { key: "comanda", label: "Comanda" },
    { key: "motiv", label: "Motiv" },
    { key: "act", label: "Acțiune" },
  ],
  filters: [{ key: "stare", label: "Stare", kind: "choice", options: optionsOf(texts.states) }],
  sort: { by: "rand", isDescending: false },
};

export const UNCOLLECTED: ListShape = {
  columns: [
    { key: "comanda", label: "Comanda", isName: true },
    { key: "client", label: "Client" },
    { key: "total", label: "Total", isNumber: true },
    { key: "awb", label: "AWB" },
    { key: "curier", label: "Curier" },
    { key: "livrata", label: "Livrată" },
  ],
  filters: [],
  sort: { by: "comanda", isDescending: false },
};
