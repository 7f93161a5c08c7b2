/** When the page's script comes: at the first sign of a visitor, or once the page has been idle. */

/** So long after its load a page is idle. */
const IDLE_MS = 2_000;
/** A pointer that only rests gives none of them: browsers tell such a one that something came under it. */
const SIGNS = ["pointermove", "pointerdown", "touchstart", "focusin", "keydown", "input"];

/**
 * Ends at the first touch of the page, or two seconds after it has loaded. Who asks the browser to save data has only what he
 * touches.
 */
export function waitForTouch(page: Window): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timers = new Set<number>();
  const end = (): void => {
    for (const sign of SIGNS) page.removeEventListener(sign, end, { capture: true });
    page.removeEventListener("load", wait);
    for (const timer of timers) page.clearTimeout(timer);
    afterThis(resolve);
  };
  const wait = (): void => void timers.add(page.setTimeout(end, IDLE_MS));
  for (const sign of SIGNS) page.addEventListener(sign, end, { capture: true, passive: true });
  if (!savesData(page.navigator)) {
    if (page.document.readyState === "complete") wait();
    else page.addEventListener("load", wait);
  }
  return promise;
}

/** Never inside the handler of what was pressed: its answer comes first. */
function afterThis(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", act, { once: true });
  port1.start();
  port2.postMessage(undefined);
}

function savesData(navigator: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return navigator.connection?.saveData === true;
}
