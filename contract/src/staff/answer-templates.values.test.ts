import { expect, it } from "vitest";
import { fillTemplate, openPlace, unknownPlace } from "./answer-templates.values.ts";

it("puts in what is known, and leaves open what is not", () => {
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
])("of %j %s is unknown and %s open", (text, unknown, open) => {
  expect([unknownPlace(text), openPlace(text)]).toEqual([unknown, open]);
});
