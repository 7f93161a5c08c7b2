import { COOKIES, type CookieKey } from "../../session/cookies.ts";
import { rememberPreference } from "../../session/preferences.ts";

/**
 * Keeps what is chosen in a group of radio buttons that the shop remembers (`data-remembers`: the cookie), where the visitor
 * agreed to that: at once, so that who goes on before React is here finds it on the next page.
 */
export function rememberChoices(page: Document): void {
  function remember(field: EventTarget | null): void {
    if (!(field instanceof HTMLInputElement)) return;
    const key = field.closest<HTMLElement>("[data-remembers]")?.dataset.remembers;
    if (key !== undefined && key in COOKIES) rememberPreference(key as CookieKey, field.value);
  }
  page.addEventListener("change", ({ target }) => remember(target));
  // Chosen before this script was here.
  for (const field of page.querySelectorAll<HTMLInputElement>("[data-remembers] :checked"))
    if (!field.defaultChecked) remember(field);
}
