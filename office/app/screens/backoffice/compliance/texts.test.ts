import { expect, it } from "vitest";
import { EVIDENCE, type Evidence } from "@curat/contract/staff/compliance.values";
import { EVIDENCE_FILES } from "./evidence-files.ts";
import { texts } from "./texts.ts";

it("exactly one obligation links to each kind of evidence", () => {
  const offered = Object.values(texts.duties).flatMap(({ evidence }): Evidence[] =>
    evidence ? [evidence] : [],
  );
  expect(offered.toSorted()).toEqual([...EVIDENCE].toSorted());
  expect(new Set(Object.values(EVIDENCE_FILES)).size).toBe(EVIDENCE.length);
});

it.each([
  [1, "Un produs aflat la vânzare are date lipsă."],
  [7, "7 produse aflate la vânzare au date lipsă."],
])("%i open items are described as %s", (count, words) => {
  expect(texts.duties.safety.open?.(count)).toBe(words);
});
