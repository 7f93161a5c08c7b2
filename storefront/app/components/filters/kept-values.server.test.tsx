import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { FilterGroup } from "./filter-group.tsx";
import { CachedValuesContext } from "./filter-values.tsx";
import { cachedValues } from "./cached-values.server.tsx";
import type { ShownFilter } from "./shown-filters.ts";

const FILTER: ShownFilter = {
  id: "brand",
  name: "Brand",
  values: [
    { name: 'Lumora & "fiii"', url: "brand:lumora", count: 12 },
    { name: "Pardolin", url: "brand:pardolin", count: undefined },
    { name: "Lustrava", url: "brand:lustrava", count: 0, isGone: true },
  ],
};
const ADDRESS = { path: "/detergenti", selected: [] as string[] };
const QUERY = { filters: "query", pages: "suffix" } as const;

type Shown = Partial<Parameters<typeof FilterGroup>[0]>;

function groupOf(shown: Shown, isCached: boolean): string {
  const group = {
    filter: FILTER,
    address: ADDRESS,
    rules: QUERY,
    isFirst: true,
    shownAt: "/detergenti",
    ...shown,
  };
  return renderToString(
    <CachedValuesContext value={isCached ? cachedValues : undefined}>
      <FilterGroup {...group} />
    </CachedValuesContext>,
  );
}

it.each<[string, Shown]>([
  ["without a chosen value", {}],
  ["with a chosen value", { address: { ...ADDRESS, selected: ["brand:pardolin"], price: "10-20" } }],
  ["with paths as addresses", { rules: { filters: "path", pages: "query" } }],
  ["on a page of another address", { shownAt: "/detergenti?page=2" }],
  ["that lead to separate pages", { filter: { ...FILTER, isLinks: true } }],
  ["of an empty list", { filter: { ...FILTER, values: [] } }],
])("the cached HTML of filter values equals React's output: %s", (_, shown) => {
  const rendered = groupOf(shown, false);
  for (let time = 0; time < 2; time++) expect(groupOf(shown, true)).toBe(rendered);
});
