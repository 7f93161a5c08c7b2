import { expect, it } from "vitest";
import { fillTemplate, openPlace, unknownPlace } from "./answer-templates.values.ts";

it("fillTemplate replaces placeholders that have a value and leaves the others", () => {
  const body = "Bună, {nume}! Despre {comanda}: {comanda} a plecat.";
  expect(fillTemplate(body, { nume: "Ana {comanda}", comanda: "$1" })).toBe(
    "Bună, Ana {comanda}! Despre $1: $1 a plecat.",
  );
  expect(fillTemplate(body, { nume: "Ana", comanda: "" })).toBe(
    "Bună, Ana! Despre {comanda}: {comanda} a plecat.",
  );
});

it.each([
  ["Bună, {nume}!", undefined, "{nume}"],
  ["Bună, {prenume}!", "{prenume}", undefined],
  ["{ nume } {} { {12}", undefined, undefined],
  ["", undefined, undefined],
])("in %j, unknownPlace returns %s and openPlace %s", (text, unknown, open) => {
  expect([unknownPlace(text), openPlace(text)]).toEqual([unknown, open]);
});
