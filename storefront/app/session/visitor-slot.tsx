/**
 * Slots are the parts of a cached page that depend on the visitor. Components mark them, and the server cuts
 * out the marks before it sends the page (architecture: Cached pages).
 */
import { createContext, type ReactNode, use } from "react";
import type { CutPage, Slot, SlotName } from "../storefront-context.ts";

export interface SlotMarks {
  /** A secret of this process, so that no text of the shop can be mistaken for a mark. */
  mark: string;
  /** True on pages for customers, where favourite icons are slots too. */
  hasFavourites: boolean;
}

/** Set only while a page is rendered for the cache. */
export const SlotMarksContext = createContext<SlotMarks | undefined>(undefined);

/** Marks its child, which must be a single element, as a visitor slot. */
export function VisitorSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const marks = use(SlotMarksContext);
  if (!marks) return children;
  return <Marked of={{ mark: marks.mark, name }}>{children}</Marked>;
}

/**
 * Returns a text of the visitor for use in an attribute, or a mark while the page is rendered for the cache.
 */
export function useVisitorText(name: SlotName, text: string): string {
  const marks = use(SlotMarksContext);
  return marks ? begin({ mark: marks.mark, name }) + end(marks.mark) : text;
}

interface FavouriteProps {
  productId: number;
  isFavourite: boolean;
  render: (isFavourite: boolean) => ReactNode;
}

/** Renders a favourite icon. For the customers' cache, renders both of its states. */
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

// The marks use square brackets, because React escapes them neither in text nor in attributes.
function begin({ mark, name, productId }: Mark): string {
  return `[${mark} ${name}${productId === undefined ? "" : ` ${productId}`}]`;
}

function end(mark: string): string {
  return `[/${mark}]`;
}

/** React writes this comment between adjacent texts, and thus also between a mark and a text. */
const SEPARATOR = "<!-- -->";

/** Cuts a rendered page into the parts between its marks and the slots. */
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

/** Returns the page with its default slots and without favourites. */
export function unfilledPage({ between, slots }: CutPage): string {
  return between
    .map((text, at) => {
      const slot = slots[at];
      return slot && slot.name !== "liked" ? text + slot.html : text;
    })
    .join("");
}
