import type { ProductChoices } from "@curat/contract/staff/products";
import { PRODUCT_STATES } from "../../components/status/product-status.tsx";
import type { ListShape } from "../list-address.ts";
import { optionsOf } from "../options.ts";
import { texts } from "./texts.ts";

type FilterChoices = Pick<ProductChoices, "brands" | "categories">;

export function productsShape({ brands, categories }: FilterChoices): ListShape {
  return {
    columns: [
      { key: "denumire", label: texts.name, isName: true, isSortable: true },
      { key: "imagine", label: texts.picture },
      { key: "cod", label: texts.code, isSortable: true, more: "half" },
      { key: "ean", label: texts.barcode, isExtra: true, more: "half" },
      { key: "marca", label: texts.brand, more: "half" },
      { key: "categorie", label: texts.category, more: "line" },
      { key: "stare", label: texts.state },
      { key: "pret", label: texts.price, isNumber: true, isSortable: true },
      { key: "lista", label: texts.listPrice, isNumber: true, isExtra: true, more: "half" },
      { key: "stoc", label: texts.stock, isNumber: true, isSortable: true },
      { key: "vandute", label: texts.sold, isNumber: true, isSortable: true, isExtra: true, more: "half" },
      { key: "promotie", label: texts.promotion, isExtra: true, more: "line" },
      { key: "lipseste", label: texts.missing, more: "line" },
      { key: "schimbat", label: texts.changed, isSortable: true, isExtra: true, more: "line" },
    ],
    filters: [
      { key: "q", label: texts.text, kind: "text", verb: texts.contains },
      { key: "categorie", label: texts.category, kind: "choice", options: categories.map(toOption) },
      { key: "marca", label: texts.brand, kind: "choice", options: brands.map(toOption) },
      { key: "stare", label: texts.state, kind: "choice", options: optionsOf(PRODUCT_STATES) },
      { key: "stoc", label: texts.stock, kind: "choice", options: optionsOf(texts.levels) },
      { key: "promotie", label: texts.promotion, kind: "choice", options: optionsOf(texts.promotions) },
      { key: "lipseste", label: texts.missing, kind: "choice", options: optionsOf(texts.kinds) },
    ],
    sort: { by: "denumire", isDescending: false },
  };
}

function toOption({ id, name }: { id: number; name: string }) {
  return { value: String(id), label: name };
}
