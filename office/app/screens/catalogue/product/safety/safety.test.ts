import { expect, it } from "vitest";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { aStaffProduct } from "../../../../testing/a-staff-product.ts";
import { filledSafety } from "./safety-fields.ts";
import { filledMakers, makersIn } from "./makers-fields.ts";
import { safetyIn } from "./safety.server.ts";

function formOf(fields: Typed): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it("the safety form replaces statement codes with their legal wording", () => {
  const typed = { has: "on", "safety.statements": "h319\r\n\n P305 + P351+P338:\nH319 Irită.\nP999" };
  expect(safetyIn(formOf(typed)).safety?.statements).toEqual([
    "H319: Provoacă o iritare gravă a ochilor.",
    expect.stringMatching(/^P305\+P351\+P338: ÎN CAZ DE CONTACT CU OCHII/),
    "H319 Irită.",
    "P999",
  ]);
});

it.each([
  null,
  {
    pictograms: ["GHS05" as const, "GHS07" as const],
    signal_word: "Pericol" as const,
    statements: ["H314: Arde.", "P102: Departe."],
    biocide_authorisation: "12/2024",
    reacts_as: "acid" as const,
  },
])("safety data is unchanged after its form is submitted: %j", (safety) => {
  expect(safetyIn(formOf(filledSafety(aStaffProduct({ safety }))))).toEqual({ safety });
});

const CONTACT = { name: "Import SRL", address: "Str. Lungă 1, Arad", email: "import@example.com" };

it.each([
  { manufacturer: null, responsible: null },
  { manufacturer: null, responsible: CONTACT },
  { manufacturer: { ...CONTACT, country: "CN" }, responsible: CONTACT },
  { manufacturer: { ...CONTACT, country: null }, responsible: null },
])("manufacturer and responsible person are unchanged after their form is submitted: %j", (makers) => {
  expect(makersIn(formOf(filledMakers(aStaffProduct(makers))))).toEqual(makers);
});

it("a country without a name is sent as a manufacturer with an empty name", () => {
  expect(makersIn(formOf({ "manufacturer.country": "CN" })).manufacturer).toEqual({
    name: "",
    address: "",
    email: "",
    country: "CN",
  });
});
