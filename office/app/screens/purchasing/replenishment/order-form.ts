import type { ShortProduct } from "@curat/contract/staff/replenishment";
import { textOf } from "@curat/ui/form/form-values.ts";

export function pieceField(productID: number): string {
  return `pieces.${productID}`;
}

export function supplierField(productID: number): string {
  return `supplier.${productID}`;
}

export interface OrderedLine {
  productID: number;
  supplierID: number;
  pieces: number;
}

/** Returns the products with both a quantity and a supplier. */
export function orderedIn(form: FormData): OrderedLine[] {
  return [...form.keys()].flatMap((key) => {
    const [, id] = /^pieces\.(\d+)$/.exec(key) ?? [];
    const productID = Number(id);
    if (id === undefined) return [];
    const typed = textOf(form, key).replaceAll(/[\s.]/g, "");
    const supplier = textOf(form, supplierField(productID));
    if (typed === "" || typed === "0" || supplier === "") return [];
    return [{ productID, supplierID: Number(supplier), pieces: Number(typed) }];
  });
}

export function atProducts(
  errors: Record<string, string[]>,
  lines: readonly Pick<ShortProduct, "productID">[],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => {
      const [, index = "", field = ""] = /^lines\.(\d+)\.(\w+)$/.exec(name) ?? [];
      const line = lines[Number(index)];
      if (index === "" || !line) return [name, messages];
      return [field === "pieces" ? pieceField(line.productID) : supplierField(line.productID), messages];
    }),
  );
}
