import { expect, it } from "vitest";
import { randomId } from "./random-id.ts";

it("randomId returns unique, URL-safe ids of 128 bits", () => {
  const ids = Array.from({ length: 1_000 }, randomId);
  expect(new Set(ids).size).toBe(1_000);
  expect(ids.every((id) => /^[\w-]{22}$/.test(id))).toBe(true);
});
