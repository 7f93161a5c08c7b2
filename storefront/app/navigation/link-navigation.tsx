/**
 * Handles clicks on all plain links, including those in texts from the editor (architecture: A page request).
 */
import { useEffect, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { noticeStore } from "@curat/ui/notices/notice-store.ts";
import { internalPath, isPlainClick } from "./internal-link.ts";
import { notePrefetch } from "./load-chunk.ts";
import { beginMorph, beginMorphBack, useMorphEnd } from "./picture-morph.ts";

const INTENT_MS = 80;
const MAX_PREFETCHES = 30;

export function LinkNavigation() {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();

  useEffect(() => {
    function onClick(event: MouseEvent): void {
      closeOpenedParts(event.target);
      const path = isPlainClick(event) ? pathAt(event.target) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      closeOpenedParts(null);
      setIntended(undefined); // otherwise the next page would prefetch this one again
      // Toasts do not concern the next page. A redirect brings its own notices.
      if (new URL(path, location.href).pathname !== location.pathname) noticeStore.clear();
      const here = location.pathname + location.search + location.hash;
      void navigate(path, {
        replace: path === here,
        preventScrollReset: keepsPlace(event.target),
        viewTransition: beginMorph(event.target),
      });
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key === "Escape") closeOpenedParts(null);
    }
    const onBack = () => {
      noticeStore.clear();
      beginMorphBack();
    };
    document.addEventListener("click", onClick);
    document.addEventListener("keydown", onKeyDown);
    addEventListener("popstate", onBack);
    return () => {
      document.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKeyDown);
      removeEventListener("popstate", onBack);
    };
  }, [navigate]);

  useMorphEnd();
  useEffect(() => watchIntent(setIntended), []);
  return intended === undefined ? null : <PrefetchPageLinks page={intended} />;
}

/**
 * Calls `onIntent` once for each page that the visitor is about to open: after 80 ms of hover, on focus or on
 * touch.
 */
function watchIntent(onIntent: (path: string) => void): () => void {
  const requested = new Set<string>();
  const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedulePrefetch(target: EventTarget | null, delayMs: number): void {
    clearTimeout(timer);
    const path = pathAt(target);
    if (path === undefined || saves || requested.has(path) || requested.size >= MAX_PREFETCHES) return;
    if (/^\/account\b/.test(path)) return; // account pages are never cached, so a prefetch would only request them twice
    timer = setTimeout(() => {
      requested.add(path);
      notePrefetch();
      onIntent(path);
    }, delayMs);
  }
  const onHover = (event: Event) => schedulePrefetch(event.target, INTENT_MS);
  const onSure = (event: Event) => schedulePrefetch(event.target, 0);
  document.addEventListener("mouseover", onHover, { passive: true });
  document.addEventListener("focusin", onSure);
  document.addEventListener("touchstart", onSure, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener("mouseover", onHover);
    document.removeEventListener("focusin", onSure);
    document.removeEventListener("touchstart", onSure);
  };
}

function pathAt(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
  return link ? internalPath(link, location.href) : undefined;
}

/**
 * Returns whether the link opens or closes an overlay (`data-keeps-place`), so that the scroll position is
 * kept.
 */
function keepsPlace(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a[data-keeps-place]") !== null;
}

/** Closes `<details data-closes>` after a click outside, when the focus leaves, or on Escape. */
function closeOpenedParts(target: EventTarget | null): void {
  for (const part of document.querySelectorAll<HTMLDetailsElement>("details[data-closes][open]")) {
    if (target instanceof Node && part.contains(target)) continue;
    if (part.contains(document.activeElement)) part.querySelector("summary")?.focus({ preventScroll: true });
    part.open = false;
  }
}
