import { STAFF_ARTICLE } from "@curat/contract/staff/article.values";
import type { ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

export const ARTICLES: ListShape = {
  columns: [
    { key: "titlu", label: texts.name, isName: true },
    { key: "grup", label: texts.group },
    { key: "stare", label: texts.state },
    { key: "ciorna", label: texts.draft },
    { key: "adresa", label: texts.address },
    { key: "ordine", label: texts.order, isNumber: true },
  ],
  filters: [
    {
      key: "grup",
      label: texts.group,
      kind: "choice",
      options: optionsOf(STAFF_ARTICLE.fields.type_id.options),
    },
    { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
    { key: "q", label: texts.contains, kind: "text", verb: "conține" },
  ],
  sort: { by: "ordine", isDescending: false },
};
