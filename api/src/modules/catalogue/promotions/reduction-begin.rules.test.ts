import { expect, it } from "vitest";
import { compared } from "./reduction-begin.rules.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const other = (askedBani: number, from: number, to: number) => ({
  askedBani,
  startsAt: day(from),
  endsAt: day(to),
});
const beginning = (others: ReturnType<typeof other>[], askedBani = 900) =>
  compared({ askedBani, startsAt: day(20) }, others);

it("a reduction that does not adjoin an earlier one begins at its own start", () => {
  const others = [other(900, 5, 10), other(900, 21, 25)];
  expect(beginning(others)).toEqual({ begin: day(20), apart: others });
});

it("a reduction begins when the first of the adjoining earlier reductions began, if those were not cheaper", () => {
  expect(beginning([other(900, 15, 20), other(950, 10, 15), other(800, 1, 3)])).toEqual({
    begin: day(10),
    apart: [other(800, 1, 3)],
  });
});

it("a reduction with a higher price than the previous one counts as new", () => {
  expect(beginning([other(899, 15, 20)]).begin).toEqual(day(20));
});
