import type { ProductKind } from "../../drawing/spec.ts";

export interface Category {
  key: string;
  parent: string | null;
  name: string;
  /** Last part of the address. */
  slug: string;
  /** The kind of product that stands for it in pictures and icons. */
  look: ProductKind;
  /** Two to four sentences above the list. */
  description: string;
  /** One or two sentences below the list. */
  baseline: string;
  /** The headline of its banner; only first-level categories have one. */
  banner?: string;
  /** Searched by machine model instead of listed. */
  mustHaveModel?: true;
}
