/** The pictures, documents and films of a product as lists that are put in order. Pure. */
import type { StaffProductFields } from "@curat/contract/staff/products";

export const MEDIA = ["pics", "docs", "movies"] as const;
export type MediaKind = (typeof MEDIA)[number];

export const addForm = (kind: MediaKind) => `add-${kind}`;

export const MEDIA_ACTS = ["up", "down", "remove"] as const;
export type MediaAct = (typeof MEDIA_ACTS)[number];

/** A list with one of its things moved by a place, or without it; what is not there changes nothing. */
export function listAfter<T>(list: readonly T[], act: MediaAct, place: number): T[] {
  const thing = list[place];
  if (thing === undefined) return [...list];
  const rest = list.toSpliced(place, 1);
  if (act === "remove") return rest;
  return rest.toSpliced(Math.max(0, act === "up" ? place - 1 : place + 1), 0, thing);
}

/** A document at an address, known by its ending. */
export function documentAt(
  url: string,
  { title, revised }: { title: string; revised: string },
): StaffProductFields["docs"][number] {
  const type = /\.docx(?:$|[?#])/i.test(url) ? "docx" : "pdf";
  return { title, url, type, ...(revised !== "" && { revised }) };
}
