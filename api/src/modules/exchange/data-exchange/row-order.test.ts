import { describe, expect, it } from "vitest";
import { PART, type RowLinks, workOrder } from "./row-order.ts";

const row = (key: string, names: string[] = [], takesFrom: string[] = []): RowLinks => ({
  key,
  names,
  takesFrom,
});
const fillers = (count: number) => Array.from({ length: count }, (_, at) => row(`F${at}`));

describe("workOrder", () => {
  it("workOrder keeps the file's order if rows depend only on earlier rows", () => {
    const rows = [row("A"), row("A-1", ["A"]), row("B-1", ["B"]), row("C", [], ["D"])];
    expect(workOrder(rows)).toBeUndefined();
  });

  it("workOrder puts rows after their dependencies and otherwise keeps their order", () => {
    const rows = [row("a > b > c", ["a > b"]), row("x"), row("a > b", ["a"]), row("a"), row("y")];
    expect(workOrder(rows)).toEqual([[1, 3, 4, 2, 0]]);
  });

  it("workOrder puts rows that swap unique values into one part, however far apart they are", () => {
    const rows = [row("A", [], ["B"]), ...fillers(PART + 100), row("B", [], ["A"])];
    const parts = workOrder(rows);
    expect(parts?.map((part) => part.length)).toEqual([PART, 102]);
    expect(parts?.[0]?.slice(0, 3)).toEqual([0, PART + 101, 1]);
    expect(parts?.flat().toSorted((a, b) => a - b)).toEqual(rows.map((_, place) => place));
  });

  it("workOrder does not move rows that swap values within a part", () => {
    const rows = [row("A", [], ["B"]), row("B", [], ["A"]), ...fillers(PART)];
    expect(workOrder(rows)).toBeUndefined();
  });

  it("workOrder keeps rows with circular references, which validation handles", () => {
    expect(
      workOrder([row("A", ["B"]), row("B", ["A"])])
        ?.flat()
        .toSorted(),
    ).toEqual([0, 1]);
  });
});
