/** Product events with the specified fields (requirements: C11). Amounts are in lei. */

interface CategoryTrail {
  name: string;
  parentID: number | null;
}

/** Unknown values are null. For a product the bundle fields are null, and for a bundle the product fields. */
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

interface ViewedProduct {
  name: string;
  price: number;
  oldPrice: number | null;
  code?: string;
  brand?: string | { name: string } | undefined;
  category?: string;
  categoryId?: number;
  crumbs?: { name: string; parentId: number | null }[];
}

/** Returns the event for a product that is viewed or added to the cart (requirements: C-122). */
export function productEvent(product: ViewedProduct, quantity: number): ProductEvent {
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

export interface ShownProduct {
  url: string;
  picture: string | null;
  isBuyable: boolean;
}

export interface ProductAction {
  product: ProductEvent;
  shown?: ShownProduct;
}

export interface ListAction {
  list: string;
  products: ProductEvent[];
}
