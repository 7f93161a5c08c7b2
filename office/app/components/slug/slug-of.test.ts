import { expect, it } from "vitest";
import { slugOf } from "./slug-of.ts";

it.each([
  ["Săpun & Șampon", "sapun-sampon"],
  ["  Ţară 2026! ", "tara-2026"],
  ["–", ""],
  [`${"a".repeat(119)} b`, "a".repeat(119)],
])("slugOf(%j) is %j", (name, slug) => expect(slugOf(name)).toBe(slug));
