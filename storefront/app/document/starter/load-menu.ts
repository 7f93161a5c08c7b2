const ADDRESS = "/recomandari/meniu";
const PLACE = "menu-island";
const SIGNS = ["pointerover", "touchstart", "focusin", "toggle"];
const COVERS = "(max-width: 767.98px)";

/** Loads the menu when its button is pointed at, touched or focused. Stays active after hydration. */
export function bringMenu(page: Document): void {
  /** The document's only request. A header that renders later reuses its result. */
  let requested: Promise<string | undefined> | undefined;
  for (const type of SIGNS) page.addEventListener(type, onInteraction, { capture: true, passive: true });

  function onInteraction({ target }: Event): void {
    const place = page.getElementById(PLACE);
    if (place && isWhole(place)) return;
    if (target instanceof Node && place?.closest("details")?.contains(target)) void bring();
  }
  async function bring(): Promise<void> {
    requested ??= fetchMenu();
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
  // Phones first show only the names of the groups.
  if (matchMedia(COVERS).matches) template.content.querySelector("details")?.removeAttribute("open");
  place.replaceChildren(template.content);
  place.children[focused]?.querySelector("summary")?.focus();
}

/**
 * Returns the menu's HTML, or undefined after a failure. Sends no cookies, because the menu is the same for
 * everyone.
 */
async function fetchMenu(): Promise<string | undefined> {
  try {
    const response = await fetch(ADDRESS, { credentials: "omit" });
    return response.ok ? await response.text() : undefined;
  } catch {
    // For example offline. The next trigger tries again.
    return undefined;
  }
}
