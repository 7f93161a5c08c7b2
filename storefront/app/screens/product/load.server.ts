import { getBrandRelated, getProduct, getRelated } from "@curat/contract/catalog";
import { shownBundles } from "../../components/bundle-boxes/shown-bundles.server.ts";
import { toCard } from "../../components/product-card/to-card.ts";
import type { Card } from "../../components/product-card/to-card.ts";
import { apiOf } from "../../session/api.server.ts";
import type { PageRequest } from "../page/screen-types.ts";
import { toProductView } from "./product-view.ts";

export interface RelatedGroup {
  title: string;
  cards: Card[];
}

/** So long the page waits for what is similar: what comes later does not show without script. */
const PATIENCE_MS = 50;

/** A product by id; null when there is none. What is similar may come later and never breaks the page. */
export async function loadProduct(page: PageRequest) {
  const related = Promise.all([loadGroups(page, getRelated), loadGroups(page, getBrandRelated)]).then(
    (groups) => groups.flat(),
  );
  const answer = await apiOf(page.context).call(getProduct, { params: { id: String(page.id) } });
  if (!answer.ok) return null;
  const { info } = answer.data;
  const product = toProductView(answer.data);
  return {
    head: {
      title: info.metatitle || info.product,
      description: info.metadescription,
      robots: info.robots,
      canonical: info.canonical,
    },
    // The address that is shared and that search engines are told, when the provider gives none.
    product: { ...product, canonical: product.canonical || page.url.origin + page.url.pathname },
    bundles: await shownBundles(page.context, answer.data.bundles, "product"),
    related: (await Promise.race([related, delay(PATIENCE_MS)])) ?? related,
  };
}

/** Never rejects: a failed call shows nothing (browsing spec, section 8). */
async function loadGroups(
  { context, id }: PageRequest,
  call: typeof getRelated | typeof getBrandRelated,
): Promise<RelatedGroup[]> {
  try {
    const answer = await apiOf(context).call(call, { params: { id: String(id) } });
    if (!answer.ok) return [];
    return answer.data
      .map(({ title, products }) => ({ title, cards: products.map(toCard) }))
      .filter(({ cards }) => cards.length > 0);
  } catch (error) {
    console.error("related products failed", id, error);
    return [];
  }
}

function delay(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
