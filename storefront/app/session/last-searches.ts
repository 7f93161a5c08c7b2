/** This visitor's last searches. They are stored only in the browser and with consent (preferences.ts). */
import { LAST_SEARCHES } from "./local-keys.ts";
import { mayRemember } from "./preferences.ts";

const MAX = 5;

export function lastSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(LAST_SEARCHES) ?? "[]");
    return Array.isArray(stored) ? stored.filter((term) => typeof term === "string").slice(0, MAX) : [];
  } catch {
    return []; // storage is blocked or malformed
  }
}

export function rememberSearch(term: string): void {
  if (term === "" || !mayRemember()) return;
  const otherTerms = lastSearches().filter((other) => other.toLowerCase() !== term.toLowerCase());
  try {
    localStorage.setItem(LAST_SEARCHES, JSON.stringify([term, ...otherTerms].slice(0, MAX)));
  } catch {
    // Storage may be blocked or full. The search works without it.
  }
}
