/** Where packing stands, as its address says it: the order that is packed, and the one that was finished last. */

export const ORDER = "comanda";
export const READY = "gata";

/** The address of another order, or of none; the chosen ones stay. */
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
