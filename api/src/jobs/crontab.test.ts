import { expect, it } from "vitest";
import { CRONTAB } from "./crontab.ts";

it("begins anew what a killed worker had begun: no job by the clock has one try alone", () => {
  const tries = [...CRONTAB.matchAll(/[?&]max=(\d+)/g)].map(([, most]) => Number(most));
  expect(tries.length).toBeGreaterThan(2);
  expect(Math.min(...tries)).toBeGreaterThan(1);
});

it("asks about parcels in one run after the other", () => {
  const [, options = ""] = /^\S+ \* \* \* \* poll_shipments \?(.*)$/m.exec(CRONTAB) ?? [];
  const { queue, jobKey } = Object.fromEntries(new URLSearchParams(options));
  expect({ queue: queue?.length, jobKey }).toEqual({ queue: expect.any(Number), jobKey: "poll_shipments" });
});
