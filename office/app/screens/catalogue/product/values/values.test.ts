import { expect, it } from "vitest";
import type { Typed } from "@curat/ui/form/form-values.ts";
import { aStaffProduct } from "../../../../testing/a-staff-product.ts";
import { filledTable, filledValues, tableIn, valuesIn } from "./values-fields.ts";

function formOf(fields: Typed): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it("filter values and specification rows are unchanged after their forms are submitted", () => {
  const { fields } = aStaffProduct({
    value_ids: [11, 21],
    characteristics: [{ name: "Raport", value: "1:10" }],
    options: [{ name: "Pompă", text: "La cerere" }],
  });
  expect(fields).toMatchObject(valuesIn(formOf(filledValues({ fields }))));
  expect(fields).toMatchObject(tableIn(formOf(filledTable({ fields }))));
});

it("a specification row without a value is sent, so that the API refuses it", () => {
  expect(tableIn(formOf({ characteristics: "Culoare\r\n\r\n pH : 7 ", options: "" }))).toEqual({
    characteristics: [
      { name: "Culoare", value: "" },
      { name: "pH", value: "7" },
    ],
    options: [],
  });
});
