import { expect, it } from "vitest";
import { type PriceRow, withoutSpans } from "./price-history.rules.ts";

type Span = [bani: number, from: number, to: number | null];

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const rows = (spans: Span[]): PriceRow[] =>
  spans.map(([bani, from, to]) => ({ bani, from: day(from), to: to === null ? null : day(to) }));

it.each<[string, Span[], Span[], Span[]]>([
  ["nothing to cut out", [[100, 1, null]], [], [[100, 1, null]]],
  ["a promotion that is over", [[100, 1, null]], [[80, 5, 9]], [[100, 1, 5], [100, 9, null]]],
  ["a promotion that runs", [[100, 1, null]], [[80, 5, null]], [[100, 1, 5]]],
  ["a list price that changed while it ran", [[100, 1, 7], [120, 7, null]], [[80, 5, null]], [[100, 1, 5]]],
  ["a list price that changed in it, seen afterwards", [[100, 1, 7], [120, 7, null]], [[80, 5, 9]], [[100, 1, 5], [120, 9, null]]],
  ["a span hidden whole", [[100, 6, 8], [120, 8, null]], [[80, 5, 9]], [[120, 9, null]]],
  ["a promotion before the first price", [[100, 10, null]], [[80, 5, 9]], [[100, 10, null]]],
  ["two promotions", [[100, 1, null]], [[80, 5, 9], [70, 9, 12]], [[100, 1, 5], [100, 12, null]]],
])("cuts out %s", (_, listed, promoted, expected) => {
  expect(withoutSpans(rows(listed), rows(promoted))).toEqual(rows(expected));
}); // prettier-ignore
