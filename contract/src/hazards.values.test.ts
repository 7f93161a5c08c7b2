import { expect, it } from "vitest";
import { hazardText } from "./hazards.values.ts";

const NONE = { pictograms: [], signalWord: null, statements: [] };

it.each([
  [NONE, undefined],
  [
    { ...NONE, statements: ["EUH208 Conține limonen.", "P102 A nu se lăsa la îndemâna copiilor."] },
    undefined,
  ],
  [
    { ...NONE, pictograms: ["GHS05", "GHS09"], signalWord: "Pericol", statements: ["H314 Arsuri."] },
    "Pericol: coroziv, periculos pentru mediu",
  ],
  [{ ...NONE, pictograms: ["GHS07"] }, "Nociv sau iritant"],
  [
    { ...NONE, signalWord: "Atenție", statements: ["H412 Nociv pentru mediul acvatic.", "P273 Evitați."] },
    "Atenție: Nociv pentru mediul acvatic.",
  ],
])("hazardText describes %j as %s", (hazards, text) => {
  expect(hazardText(hazards)).toBe(text);
});
