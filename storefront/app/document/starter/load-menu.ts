/**
 * Path of the full menu. Until a visitor is about to open it, only its first level is shown, as plain links.
 */

const ADDRESS = "/recomandari/meniu";
/** Id of the layout's island (layout/island.tsx). */
const PLACE = "menu-island";
const SIGNS = ["pointerover", "touchstart", "focusin", "toggle"];
/** Below this width the menu covers the page. */
const COVERS = "(max-width: 767.98px)";

/** Watches for pointer, touch or focus at the menu's button; stays active after hydration. */
export function bringMenu(page: Document): void {
  /** One request per document; a header rendered later reuses it. */
  let requested: Promise<string | undefined> | undefined;
  for (const sign of SIGNS) page.addEventListener(sign, onSign, { capture: true, passive: true });

  function onSign({ target }: Event): void {
    const place = page.getElementById(PLACE);
    if (place && isWhole(place)) return;
    if (target instanceof Node && place?.closest("details")?.contains(target)) void bring();
  }
  async function bring(): Promise<void> {
    requested ??= ask();
    const html = await requested;
    const place = page.getElementById(PLACE);
    if (html === undefined) requested = undefined;
    else if (place && !isWhole(place)) show(place, html);
  }
}

function isWhole(place: Element): boolean {
  return place.querySelector("details") !== null;
}

function show(place: Element, html: string): void {
  const focused = [...place.children].indexOf(place.ownerDocument.activeElement ?? place);
  const template = document.createElement("template");
  template.innerHTML = html;
  // Phones show all group names first.
  if (matchMedia(COVERS).matches) template.content.querySelector("details")?.removeAttribute("open");
  place.replaceChildren(template.content);
  place.children[focused]?.querySelector("summary")?.focus();
}

/**
 * Returns the menu's HTML; undefined after a failure. Without credentials, because everyone has the same
 * menu.
 */
async function ask(): Promise<string | undefined> {
  try {
    const response = await fetch(ADDRESS, { credentials: "omit" });
    return response.ok ? await response.text() : undefined;
  } catch {
    // Offline: retried at the next trigger.
    return undefined;
  }
}
