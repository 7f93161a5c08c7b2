/** Form fields for the filter values and the specification table of a product. */
import type { StaffProduct } from "@curat/contract/staff/products";
import { exactTextOf } from "@curat/ui/form/form-values.ts";
import type { Typed } from "@curat/ui/form/form-values.ts";

export const VALUES = "values";
export const TABLE = "table";

export const valueField = (id: number) => `value.${id}`;

export function filledValues({ fields }: Pick<StaffProduct, "fields">): Typed {
  return Object.fromEntries(fields.value_ids.map((id) => [valueField(id), "on"]));
}

export function valuesIn(form: FormData) {
  const value_ids = [...form.keys()].flatMap((name) => {
    const [, id] = /^value\.(\d+)$/.exec(name) ?? [];
    return id === undefined ? [] : Number(id);
  });
  return { value_ids };
}

export function filledTable({ fields }: Pick<StaffProduct, "fields">): Typed {
  return {
    characteristics: fields.characteristics.map(({ name, value }) => `${name}: ${value}`).join("\n"),
    options: fields.options.map(({ name, text }) => `${name}: ${text}`).join("\n"),
  };
}

/** Reads the specification table. A line without a value gets an empty one, which the API refuses. */
export function tableIn(form: FormData) {
  return {
    characteristics: rowsIn(exactTextOf(form, "characteristics")).map(([name, value]) => ({ name, value })),
    options: rowsIn(exactTextOf(form, "options")).map(([name, text]) => ({ name, text })),
  };
}

function rowsIn(text: string): [string, string][] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const at = line.indexOf(":");
      return at < 0 ? [line, ""] : [line.slice(0, at).trim(), line.slice(at + 1).trim()];
    });
}
