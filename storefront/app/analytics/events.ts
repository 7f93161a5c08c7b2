/** The fields of the product events, letter for letter (requirements: C11), and what other services need; sums in lei. */

interface CategoryTrail {
  name: string;
  parentID: number | null;
}

/** What is not known of a thing is null; a bundle has no product and a product no bundle. */
export interface ProductEvent {
  code: string | null;
  bundleid: number | null;
  product: string | null;
  bundle: string | null;
  price: number;
  oldprice: number | null;
  brand: string | null;
  category: string | null;
  categoryID: number | null;
  breadcrumbs: CategoryTrail[];
  quantity: number;
  info: { product: string };
}

/** What the shop's pages know of a product: its own page all of it, a card its name and price. */
interface SeenProduct {
  name: string;
  price: number;
  oldPrice: number | null;
  code?: string;
  brand?: string | { name: string } | undefined;
  category?: string;
  categoryId?: number;
  crumbs?: { name: string; parentId: number | null }[];
}

/** A product that is looked at or put into the cart (requirements: C-122). */
export function productEvent(product: SeenProduct, quantity: number): ProductEvent {
  return {
    code: product.code || null,
    bundleid: null,
    product: product.name,
    bundle: null,
    price: product.price,
    oldprice: product.oldPrice,
    brand: (typeof product.brand === "object" ? product.brand.name : product.brand) || null,
    category: product.category || null,
    categoryID: product.categoryId ?? null,
    breadcrumbs: (product.crumbs ?? []).map(({ name, parentId }) => ({ name, parentID: parentId })),
    quantity,
    info: { product: product.name },
  };
}

/** A bundle that is put into the cart. */
export function bundleEvent(
  bundle: { id: number; name: string; price: number; total: number | null },
  quantity: number,
): ProductEvent {
  return {
    ...productEvent({ name: bundle.name, price: bundle.price, oldPrice: bundle.total }, quantity),
    bundleid: bundle.id,
    product: null,
    bundle: bundle.name,
  };
}

/** What the retargeting service needs of a product that a page shows. */
export interface ShownProduct {
  /** Path or address of its page. */
  url: string;
  picture: string | null;
  isBuyable: boolean;
}

/** A product with the page or card that showed it. */
export interface ProductAction {
  product: ProductEvent;
  shown?: ShownProduct;
}

/** A page of a list. */
export interface ListAction {
  /** Path of the list. */
  list: string;
  products: ProductEvent[];
}
