/** Variants as a grid: a row for each combination of the values that were chosen. Pure. */
import { MOST_VARIANTS } from "@curat/contract/staff/products.values";
import type { ProductParameter } from "@curat/contract/staff/products";
import type { StaffVariants } from "@curat/contract/staff/variants";
import { textOf } from "@curat/ui/form/form-values.ts";
import { leiOf } from "../../../components/money/lei.ts";

export const VARIANTS = "variants";
/** The key of chosen values in the address. */
export const VALUE_KEY = "valoare";

export interface GridRow {
  /** The values' ids, such as "12-31": what the row is named by. */
  key: string;
  text: string;
  /** The product that is this variant already. */
  productID: number | undefined;
}

/** The rows of the chosen values; undefined where they are too many. */
export function gridOf(
  parameters: readonly ProductParameter[],
  chosen: ReadonlySet<number>,
  { variants }: Pick<StaffVariants, "variants">,
): GridRow[] | undefined {
  const axes = parameters
    .map(({ name, values }) => ({ name, values: values.filter(({ id }) => chosen.has(id)) }))
    .filter(({ values }) => values.length > 0);
  if (axes.reduce((count, { values }) => count * values.length, 1) > MOST_VARIANTS) return undefined;
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
    text: Object.values(values).join(", "),
    productID: variants.find((variant) => !variant.is_archived && isSame(variant.values, values))?.productID,
  }));
}

function isSame(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

export const rowField = (key: string, part: "create" | "code" | "barcode" | "price") => `row.${key}.${part}`;

/** What the grid says: the rows that are ticked, but for the one that the product itself is. */
export function variantsIn(form: FormData) {
  const own = textOf(form, "own");
  const keys = [...form.keys()].flatMap((name) => {
    const [, key] = /^row\.([\d-]+)\.create$/.exec(name) ?? [];
    return key === undefined || key === own ? [] : key;
  });
  const variants = keys.map((key) => {
    const price = textOf(form, rowField(key, "price"));
    return {
      value_ids: idsIn(key),
      code: textOf(form, rowField(key, "code")),
      barcode: textOf(form, rowField(key, "barcode")) || null,
      ...(price !== "" && { list_price: leiOf(price) }),
    };
  });
  return { keys, body: { ...(own !== "" && { own_value_ids: idsIn(own) }), variants } };
}

const PARTS = { code: "code", barcode: "barcode", list_price: "price", value_ids: "code" } as const;

/** What was refused of a variant, at its row's field. */
export function atRows(errors: Record<string, string[]>, keys: readonly string[]): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => {
      const [, place, name] = /^variants\.(\d+)\.(\w+)/.exec(field) ?? [];
      const key = keys[Number(place)];
      const part = PARTS[name as keyof typeof PARTS];
      if (key !== undefined && part !== undefined) return [rowField(key, part), messages];
      return [field === "own_value_ids" ? "own" : field, messages];
    }),
  );
}

function idsIn(key: string): number[] {
  return key.split("-").map(Number);
}
