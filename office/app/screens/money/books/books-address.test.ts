import { describe, expect, it } from "vitest";
import { bookAddress, bookFile, quickPeriods, readBookAddress } from "./books-address.ts";

const today = "2026-03-05";
const read = (query: string) => readBookAddress(new URLSearchParams(query), today);

describe("registers in URLs", () => {
  it.each([
    ["", { book: "sales", from: "2026-03-01", to: today, after: 0 }],
    [
      "registru=stoc&din=2025-01-01&pana=2025-12-31&dupa=40",
      { book: "stock", from: "2025-01-01", to: "2025-12-31", after: 40 },
    ],
    ["registru=altul&pana=2025-12-31", { book: "sales", from: "2025-12-01", to: "2025-12-31", after: 0 }],
    ["din=2026-02-30&pana=ieri&dupa=-4", { book: "sales", from: "2026-03-01", to: today, after: 0 }],
  ] as const)("readBookAddress parses %j", (query, requested) => {
    expect(read(query)).toEqual(requested);
  });

  it("a register in a URL is parsed as written, and its file is named after it", () => {
    const requested = { book: "cash", from: "2026-01-01", to: "2026-01-31", after: 12 } as const;
    expect(read(bookAddress(requested))).toEqual(requested);
    expect(bookFile(requested)).toBe("ramburs-2026-01-01-2026-01-31");
  });

  it("quickPeriods offers whole months and years", () => {
    expect(quickPeriods(today).map(({ from, to }) => `${from} ${to}`)).toEqual([
      "2026-03-01 2026-03-05",
      "2026-02-01 2026-02-28",
      "2026-01-01 2026-03-05",
      "2025-01-01 2025-12-31",
    ]);
  });
});
