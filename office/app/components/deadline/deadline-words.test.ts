import { expect, it } from "vitest";
import { deadlineWords } from "./deadline-words.ts";

it.each([
  [14, "running", "mai sunt 14 zile"],
  [1, "running", "mai este o zi"],
  [0, "running", "ultima zi"],
  [-1, "late", "întârziat cu o zi"],
  [-21, "late", "întârziat cu 21 de zile"],
  [-5, "waiting", "poți aștepta până primești produsele"],
] as const)("deadlineWords for %i days left in state %s returns: %s", (days_left, state, words) => {
  expect(deadlineWords({ until: "2026-11-22", days_left, state })).toBe(words);
});
