import type { Zone } from "@curat/contract/zones.values";
import { expect, it } from "vitest";
import { roomOf } from "./room-of.ts";

function products(...zones: (Zone[] | undefined)[]): { zones?: Zone[] }[] {
  return zones.map((of) => (of ? { zones: of } : {}));
}

it("roomOf returns the zone of at least half of the products", () => {
  expect(roomOf(products(["red"], ["red", "yellow"], undefined, ["blue"]))).toBe("red");
  expect(roomOf(products(["red"], undefined, undefined))).toBeUndefined();
  expect(roomOf([])).toBeUndefined();
});
