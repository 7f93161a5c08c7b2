import { expect, it } from "vitest";
import { isAccess, signAccess } from "./signed-access.ts";

const until = new Date("2026-11-21T10:00:00Z");
const before = new Date("2026-11-21T09:59:59Z");
const pass = signAccess("secret", "order:abc", until);

it("opens what it was signed for, until its moment", () => {
  expect(isAccess("secret", pass, { to: "order:abc", now: before })).toBe(true);
  expect(isAccess("secret", pass, { to: "order:abc", now: until })).toBe(false);
});

it("opens nothing else, and nothing under another secret", () => {
  expect(isAccess("secret", pass, { to: "order:abd", now: before })).toBe(false);
  expect(isAccess("other", pass, { to: "order:abc", now: before })).toBe(false);
});

it("cannot be prolonged", () => {
  const [expires, mac] = pass.split(".");
  expect(isAccess("secret", `${Number(expires) + 60}.${mac}`, { to: "order:abc", now: before })).toBe(false);
});

it.each(["", ".", "123", "1796119200.", `${pass}x`, `0${pass}`, "x".repeat(10_000)])(
  "takes %j for no pass",
  (access) => {
    expect(isAccess("secret", access, { to: "order:abc", now: before })).toBe(false);
  },
);

it("tells nothing of the secret or of what it opens", () => {
  expect(pass).not.toMatch(/secret|abc/);
});
