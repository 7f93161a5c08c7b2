import { expect, it } from "vitest";
import { economicOperatorsOf, lacksResponsible } from "./makers.rules.ts";

const contact = (name: string) => ({ name, address: "Str. 1", email: "a@example.com" });
const maker = (name: string, country: string | null) => ({ ...contact(name), country });
const IMPORTER = contact("Importatorul");
const OTHER = contact("Altul");
const brand = { manufacturer: maker("Fabrica", "CN"), responsible: IMPORTER };

it.each([
  ["no data of its own", { manufacturer: null, responsible: null }, "Fabrica", "Importatorul"],
  ["its own importer", { manufacturer: null, responsible: OTHER }, "Fabrica", "Altul"],
  ["its own maker", { manufacturer: maker("Atelierul", "RO"), responsible: null }, "Atelierul", undefined],
  [
    "its own importer and maker",
    { manufacturer: maker("Atelierul", "TR"), responsible: OTHER },
    "Atelierul",
    "Altul",
  ],
])(
  "economicOperatorsOf returns the effective manufacturer and responsible person of a product with %s",
  (_, own, manufacturer, responsible) => {
    const shown = economicOperatorsOf(own, brand);
    expect([shown.manufacturer.name, shown.responsible?.name]).toEqual([manufacturer, responsible]);
  },
);

it.each([
  ["CN", null, true],
  ["GB", null, true],
  ["CN", IMPORTER, false],
  ["RO", null, false],
  ["DE", null, false],
  // A manufacturer without a country does not count as outside the EU.
  [null, null, false],
])(
  "lacksResponsible for a manufacturer in %s with responsible person %j returns %s",
  (country, responsible, lacks) => {
    expect(lacksResponsible({ manufacturer: maker("Fabrica", country), responsible })).toBe(lacks);
  },
);
