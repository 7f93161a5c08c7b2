/** Query parameters: the order that is being packed, and the order that was finished last. */

export const ORDER = "comanda";
export const READY = "gata";

/**
 * Returns the page's URL for an order, or for none. Keeps the orders that were selected in the order list.
 */
export function packingAddress(
  { searchParams }: Pick<URL, "searchParams">,
  { order, ready }: { order?: string; ready?: string },
): string {
  const query = new URLSearchParams(searchParams);
  query.delete(ORDER);
  query.delete(READY);
  if (order !== undefined) query.set(ORDER, order);
  if (ready !== undefined) query.set(READY, ready);
  const text = query.toString();
  return text === "" ? "/impachetare" : `/impachetare?${text}`;
}
