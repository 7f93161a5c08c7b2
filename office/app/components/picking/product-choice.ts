/** A product that a picker offers or has chosen. */
export interface ProductChoice {
  code: string;
  name: string;
}

/** Path of the suggestions, below the office's. */
export const FOUND_PRODUCTS = "/produse/gasite";
/** More chosen products than this are listed by code only. */
export const MAX_NAMED = 60;

/** Fetches suggestions for a text, or the names of codes. Undefined if they cannot be read now. */
export async function fetchProducts(
  address: string,
  query: { q: string } | { codes: readonly string[] },
): Promise<ProductChoice[] | undefined> {
  const sought: Record<string, string> = "q" in query ? { q: query.q } : { coduri: query.codes.join("\n") };
  try {
    const answer = await fetch(`${address}?${new URLSearchParams(sought).toString()}`);
    if (!answer.ok) return undefined;
    // The route of this address returns this type.
    return ((await answer.json()) as { products: ProductChoice[] }).products;
  } catch {
    // Without a connection the field still takes typed codes.
    return undefined;
  }
}
