import { describe, expect, it } from "vitest";
import {
  carriedFields,
  filterSentence,
  listAddress,
  readList,
  sortedBy,
  withFilter,
} from "./list-address.ts";
import type { ListShape } from "./list-address.ts";

const shape: ListShape = {
  columns: [
    { key: "numar", label: "Număr", isSortable: true, isName: true },
    { key: "client", label: "Client" },
    { key: "total", label: "Total", isSortable: true, isNumber: true },
    { key: "awb", label: "AWB", isExtra: true },
  ],
  filters: [
    { key: "stare", label: "Stare", kind: "choice", options: [{ value: "new", label: "nouă" }] },
    { key: "q", label: "Text", kind: "text", verb: "conține" },
    { key: "din", label: "Plasată", kind: "day", verb: "din" },
  ],
  sort: { by: "numar", isDescending: true },
};
const read = (query: string) => readList(shape, new URLSearchParams(query));

describe("list state in a URL's query", () => {
  it("the query is empty for a list's default state", () => {
    expect(listAddress(shape, read(""))).toBe("?");
  });

  it.each([
    "?stare=new",
    "?q=ana+%26+fiii&din=2026-11-22&pagina=3",
    "?ordine=total",
    "?ordine=-total&pagina=2",
    "?coloane=numar&coloane=awb",
  ])("the query keeps %s", (address) => {
    expect(listAddress(shape, read(address))).toBe(address);
  });

  it.each([
    "?stare=pierduta",
    "?din=2026-02-31",
    "?din=ieri",
    "?ordine=client",
    "?ordine=parola",
    "?pagina=0",
    "?pagina=-1",
    "?pagina=1e9",
    "?altceva=1",
    "?coloane=numar&coloane=client&coloane=total",
    "?q=+",
    "?q=%00",
  ])("the query ignores %s", (address) => {
    expect(listAddress(shape, read(address))).toBe("?");
  });

  it("control characters in a search text become spaces", () => {
    expect(listAddress(shape, read("?q=ana%00pop%0Aion"))).toBe("?q=ana+pop+ion");
  });

  it("a list's name column is always visible", () => {
    expect(read("coloane=awb").columns).toEqual(["numar", "awb"]);
  });
});

it("setting a filter leads to the first page, and removing it restores the default query", () => {
  const state = withFilter(read("pagina=3"), "stare", "new");
  expect(listAddress(shape, state)).toBe("?stare=new");
  expect(listAddress(shape, withFilter(state, "stare", undefined))).toBe("?");
});

it("sorting by the same column again reverses the order", () => {
  const up = sortedBy(read(""), "total");
  expect(listAddress(shape, up)).toBe("?ordine=total");
  expect(listAddress(shape, sortedBy(up, "total"))).toBe("?ordine=-total");
});

it("filterSentence describes a filter", () => {
  const [status, text, day] = shape.filters;
  expect(status && filterSentence(status, "new")).toBe("Stare este nouă");
  expect(text && filterSentence(text, "Ana")).toBe("Text conține „Ana”");
  expect(day && filterSentence(day, "2026-11-02")).toBe("Plasată din 02.11.2026");
});

it("carriedFields returns the parameters for which the form has no inputs", () => {
  expect(carriedFields(shape, read("stare=new&q=ana&ordine=total&pagina=4"), ["q"])).toEqual([
    { name: "stare", value: "new" },
    { name: "ordine", value: "total" },
  ]);
});
