import { describe, expect, it } from "vitest";
import { kindsFor, dashboardRows } from "./dashboard.rules.ts";

const now = new Date("2026-11-22T10:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const rowsOf = (waiting: Parameters<typeof dashboardRows>[0]) =>
  dashboardRows(waiting, { kinds: kindsFor(["orders:view", "returns:view"]), days: { returns: 14 }, now });

describe("dashboardRows", () => {
  it("pending work is listed in a fixed order, without empty kinds or kinds that the staff member may not see", () => {
    const waiting = {
      returns: { count: 2, oldest: daysAgo(1) },
      to_confirm: { count: 1, oldest: daysAgo(0) },
      complaints: { count: 9, oldest: daysAgo(0) },
      to_pack: { count: 0, oldest: null },
    };
    expect(rowsOf(waiting).map(({ kind, count }) => [kind, count])).toEqual([
      ["to_confirm", 1],
      ["returns", 2],
    ]);
  });

  it.each([
    ["the legal period of the oldest item", { returns: { count: 1, oldest: daysAgo(10) } }, "2026-11-26", 4],
    ["the legal period, overdue", { returns: { count: 1, oldest: daysAgo(16) } }, "2026-11-20", -2],
    [
      "the time when the first item is due",
      { transfers: { count: 1, oldest: daysAgo(5), due: daysAgo(-1) } },
      "2026-11-23",
      1,
    ],
  ])("the deadline of pending work is set by %s", (_, waiting, until, days_left) => {
    const state = days_left < 0 ? "late" : "running";
    expect(rowsOf(waiting)[0]?.deadline).toEqual({ until, days_left, state });
  });

  it("pending work has no deadline if none applies", () => {
    const waiting = { to_pack: { count: 3, oldest: daysAgo(2) }, returns: { count: 1, oldest: null } };
    expect(rowsOf(waiting).map(({ deadline }) => deadline)).toEqual([null, null]);
  });
});
