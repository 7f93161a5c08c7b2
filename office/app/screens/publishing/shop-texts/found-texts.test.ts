import { expect, it } from "vitest";
import type { ShopText } from "@curat/contract/staff/texts";
import { foundTexts } from "./found-texts.ts";

const text = (of: Partial<ShopText>): ShopText => ({
  key: "product.add",
  group: "product",
  default_text: "Adauga in cos",
  text: null,
  places: [],
  more_places: [],
  may_be_empty: false,
  fixed: null,
  proposal: null,
  most: 120,
  ...of,
});
const all = [
  text({ proposal: "Adaugă în coș" }),
  text({ key: "home.nothing", group: "home", default_text: "Pagina se pregătește", text: "Revenim" }),
  text({ key: "checkout-order.finalize", group: "checkout-order", fixed: "legea" }),
];

it.each([
  [{ q: "PREGATESTE" }, ["home.nothing"]],
  [{ q: "revenim" }, ["home.nothing"]],
  [{ q: "coș adauga" }, ["product.add", "checkout-order.finalize"]],
  [{ q: "finalize" }, ["checkout-order.finalize"]],
  [{ q: "%" }, []],
  [{ ecran: "home" }, ["home.nothing"]],
  [{ stare: "schimbate" }, ["home.nothing"]],
  [{ stare: "propuneri" }, ["product.add"]],
  [{ stare: "fixe" }, ["checkout-order.finalize"]],
  [{}, ["product.add", "home.nothing", "checkout-order.finalize"]],
])("foundTexts with the filters %j returns %j", (filters, keys) => {
  expect(foundTexts(all, filters).map(({ key }) => key)).toEqual(keys);
});
