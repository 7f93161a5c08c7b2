import { COOKIES, type CookieKey } from "../../session/cookies.ts";
import { rememberPreference } from "../../session/preferences.ts";

/**
 * Stores choices in radio groups with `data-remembers`, if the visitor consented. The attribute names the
 * cookie.
 */
export function rememberChoices(page: Document): void {
  function remember(field: EventTarget | null): void {
    if (!(field instanceof HTMLInputElement)) return;
    const key = field.closest<HTMLElement>("[data-remembers]")?.dataset.remembers;
    if (key !== undefined && key in COOKIES) rememberPreference(key as CookieKey, field.value);
  }
  page.addEventListener("change", ({ target }) => remember(target));
  // Also store choices that were made before this script ran.
  for (const field of page.querySelectorAll<HTMLInputElement>("[data-remembers] :checked"))
    if (!field.defaultChecked) remember(field);
}
