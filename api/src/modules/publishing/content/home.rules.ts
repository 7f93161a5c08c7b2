import type { Wire } from "@curat/contract/lei.values";
import type { HomeBlock } from "@curat/contract/content";
import type { Zone } from "@curat/contract/zones.values";

/** Lists products by id, or by a rule that applies when the page is read. */
export type StoredHomeBlock =
  | Extract<Wire<HomeBlock>, { type: "hero_banners" | "custom_html" | "banner" }>
  | { type: "product"; title: string; url: string | null; productIds: number[] }
  | {
      type: "product";
      title: string;
      url: string | null;
      pick: "discounted" | "newest" | "bestselling";
      count: number;
    }
  | { type: "blogarticle"; title: string; url: string | null; count: number }
  | { type: "brand_carousel"; title: string; url: string | null; count: number }
  | {
      type: "zones";
      title: string;
      url: string | null;
      pics: Record<Zone, string>;
    }
  | {
      type: "buckets";
      title: string;
      url: string | null;
      surfaces: { name: string; categoryId: number }[];
    };

export function namedProducts(block: StoredHomeBlock): number[] {
  return block.type === "product" && "productIds" in block ? block.productIds : [];
}
