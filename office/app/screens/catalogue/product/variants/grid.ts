/** Table for creating variants. It has a row for each combination of the selected values. */
import { MAX_VARIANTS } from "@curat/contract/staff/products.values";
import type { ProductParameter, StaffProductFields } from "@curat/contract/staff/products";
import type { StaffVariants } from "@curat/contract/staff/variants";
import { textOf } from "@curat/ui/form/form-values.ts";
import { leiOf } from "../../../../components/money/lei.ts";
import { numberIn } from "../basics-fields.ts";
import { sizeIn } from "./row-facts.ts";

type NetUnit = NonNullable<StaffProductFields["net_quantity"]>["unit"];

export const VARIANTS = "variants";
export const VALUE_KEY = "valoare";

export interface GridRow {
  key: string;
  values: Record<string, string>;
  text: string;
  productID: number | undefined;
}

/** Returns the rows for the selected values, or undefined if there would be too many. */
export function gridOf(
  parameters: readonly ProductParameter[],
  chosen: ReadonlySet<number>,
  { variants }: Pick<StaffVariants, "variants">,
): GridRow[] | undefined {
  const axes = parameters
    .map(({ name, values }) => ({ name, values: values.filter(({ id }) => chosen.has(id)) }))
    .filter(({ values }) => values.length > 0);
  if (axes.reduce((count, { values }) => count * values.length, 1) > MAX_VARIANTS) return undefined;
  if (axes.length === 0) return [];
  let rows: { ids: number[]; values: Record<string, string> }[] = [{ ids: [], values: {} }];
  for (const { name, values } of axes)
    rows = rows.flatMap((row) =>
      values.map((value) => ({
        ids: [...row.ids, value.id],
        values: { ...row.values, [name]: value.name },
      })),
    );
  return rows.map(({ ids, values }) => ({
    key: ids.join("-"),
    values,
    text: Object.values(values).join(", "),
    productID: variants.find((variant) => !variant.is_archived && isSame(variant.values, values))?.productID,
  }));
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

export type RowPart = "code" | "barcode" | "price" | "net" | "weight" | "size";
export const rowField = (key: string, part: RowPart | "create") => `row.${key}.${part}`;
/** Field with the unit of all net quantities. It is missing if the main product has no net quantity. */
export const NET_UNIT = "net_unit";

/** Reads the ticked rows, except the main product's row. Invalid numbers become NaN. */
export function variantsIn(form: FormData) {
  const own = textOf(form, "own");
  // The cast is safe, because the API refuses unknown units.
  const unit = textOf(form, NET_UNIT) as NetUnit | "";
  const keys = [...form.keys()].flatMap((name) => {
    const [, key] = /^row\.([\d-]+)\.create$/.exec(name) ?? [];
    return key === undefined || key === own ? [] : key;
  });
  const variants = keys.map((key) => {
    const text = (part: RowPart) => textOf(form, rowField(key, part));
    return {
      value_ids: idsIn(key),
      code: text("code"),
      barcode: text("barcode") || null,
      ...(text("price") !== "" && { list_price: leiOf(text("price")) }),
      ...(unit !== "" && { net_quantity: { amount: numberIn(text("net")), unit } }),
      weight_grams: numberIn(text("weight")),
      size_mm: sizeIn(text("size")),
    };
  });
  return { keys, body: { ...(own !== "" && { own_value_ids: idsIn(own) }), variants } };
}

const PARTS = {
  code: "code",
  barcode: "barcode",
  list_price: "price",
  value_ids: "code",
  net_quantity: "net",
  weight_grams: "weight",
  size_mm: "size",
} as const;

/** Assigns the API's errors about variants to their rows. */
export function atRows(errors: Record<string, string[]>, keys: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => {
      const [, place, name] = /^variants\.(\d+)\.(\w+)/.exec(field) ?? [];
      const key = keys[Number(place)];
      const part = PARTS[name as keyof typeof PARTS];
      if (key !== undefined && part !== undefined)
        return [
          rowField(key, part),
          part === "size"
            ? [
                "Scrie lățimea, adâncimea și înălțimea în mm, fiecare între 1 și 10.000, de exemplu 80 × 80 × 250.",
              ]
            : messages,
        ];
      return [field === "own_value_ids" ? "own" : field, messages];
    }),
  );
}

function idsIn(key: string): number[] {
  return key.split("-").map(Number);
}
