import type { ProductImport, ShopImport } from "@curat/api";
import { loadDemo } from "@curat/demo";

export const DEMO_PRODUCTS = 1_200;

export interface DemoBase {
  shop: ShopImport;
  products: ProductImport[];
}

/** Collects the demo's import instead of writing it to a shop. */
export async function demoBase(now = new Date()): Promise<DemoBase> {
  const parts: ShopImport[] = [];
  const api = { importShop: async (part: ShopImport) => void parts.push(part) };
  await loadDemo({ api, products: DEMO_PRODUCTS, now, log: () => undefined });
  const { brands, categories, parameters } = Object.assign({}, ...parts) as ShopImport;
  return { shop: { brands, categories, parameters }, products: parts.flatMap((part) => part.products ?? []) };
}
