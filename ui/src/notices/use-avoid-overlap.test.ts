import { expect, it } from "vitest";
import { liftOver } from "./use-avoid-overlap.ts";

const own = { top: 700, bottom: 760, left: 16, right: 359 };

it("notices rise above a control that they would cover, and otherwise stay", () => {
  expect(liftOver(own, { top: 740, bottom: 784, left: 200, right: 300 })).toBe(28);
  expect(liftOver(own, { top: 600, bottom: 644, left: 200, right: 300 })).toBe(0);
  expect(liftOver(own, { top: 740, bottom: 784, left: 400, right: 500 })).toBe(0);
});

it("notices stay at the bottom if the focused control leaves no room above it", () => {
  expect(liftOver(own, { top: 40, bottom: 780, left: 0, right: 375 })).toBe(0);
});
