/** Mail servers, couriers and libraries repeat addresses and numbers in their errors. */
const PERSONAL: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, "[e-mail]"],
  [/(?<![\w.-])(?:\+?40|0)7\d{8}(?!\d)/g, "[phone]"],
  // Passes, tokens and keys, as they stand in an address.
  [/(?<=\/)(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}/g, "[secret]"],
];

/** Returns the text without e-mail addresses, phone numbers and long secrets in addresses. */
export function withoutPersons(text: string): string {
  return PERSONAL.reduce((left, [found, shown]) => left.replace(found, shown), text);
}
