/** Morphs the clicked card's picture into the product page's picture with view transitions. */
import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

const NAME = "product-picture";
/** The picture's frame on a card, or on the product page with the value "page". */
const FRAME = "[data-morph]";
const PAGE = "[data-morph=page]";

let named: HTMLElement | undefined;
/** The clicked card: its product's path, and its index among that product's cards. */
let pressed: { path: string; nth: number } | undefined;

/** Call when a link is clicked. Returns true if a view transition starts from the link's product card. */
export function beginMorph(target: EventTarget | null): boolean {
  const card = target instanceof Element ? target.closest("article") : null;
  const link = target instanceof Element ? target.closest("a") : null;
  const picture = pictureIn(card?.querySelector(FRAME));
  if (!picture || !link || !canMorph()) return false;
  pressed = { path: link.pathname, nth: cardsOf(link.pathname).indexOf(picture) };
  name(picture);
  return true;
}

/** Call on Back or Forward: the router then replays the view transition. */
export function beginMorphBack(): void {
  if (canMorph()) name(pictureIn(document.querySelector(PAGE)));
}

/** Names the matching picture on the new page, before the browser captures it. */
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
