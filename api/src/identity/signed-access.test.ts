import { expect, it } from "vitest";
import { isAccess, signAccess } from "./signed-access.ts";

const until = new Date("2026-11-21T10:00:00Z");
const before = new Date("2026-11-21T09:59:59Z");
const pass = signAccess("secret", "order:abc", until);

it("an access token is valid for its subject until it expires", () => {
  expect(isAccess("secret", pass, { to: "order:abc", now: before })).toBe(true);
  expect(isAccess("secret", pass, { to: "order:abc", now: until })).toBe(false);
});

it("an access token is invalid for another subject or another secret", () => {
  expect(isAccess("secret", pass, { to: "order:abd", now: before })).toBe(false);
  expect(isAccess("other", pass, { to: "order:abc", now: before })).toBe(false);
});

it("the expiry of an access token cannot be changed", () => {
  const [expires, mac] = pass.split(".");
  expect(isAccess("secret", `${Number(expires) + 60}.${mac}`, { to: "order:abc", now: before })).toBe(false);
});

it.each(["", ".", "123", "1796119200.", `${pass}x`, `0${pass}`, "x".repeat(10_000)])(
  "isAccess rejects %j",
  (access) => {
    expect(isAccess("secret", access, { to: "order:abc", now: before })).toBe(false);
  },
);

it("an access token reveals neither the secret nor its subject", () => {
  expect(pass).not.toMatch(/secret|abc/);
});
