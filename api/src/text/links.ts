/** Text that somebody typed, for mails to an address that nobody proved: nothing in it becomes a link. Linear. */
export function withoutLinks(text: string): string {
  return text.replaceAll(/\b(?:https?:\/\/|www\.)\S*/gi, "…").replaceAll(/(\w)\.(?=\p{L}{2})/gu, "$1. ");
}
