/** When the page's script comes: at the first sign of a visitor, once the page has been idle, or when it came back. */
import { hasComeBack, watchReturns } from "../../navigation/came-back.ts";

/** So long after its load a page is idle. */
const IDLE_MS = 2_000;
const SIGNS = ["pointermove", "pointerdown", "touchstart", "focusin", "keydown", "input"];

/**
 * Ends at the first touch of the page, or two seconds after it has loaded; at once where it came back, for the cart may be
 * another one now. Who asks the browser to save data has only what he touches.
 */
export function waitForTouch(page: Window): Promise<void> {
  return new Promise((resolve) => {
    let timer: number | undefined;
    const end = (): void => {
      for (const sign of SIGNS) page.removeEventListener(sign, onSign, { capture: true });
      page.removeEventListener("load", wait);
      unwatch();
      page.clearTimeout(timer);
      afterThis(resolve);
    };
    const onSign = (event: Event): void => {
      if (!isOfRest(event)) end();
    };
    const wait = (): void => void (timer = page.setTimeout(end, hasComeBack() ? 0 : IDLE_MS));
    const unwatch = watchReturns(page, () => {
      if (!savesData(page.navigator)) end();
    });
    for (const sign of SIGNS) page.addEventListener(sign, onSign, { capture: true, passive: true });
    if (savesData(page.navigator)) return;
    if (page.document.readyState === "complete") wait();
    else page.addEventListener("load", wait);
  });
}

/** True for a pointer that rests: browsers move it by nothing when something comes under it. */
function isOfRest(event: Event & { movementX?: number; movementY?: number }): boolean {
  return event.type === "pointermove" && event.movementX === 0 && event.movementY === 0;
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
