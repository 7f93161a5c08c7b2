import { expect, it } from "vitest";
import { counted } from "./counted.ts";

it.each([
  [1, "o comandă"],
  [2, "2 comenzi"],
  [19, "19 comenzi"],
  [20, "20 de comenzi"],
  [100, "100 de comenzi"],
  [101, "101 comenzi"],
  [119, "119 comenzi"],
  [200, "200 de comenzi"],
])("%d is %s", (count, text) => {
  expect(counted(count, "o comandă", "comenzi")).toBe(text);
});
