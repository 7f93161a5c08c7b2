import { expect, it } from "vitest";
import { CRONTAB } from "./crontab.ts";

it("begins anew what a killed worker had begun: no job by the clock has one try alone", () => {
  const tries = [...CRONTAB.matchAll(/[?&]max=(\d+)/g)].map(([, most]) => Number(most));
  expect(tries.length).toBeGreaterThan(2);
  expect(Math.min(...tries)).toBeGreaterThan(1);
});
