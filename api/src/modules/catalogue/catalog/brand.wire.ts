import type { Wire } from "@curat/contract/lei.values";
import type { Brand } from "@curat/contract/catalog";
import { toWireBanner } from "./banner.wire.ts";
import type { BrandRow } from "./brand.store.ts";

const DESCRIPTION_LENGTH = 160;

/**
 * Converts a brand to the documented format (requirements: B20). A brand without a meta description uses the
 * beginning of its description.
 */
export function toWireBrand(
  { id, name, slug, description, logo, banners, ...search }: BrandRow,
  shopUrl: string,
): Wire<Brand> {
  const url = `/marci/${slug}`;
  return {
    brandID: id,
    picture: logo,
    banners: banners.map(toWireBanner),
    breadcrumbs: [
      { name: "Branduri", parentID: null, url: "/marci" },
      { name, parentID: null, url },
    ],
    info: {
      brand: name,
      url,
      description,
      metatitle: search.meta_title || name,
      metakeywords: name,
      metadescription: search.meta_description || plainText(description).slice(0, DESCRIPTION_LENGTH),
      canonical: `${shopUrl}${search.canonical || url}`,
      robots: search.is_noindex ? "noindex,follow" : "index,follow",
    },
  };
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
}
