import { describe, expect, it } from "vitest";
import type { OrderStatus } from "../orders.rules.ts";
import { trackerSteps } from "./tracker.rules.ts";

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 20, hour));
const story = (...statuses: OrderStatus[]) =>
  statuses.map((status, index) => ({ status, at: at(8 + index) }));
const stepsOf = (events: ReturnType<typeof story>, deliveryCode = "SAMEDAY_HOME") =>
  trackerSteps({ status: events.at(-1)?.status ?? "new", deliveryCode, placedAt: at(7) }, events);
const states = (events: ReturnType<typeof story>) => stepsOf(events).map(({ state }) => state);

describe("the order tracker", () => {
  it("the tracker lists all steps, with times for the reached ones", () => {
    expect(stepsOf(story("new", "confirmed"))).toEqual([
      { code: "received", label: "Comandă primită", state: "done", at: at(8) },
      { code: "confirmed", label: "Confirmată", state: "current", at: at(9) },
      { code: "preparing", label: "Pregătită", state: "next", at: null },
      { code: "shipped", label: "Predată curierului", state: "next", at: null },
      { code: "delivered", label: "Livrată", state: "next", at: null },
    ]);
  });

  it.each<[OrderStatus[], string]>([
    [["new"], "current next next next next"],
    [["awaiting_payment"], "current next next next next"],
    [["awaiting_payment", "confirmed", "preparing"], "done done current next next"],
    [["new", "confirmed", "preparing", "shipped"], "done done done current next"],
    [["new", "confirmed", "preparing", "shipped", "delivered"], "done done done done done"],
    [["new", "confirmed", "preparing", "shipped", "delivered", "completed"], "done done done done done"],
  ])("the tracker shows the statuses %j as %s", (statuses, expected) => {
    expect(states(story(...statuses)).join(" ")).toBe(expected);
  });

  it.each<[OrderStatus[], string[]]>([
    [
      ["new", "confirmed", "cancelled"],
      ["Comandă primită", "Confirmată", "Anulată"],
    ],
    [
      ["awaiting_payment", "cancelled"],
      ["Comandă primită", "Anulată"],
    ],
    [
      ["new", "confirmed", "preparing", "shipped", "refused"],
      ["Comandă primită", "Confirmată", "Pregătită", "Predată curierului", "Refuzată"],
    ],
    [
      ["new", "confirmed", "preparing", "shipped", "delivered", "returned"],
      ["Comandă primită", "Confirmată", "Pregătită", "Predată curierului", "Livrată", "Returnată"],
    ],
  ])("the tracker of %j shows the completed steps, then how the order ended", (statuses, labels) => {
    const steps = stepsOf(story(...statuses));
    expect(steps.map(({ label }) => label)).toEqual(labels);
    expect(steps.at(-1)).toMatchObject({ state: "ended", at: at(7 + statuses.length) });
    expect(steps.slice(0, -1).every(({ state }) => state === "done")).toBe(true);
  });

  it("the tracker shows the first time of a step that was reached twice", () => {
    expect(stepsOf(story("awaiting_payment", "new", "confirmed"))[0]?.at).toEqual(at(8));
  });

  it("the tracker uses the order time for the first step if there is no history", () => {
    expect(stepsOf([])[0]).toMatchObject({ label: "Comandă primită", at: at(7) });
  });

  it("the tracker of a store order names its collection", () => {
    const labels = stepsOf(story("new"), "STORE_PICKUP").map(({ label }) => label);
    expect(labels).toEqual(["Comandă primită", "Confirmată", "Pregătită", "Gata de ridicare", "Ridicată"]);
  });
});
