import { expect, it } from "vitest";
import type { Checked } from "@curat/contract/staff/doctor";
import { formatChecks } from "./format-checks.ts";

const checks: Checked[] = [
  { check: "disk", state: "well", finding: "free", figures: { gigabytes: 40 } },
  { check: "shop_certificate", state: "look", finding: "ends", figures: { days: 9 } },
  { check: "jobs", state: "broken", finding: "waiting", figures: { minutes: 12 } },
  { check: "mail", state: "broken", finding: "timed_out", figures: { seconds: 10 } },
];

it("formatChecks returns one line per check, with the action to take", () => {
  expect(formatChecks(checks, { asJson: false }).split("\n")).toEqual([
    "well    disk: 40 GB free; below 1 GB the database stops",
    "LOOK    certificate of SHOP_URL: ends in 9 days: renew it at the proxy",
    "BROKEN  jobs: one has been due for 12 minutes: the worker starts none; read its log",
    "BROKEN  mail server: no response within 10 seconds",
  ]);
});

it("formatChecks includes the command that retries failed jobs", () => {
  const jobs: Checked[] = [
    { check: "failed_jobs", state: "look", finding: "failed", figures: { failed: 2 } },
  ];
  expect(formatChecks(jobs, { asJson: false })).toMatch(
    /^LOOK    failed jobs: 2 failed permanently: .*\bjobs(?:\.ts)? lists, retries or drops/,
  );
});

it("formatChecks returns the same findings as JSON for programs", () => {
  const reported: unknown = JSON.parse(formatChecks(checks, { asJson: true }));
  expect(reported).toContainEqual({ ...checks[0], says: "40 GB free; below 1 GB the database stops" });
});
