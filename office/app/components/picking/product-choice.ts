/** A suggested or chosen product. */
export interface ProductChoice {
  code: string;
  name: string;
}

/** Path of the suggestions, relative to the office. */
export const FOUND_PRODUCTS = "/produse/gasite";
/** Chosen products beyond this number are listed only by code. */
export const MAX_NAMED = 60;

/** Fetches suggestions for a text, or the names of codes. Undefined if the request fails. */
export async function fetchProducts(
  address: string,
  query: { q: string } | { codes: readonly string[] },
): Promise<ProductChoice[] | undefined> {
  const sought: Record<string, string> = "q" in query ? { q: query.q } : { coduri: query.codes.join("\n") };
  try {
    const answer = await fetch(`${address}?${new URLSearchParams(sought).toString()}`);
    if (!answer.ok) return undefined;
    // The route at this URL returns this type.
    return ((await answer.json()) as { products: ProductChoice[] }).products;
  } catch {
    // Without a connection, the field still accepts typed codes.
    return undefined;
  }
}
