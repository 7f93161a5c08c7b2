/** Pictures, documents and videos of a product, as ordered lists. */
import type { StaffProductFields } from "@curat/contract/staff/products";

export const MEDIA = ["pics", "docs", "movies"] as const;
export type MediaKind = (typeof MEDIA)[number];

export const addForm = (kind: MediaKind) => `add-${kind}`;

export const MEDIA_ACTIONS = ["up", "down", "remove"] as const;
export type MediaAction = (typeof MEDIA_ACTIONS)[number];

/** Returns the list with one item moved or removed. Returns it unchanged if the index is invalid. */
export function listAfter<T>(list: readonly T[], act: MediaAction, place: number): T[] {
  const thing = list[place];
  if (thing === undefined) return [...list];
  const otherItems = list.toSpliced(place, 1);
  if (act === "remove") return otherItems;
  return otherItems.toSpliced(Math.max(0, act === "up" ? place - 1 : place + 1), 0, thing);
}

/** Returns a document whose type is taken from the URL's extension. */
export function documentAt(
  url: string,
  { title, revised }: { title: string; revised: string },
): StaffProductFields["docs"][number] {
  const type = /\.docx(?:$|[?#])/i.test(url) ? "docx" : "pdf";
  return { title, url, type, ...(revised !== "" && { revised }) };
}
