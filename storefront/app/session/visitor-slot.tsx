/**
 * The parts of a cached page that belong to one visitor. Their components mark them while a page is rendered for the cache;
 * the marks are cut out before the page leaves the renderer, so they never reach a browser (architecture: Cached pages).
 */
import { createContext, type ReactNode, use } from "react";
import type { CutPage, Slot, SlotName } from "../storefront-context.ts";

export interface SlotMarks {
  /** Secret of this process. No text of the shop can contain it, so no text is mistaken for a mark. */
  mark: string;
  /** Mark hearts, too: the page is for customers, who have favourites. */
  hasFavourites: boolean;
}

/** Set only while a page is rendered for the cache. */
export const SlotMarksContext = createContext<SlotMarks | undefined>(undefined);

/** Marks its children, one element, as one visitor's part. */
export function VisitorSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const marks = use(SlotMarksContext);
  if (!marks) return children;
  return <Marked of={{ mark: marks.mark, name }}>{children}</Marked>;
}

/** The visitor's text for an attribute; in a page for the cache, a mark in its place. */
export function useVisitorText(name: SlotName, text: string): string {
  const marks = use(SlotMarksContext);
  return marks ? begin({ mark: marks.mark, name }) + end(marks.mark) : text;
}

interface FavouriteProps {
  productId: number;
  isFavourite: boolean;
  render: (isFavourite: boolean) => ReactNode;
}

/** A favourite's heart; in a page for the cache of customers, both of its states. */
export function FavouriteSlot({ productId, isFavourite, render }: FavouriteProps) {
  const marks = use(SlotMarksContext);
  if (!marks?.hasFavourites) return render(isFavourite);
  const { mark } = marks;
  return (
    <>
      <Marked of={{ mark, name: "unliked", productId }}>{render(false)}</Marked>
      <Marked of={{ mark, name: "liked", productId }}>{render(true)}</Marked>
    </>
  );
}

interface Mark {
  mark: string;
  name: Slot["name"];
  productId?: number;
}

function Marked({ of, children }: { of: Mark; children: ReactNode }) {
  return (
    <>
      {begin(of)}
      {children}
      {end(of.mark)}
    </>
  );
}

// Characters that React does not escape, in text and in attributes.
function begin({ mark, name, productId }: Mark): string {
  return `[${mark} ${name}${productId === undefined ? "" : ` ${productId}`}]`;
}

function end(mark: string): string {
  return `[/${mark}]`;
}

/** React writes this between two texts, so also between a mark and a text, which are none without the mark. */
const SEPARATOR = "<!-- -->";

/** Cuts a rendered page at its marks. */
export function cutPage(html: string, mark: string): CutPage {
  const [begins, ends] = [`[${mark} `, end(mark)];
  const [first = "", ...marked] = html
    .replaceAll(SEPARATOR + begins, begins)
    .replaceAll(ends + SEPARATOR, ends)
    .split(begins);
  const cut: CutPage = { between: [first], slots: [] };
  for (const text of marked) {
    const [nameEnd, slotEnd] = [text.indexOf("]"), text.indexOf(ends)];
    const [name, productId] = text.slice(0, nameEnd).split(" ");
    cut.slots.push({
      name: name as Slot["name"],
      ...(productId !== undefined && { productId: Number(productId) }),
      html: text.slice(nameEnd + 1, slotEnd),
    });
    cut.between.push(text.slice(slotEnd + ends.length));
  }
  return cut;
}

/** The page as it is when nobody fills its slots; nothing is liked. */
export function unfilledPage({ between, slots }: CutPage): string {
  return between
    .map((text, at) => {
      const slot = slots[at];
      return slot && slot.name !== "liked" ? text + slot.html : text;
    })
    .join("");
}
