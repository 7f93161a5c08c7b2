/** The whole menu comes as somebody comes near it; until then, and where it does not come, its first level stands as links. */

const ADDRESS = "/recomandari/meniu";
/** Of the layout's island (layout/island.tsx). */
const PLACE = "menu-island";
const SIGNS = ["pointerover", "touchstart", "focusin", "toggle"];
/** Below it the menu covers the page. */
const COVERS = "(max-width: 767.98px)";

/** Watches for a pointer, a finger or the focus at the menu's button; goes on when React has the page. */
export function bringMenu(page: Document): void {
  /** Once a document: a header that is built later takes it from here. */
  let asked: Promise<string | undefined> | undefined;
  for (const sign of SIGNS) page.addEventListener(sign, onSign, { capture: true, passive: true });

  function onSign({ target }: Event): void {
    const place = page.getElementById(PLACE);
    if (place && isWhole(place)) return;
    if (target instanceof Node && place?.closest("details")?.contains(target)) void bring();
  }
  async function bring(): Promise<void> {
    asked ??= ask();
    const html = await asked;
    const place = page.getElementById(PLACE);
    if (html === undefined) asked = undefined;
    else if (place && !isWhole(place)) show(place, html);
  }
}

function isWhole(place: Element): boolean {
  return place.querySelector("details") !== null;
}

/** Its names stand where the links stood; who is at one of them is at its name then. */
function show(place: Element, html: string): void {
  const focused = [...place.children].indexOf(place.ownerDocument.activeElement ?? place);
  const template = document.createElement("template");
  template.innerHTML = html;
  // On a phone the names of all groups are seen at once; on a wide window a pane stands beside them.
  if (matchMedia(COVERS).matches) template.content.querySelector("details")?.removeAttribute("open");
  place.replaceChildren(template.content);
  place.children[focused]?.querySelector("summary")?.focus();
}

/** One for everybody, whoever asks: nothing of a visitor goes with it. */
async function ask(): Promise<string | undefined> {
  try {
    const response = await fetch(ADDRESS, { credentials: "omit" });
    return response.ok ? await response.text() : undefined;
  } catch {
    // Offline: asked again at the next sign.
    return undefined;
  }
}
