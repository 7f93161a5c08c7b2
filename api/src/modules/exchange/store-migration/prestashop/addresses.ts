import { foldText } from "../../../../text/fold.ts";

export function prestaSlug(name: string): string {
  return foldText(name).replaceAll(" ", "-");
}

/** Returns the path `{category}/{id}-{rewrite}{-ean13}.html` (Link::getProductLink, route product_rule). */
export function productAddress({
  id,
  slug,
  barcode = "",
  category,
}: {
  id: string;
  slug: string;
  barcode?: string;
  category: string | undefined;
}): string {
  const file = `${id}-${slug}${barcode === "" ? "" : `-${barcode}`}.html`;
  return category === undefined ? `/${file}` : `/${category}/${file}`;
}

/** Returns the path `{id}-{rewrite}` (route category_rule). */
export function categoryAddress(id: string, slug: string): string {
  return `/${id}-${slug}`;
}
