import { expect, it } from "vitest";
import { mayMail, welcomeCode } from "./newsletter.rules.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);

it("an address gets at most three emails an hour", () => {
  expect(mayMail([], NOW)).toBe(true);
  expect(mayMail([minutesAgo(1), minutesAgo(30)], NOW)).toBe(true);
  expect(mayMail([minutesAgo(1), minutesAgo(30), minutesAgo(59)], NOW)).toBe(false);
  expect(mayMail([minutesAgo(1), minutesAgo(30), minutesAgo(61)], NOW)).toBe(true);
});

it("a welcome code contains only capitals and digits that do not look alike", () => {
  expect(welcomeCode(Uint8Array.from({ length: 256 }, (_, byte) => byte))).toMatch(
    /^ABONAT-[A-HJ-NP-Z2-9]{256}$/,
  );
});
