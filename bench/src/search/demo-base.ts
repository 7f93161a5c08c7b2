/** The demo shop's catalogue as the benches import it. */
import type { ProductImport, ShopImport } from "@curat/api";
import { growProducts } from "../../../demo/src/catalogue/grow.ts";
import { brandImports, categoryImports, parameterImports } from "../../../demo/src/catalogue/tree.ts";

export const DEMO_PRODUCTS = 1_200;

export interface DemoBase {
  shop: ShopImport;
  products: ProductImport[];
}

export function demoBase(now = new Date()): DemoBase {
  const batches = [...growProducts({ count: DEMO_PRODUCTS, now })];
  return {
    shop: { brands: brandImports(), categories: categoryImports(), parameters: parameterImports() },
    products: batches.flat().map(({ product }) => product),
  };
}
