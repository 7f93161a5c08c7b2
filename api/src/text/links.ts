/** Removes links from entered text, for emails to an unverified address. Runs in linear time. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/\b(?:https?:\/\/|www\.)\S*/gi, "…").replaceAll(/(\w)\.(?=\p{L}{2})/gu, "$1. ");
}
