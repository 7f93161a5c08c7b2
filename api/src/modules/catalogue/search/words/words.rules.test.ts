import { expect, it } from "vitest";
import { countedTerm } from "./words.rules.ts";

it.each([
  ["  Detergent  PARDOSELI ", "detergent pardoseli"],
  ["săpun", "sapun"],
  ["nx-104/5", "nx 104 5"],
  ["a", undefined],
  ["!?", undefined],
  ["ana@example.com", undefined],
  ["ana la example.com @", undefined],
  ["0722 123 456", undefined],
  ["+40 722-123-456", undefined],
  ["ana 2900101123456", undefined],
  ["RO49AAAA1B31007593840000", undefined],
  ["x".repeat(60), "x".repeat(60)],
  ["x".repeat(61), undefined],
])("countedTerm turns %j into %j", (text, term) => {
  expect(countedTerm(text)).toBe(term);
});
