/**
 * A card's picture becomes the product's as its page opens, and goes back into the card (view transitions). One picture of a
 * page has the name at a time, set as it is pressed or left: many cards may show the same product.
 */
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

const NAME = "product-picture";
/** On a card's frame of its picture, and with "page" on that of the product's own page. */
const FRAME = "[data-morph]";
const PAGE = "[data-morph=page]";

let named: HTMLElement | undefined;
/** The card that was pressed: its product's path, and which of that product's cards it was. */
let pressed: { path: string; nth: number } | undefined;

/** To be called with the press of a link: true where it opens a product from its card and the browser can show it. */
export function beginMorph(target: EventTarget | null): boolean {
  const card = target instanceof Element ? target.closest("article") : null;
  const link = target instanceof Element ? target.closest("a") : null;
  const picture = pictureIn(card?.querySelector(FRAME));
  if (!picture || !link || !canMorph()) return false;
  pressed = { path: link.pathname, nth: cardsOf(link.pathname).indexOf(picture) };
  name(picture);
  return true;
}

/** To be called as the buyer goes back or forth: the router shows again what it showed on the way there. */
export function beginMorphBack(): void {
  if (canMorph()) name(pictureIn(document.querySelector(PAGE)));
}

/** Names the picture that the other became, before the browser looks at the new page. */
export function useMorphEnd(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useLayoutEffect(() => {
    const left = before.current;
    before.current = pathname;
    if (left === pathname || named === undefined) return;
    const cards = cardsOf(left);
    const card = cards[pressed?.path === left ? pressed.nth : 0] ?? cards[0];
    name(pathname === pressed?.path ? pictureIn(document.querySelector(PAGE)) : card);
  }, [pathname]);
}

function name(picture: HTMLElement | undefined): void {
  if (named) named.style.viewTransitionName = "";
  if (picture) picture.style.viewTransitionName = NAME;
  named = picture;
}

/** The pictures of the cards that lead to that path. */
function cardsOf(path: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`article ${FRAME}`)].flatMap((frame) => {
    const link = frame.closest("article")?.querySelector<HTMLAnchorElement>("h2 a, h3 a");
    return (link?.pathname === path && pictureIn(frame)) || [];
  });
}

function pictureIn(frame: Element | null | undefined): HTMLElement | undefined {
  return frame?.querySelector("img") ?? undefined;
}

function canMorph(): boolean {
  return "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
