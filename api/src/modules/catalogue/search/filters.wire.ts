import { leiNumber } from "@curat/contract/lei.values";
import type { Filter, FilterValue } from "@curat/contract/listing";
import type { FacetNames } from "./facets.store.ts";
import type { Counts } from "./engine.ts";
import type { Selection } from "./selection.ts";

interface FilterParts {
  counts: Counts;
  names: FacetNames;
  selection: Selection;
  isCategoryScope: boolean;
}

/** Converts counts to the documented filters (B-060 to B-069). A category's list has no category filter. */
export function toWireFilters({ counts, names, selection, isCategoryScope }: FilterParts): Filter[] {
  return [
    ...priceFilter(counts, selection),
    ...(isCategoryScope ? [] : categoryFilter(counts, names)),
    ...parameterFilters(counts, names, selection),
  ];
}

function priceFilter({ price }: Counts, { minBani, maxBani }: Selection): Filter[] {
  if (!price || price.minBani === price.maxBani) return [];
  const inLei = (bani: number | null): number | null => (bani === null ? null : leiNumber(bani));
  const range: FilterValue = {
    display: "Preț",
    min: Math.floor(leiNumber(price.minBani)),
    max: Math.ceil(leiNumber(price.maxBani)),
    selected_min: inLei(minBani),
    selected_max: inLei(maxBani),
  };
  return [
    { type: "price", filterID: "pret", display: "Preț", quick: false, url: "{min}-{max}", values: [range] },
  ];
}

function categoryFilter({ categories }: Counts, names: FacetNames): Filter[] {
  const counted = new Map(categories.map(({ categoryId, count }) => [categoryId, count]));
  const values = names.categories.flatMap(({ id, name, url }) => {
    const count = counted.get(id);
    return count === undefined ? [] : [{ display: name, count, selected: false, url }];
  });
  return values.length > 1
    ? [
        {
          type: "category",
          filterID: "categorie",
          display: "Categorie",
          quick: false,
          url: "categorie",
          values,
        },
      ]
    : [];
}

function parameterFilters({ values: counts }: Counts, names: FacetNames, selection: Selection): Filter[] {
  const counted = new Map(counts.map(({ valueId, count }) => [valueId, count]));
  const chosen = new Set(selection.values.map((value) => value.valueId));
  const shown = Map.groupBy(
    names.values.filter((value) => counted.has(value.id) || chosen.has(value.id)),
    (value) => value.parameterId,
  );
  return names.parameters.flatMap(({ id, name, slug }): Filter[] => {
    const values = (shown.get(id) ?? []).map((value) => ({
      display: value.name,
      count: counted.get(value.id) ?? 0,
      selected: chosen.has(value.id),
      url: `${slug}:${value.slug}`,
    }));
    const isUseful = values.length > 1 || values.some((value) => value.selected);
    return isUseful
      ? [{ type: "other", filterID: slug, display: name, quick: false, url: slug, values }]
      : [];
  });
}
