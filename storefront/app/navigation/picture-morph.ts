/** Morphs the clicked card's picture into the product page's picture, using view transitions. */
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

const NAME = "product-picture";
/** The picture's frame on a card. On the product page, the attribute has the value "page". */
const FRAME = "[data-morph]";
const PAGE = "[data-morph=page]";

let named: HTMLElement | undefined;
/** The clicked card: the product's path, and the card's index among the cards of that product. */
let pressed: { path: string; nth: number } | undefined;

/**
 * Call this when a link is clicked. Returns whether a view transition starts from the link's product card.
 */
export function beginMorph(target: EventTarget | null): boolean {
  const card = target instanceof Element ? target.closest("article") : null;
  const link = target instanceof Element ? target.closest("a") : null;
  const picture = pictureIn(card?.querySelector(FRAME));
  if (!picture || !link || !canMorph()) return false;
  pressed = { path: link.pathname, nth: cardsOf(link.pathname).indexOf(picture) };
  name(picture);
  return true;
}

/** Call this on Back or Forward. The router then replays the view transition. */
export function beginMorphBack(): void {
  if (canMorph()) name(pictureIn(document.querySelector(PAGE)));
}

/** Names the matching picture on the new page before the browser captures the page. */
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
