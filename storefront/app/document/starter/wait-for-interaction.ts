import { hasComeBack, watchReturns } from "../../navigation/bfcache-restore.ts";

const IDLE_MS = 2_000;
const SIGNS = ["pointermove", "pointerdown", "touchstart", "focusin", "keydown", "input"];

/**
 * Resolves on the first interaction, or two seconds after loading unless data saver is on. Resolves
 * immediately for a restored page, because its cart may be outdated.
 */
export function waitForTouch(page: Window): Promise<void> {
  return new Promise((resolve) => {
    let timer: number | undefined;
    const end = (): void => {
      for (const type of SIGNS) page.removeEventListener(type, onInteraction, { capture: true });
      page.removeEventListener("load", wait);
      unwatch();
      page.clearTimeout(timer);
      afterThis(resolve);
    };
    const onInteraction = (event: Event): void => {
      if (!isStillPointer(event)) end();
    };
    const wait = (): void => void (timer = page.setTimeout(end, hasComeBack() ? 0 : IDLE_MS));
    const unwatch = watchReturns(page, () => {
      if (!savesData(page.navigator)) end();
    });
    for (const type of SIGNS) page.addEventListener(type, onInteraction, { capture: true, passive: true });
    if (savesData(page.navigator)) return;
    if (page.document.readyState === "complete") wait();
    else page.addEventListener("load", wait);
  });
}

/**
 * Returns whether the pointer rests. Browsers report a pointermove without movement when something renders
 * under it.
 */
function isStillPointer(event: Event & { movementX?: number; movementY?: number }): boolean {
  return event.type === "pointermove" && event.movementX === 0 && event.movementY === 0;
}

function afterThis(act: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", act, { once: true });
  port1.start();
  port2.postMessage(undefined);
}

function savesData(navigator: Navigator & { connection?: { saveData?: boolean } }): boolean {
  return navigator.connection?.saveData === true;
}
