/** Distinguishes requests that a person triggers from automatic ones, such as refreshes of an open page. */
import { HEADERS } from "@curat/contract/headers.values";

/** A person counts as absent after this time without input. */
const ABSENT_AFTER_MS = 60_000;
const INPUTS = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

/** Marks requests sent while the person is absent, so that they do not extend the session. */
export function markAbsence(page: Window & typeof globalThis): void {
  let lastInputAt = Date.now();
  for (const input of INPUTS)
    page.addEventListener(input, () => (lastInputAt = Date.now()), { capture: true, passive: true });
  const originalFetch = page.fetch.bind(page);
  page.fetch = (input, init) => {
    if (Date.now() - lastInputAt < ABSENT_AFTER_MS) return originalFetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set(HEADERS.staffBackground, "1");
    return originalFetch(input, { ...init, headers });
  };
}
