/** Names of brands and categories in cells. The API uses slugs of brands and URLs of categories. */
import type { SheetChange, SheetRow } from "@curat/contract/staff/product-sheets";
import type { AddressOptions } from "../../../components/products/products.server.ts";
import { folded } from "../../../components/text/folded.ts";

type Named = { value: string; label: string }[];

export interface SheetNames {
  brand: Named;
  category: Named;
}

/** Returns the names to choose from. Categories that share a name have their parents' names as well. */
export function sheetNames({ brands, categories }: AddressOptions): SheetNames {
  const plain = categories.map(({ value, label }) => ({ value, label: label.replace(/^(?:— )+/, "") }));
  const nameOf = new Map(plain.map(({ value, label }) => [value, label]));
  const counts = Map.groupBy(plain, ({ label }) => folded(label));
  const category = plain.map(({ value, label }) => {
    const isAlone = counts.get(folded(label))?.length === 1;
    return { value, label: isAlone ? label : pathOf(value, nameOf) };
  });
  return { brand: brands, category };
}

function pathOf(url: string, nameOf: ReadonlyMap<string, string>): string {
  const parts = url.split("/").slice(1);
  return parts.map((_, index) => nameOf.get(`/${parts.slice(0, index + 1).join("/")}`) ?? "").join(" › ");
}

/** Returns a row with the names of its brand and category. Unknown ones stay unchanged. */
export function withNames(row: SheetRow, { brand, category }: SheetNames): SheetRow {
  const named = (options: Named, value: string) =>
    options.find((option) => option.value === value)?.label ?? value;
  return { ...row, brand: named(brand, row.brand), category: named(category, row.category) };
}

/** Replaces names of brands and categories. Unknown text is sent unchanged, so that the API reports it. */
export function withoutNames(
  changes: readonly SheetChange[],
  { brand, category }: SheetNames,
): SheetChange[] {
  const [brands, categories] = [brand, category].map(
    (options) => new Map(options.map(({ value, label }) => [folded(label), value])),
  );
  return changes.map((change) => ({
    ...change,
    ...(change.brand !== undefined && { brand: brands?.get(folded(change.brand)) ?? change.brand }),
    ...(change.category !== undefined && {
      category: categories?.get(folded(change.category)) ?? change.category,
    }),
  }));
}
