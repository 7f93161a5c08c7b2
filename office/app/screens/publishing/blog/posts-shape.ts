import type { Filter, ListShape } from "../../../lists/list-address.ts";
import { optionsOf } from "../../../lists/options.ts";
import { texts } from "./texts.ts";

interface Section {
  id: number;
  name: string;
}

function sectionFilter(key: string, label: string, sections: readonly Section[]): Filter {
  return {
    key,
    label,
    kind: "choice",
    options: sections.map(({ id, name }) => ({ value: String(id), label: name })),
  };
}

/** Returns the columns and filters of the list of posts. Existing categories and tags are filters. */
export function postsShape(sections: {
  categories: readonly Section[];
  tags: readonly Section[];
}): ListShape {
  return {
    columns: [
      { key: "titlu", label: texts.name, isName: true },
      { key: "categorie", label: texts.category },
      { key: "stare", label: texts.state },
      { key: "ciorna", label: texts.draft },
      { key: "data", label: texts.date },
      { key: "adresa", label: texts.address, isExtra: true },
    ],
    filters: [
      sectionFilter("categorie", texts.category, sections.categories),
      sectionFilter("eticheta", texts.tag, sections.tags),
      { key: "stare", label: texts.state, kind: "choice", options: optionsOf(texts.states) },
      { key: "q", label: texts.contains, kind: "text", verb: "conține" },
    ],
    sort: { by: "data", isDescending: true },
  };
}
