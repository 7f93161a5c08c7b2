/** Error messages of mail servers, couriers and libraries may contain personal data. */
const PERSONAL: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi, "[e-mail]"],
  [/(?<![\w.-])(?:\+?40|0)7\d{8}(?!\d)/g, "[phone]"],
  // Access tokens and keys in a URL's path.
  [/(?<=\/)(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{20,}/g, "[secret]"],
];

/** Returns the text without email addresses, phone numbers and long secrets in URLs. */
export function withoutPersons(text: string): string {
  return PERSONAL.reduce((left, [found, shown]) => left.replace(found, shown), text);
}
