/** Returns the `tel:` URL of a phone number. */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}
