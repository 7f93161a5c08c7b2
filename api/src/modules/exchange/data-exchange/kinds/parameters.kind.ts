import { fieldErrorsOf } from "@curat/contract/field-errors";
import { requiredText } from "@curat/contract/fields";
import { orderField, slugField } from "@curat/contract/staff/content.fields";
import { z } from "zod";
import {
  loadSheetParameters,
  saveImportedValues,
  type ImportedValue,
} from "../../../catalogue/catalog/index.ts";
import { wholeOf } from "./cell-values.ts";
import type { SheetKind, SheetRow } from "./kind.ts";
import { withEmptied } from "./products.columns.ts";
import { type ReadRow, savedRows } from "./read-rows.ts";

const reported = z.object({
  parameter: requiredText("Caracteristică"),
  value: requiredText("Valoare"),
  new_name: requiredText("Denumire nouă").optional(),
  slug: slugField("Adresa valorii").optional(),
  sort_order: orderField().optional(),
  parameter_slug: slugField("Adresa caracteristicii").optional(),
});

/** Parameters, one row per value. All values are read at once, because a shop has only some thousands. */
export const PARAMETERS: SheetKind = {
  name: "parameters",
  title: "caracteristici",
  columns: [
    {
      key: "parameter",
      label: "Caracteristică",
      names: ["parametru", "atribut", "attribute", "parameter"],
      isKey: true,
      isNeeded: true,
      example: "Parfum",
    },
    {
      key: "value",
      label: "Valoare",
      names: ["value", "optiune"],
      isKey: true,
      isNeeded: true,
      example: "Lavandă",
    },
    {
      key: "new_name",
      label: "Denumire nouă",
      names: ["redenumire", "nume nou"],
      hint: "doar ca să redenumești valoarea",
    },
    {
      key: "slug",
      label: "Adresa valorii",
      names: ["slug", "adresa"],
      hint: "cum apare în adresa listei filtrate",
      isNeeded: true,
      example: "lavanda",
    },
    { key: "sort_order", label: "Ordine", names: ["pozitie", "position", "sort"], example: "10" },
    {
      key: "parameter_slug",
      label: "Adresa caracteristicii",
      names: ["adresa parametrului"],
      hint: "pentru o caracteristică nouă, la fiecare valoare a ei",
      example: "parfum",
    },
  ],
  write: (tx, rows, input) =>
    savedRows(rows.map(readValue), (values) => saveImportedValues(tx, values, input)),
  read: async (db) => {
    const parameters = await loadSheetParameters(db);
    return {
      rows: parameters.flatMap(({ name, slug: parameterSlug, values }) =>
        values.map((value) => ({
          parameter: name,
          value: value.name,
          new_name: null,
          slug: value.slug,
          sort_order: value.sortOrder,
          parameter_slug: parameterSlug,
        })),
      ),
      after: null,
    };
  },
};

function readValue({ cells }: SheetRow): ReadRow<ImportedValue> {
  const { sort_order } = cells;
  const parsed = reported.safeParse({
    ...withEmptied(cells),
    sort_order: sort_order === undefined ? undefined : (wholeOf(sort_order) ?? null),
  });
  if (!parsed.data) return { ok: false, errors: fieldErrorsOf(parsed.error.issues) };
  const { parameter, value, new_name, slug, parameter_slug } = parsed.data;
  return {
    ok: true,
    value: {
      parameter,
      value,
      newName: new_name,
      slug,
      sortOrder: parsed.data.sort_order,
      parameterSlug: parameter_slug,
    },
  };
}
