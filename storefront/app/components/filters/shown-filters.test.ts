import { expect, it } from "vitest";
import { withShown } from "./shown-filters.ts";

const value = (name: string, count = 1) => ({ name, count, url: `p:${name}` });
const filter = (id: string, ...values: ReturnType<typeof value>[]) => ({ id, name: id, values });

it("a filtered list keeps values and filters that no longer have matches, and marks them", () => {
  const before = [filter("brand", value("a"), value("b"), value("c")), filter("tip", value("x"))];
  const after = [filter("brand", value("a"), value("c", 2))];
  expect(withShown(before, after)).toEqual([
    {
      ...after[0],
      values: [value("a"), { name: "b", url: "p:b", count: 0, isGone: true }, value("c", 2)],
    },
    { ...before[1], values: [{ name: "x", url: "p:x", count: 0, isGone: true }] },
  ]);
  expect(withShown(withShown(before, after), before)).toEqual(before);
});

it("a filtered list appends values and filters that were not shown before", () => {
  expect(withShown([filter("brand", value("a"))], [filter("brand", value("z"), value("a"))])).toEqual([
    filter("brand", value("a"), value("z")),
  ]);
  expect(withShown([], [filter("nou", value("a"))])).toEqual([filter("nou", value("a"))]);
});
