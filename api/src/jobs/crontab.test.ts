import { expect, it } from "vitest";
import { CRONTAB } from "./crontab.ts";

it("scheduled jobs that limit their attempts have at least two, so that a killed worker's job runs again", () => {
  const tries = [...CRONTAB.matchAll(/[?&]max=(\d+)/g)].map(([, max]) => Number(max));
  expect(tries.length).toBeGreaterThan(2);
  expect(Math.min(...tries)).toBeGreaterThan(1);
});

it("poll_shipments has a queue and a job key, so that one job runs at a time", () => {
  const [, options = ""] = /^\S+ \* \* \* \* poll_shipments \?(.*)$/m.exec(CRONTAB) ?? [];
  const { queue, jobKey } = Object.fromEntries(new URLSearchParams(options));
  expect({ queue: queue?.length, jobKey }).toEqual({ queue: expect.any(Number), jobKey: "poll_shipments" });
});
