/** Returns the name of the form for a key's expiry; the list contains one form per key. */
export function untilForm(id: number): string {
  return `until-${id}`;
}
