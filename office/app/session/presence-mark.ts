/** Tells requests of a person from those that an open page makes by itself, such as its refreshes. Runs in the browser. */
import { HEADERS } from "@curat/contract/headers.values";

/** Without a touch, key or move for so long, nobody is at the page. */
const ABSENT_AFTER_MS = 60_000;
const INPUTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/** Marks each request that is sent while nobody is at the page, so that it does not keep the session open. */
export function markAbsence(page: Window & typeof globalThis): void {
  let seenAt = Date.now();
  for (const input of INPUTS)
    page.addEventListener(input, () => (seenAt = Date.now()), { capture: true, passive: true });
  const ask = page.fetch.bind(page);
  page.fetch = (input, init) => {
    if (Date.now() - seenAt < ABSENT_AFTER_MS) return ask(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(HEADERS.staffBackground, "1");
    return ask(input, { ...init, headers });
  };
}
