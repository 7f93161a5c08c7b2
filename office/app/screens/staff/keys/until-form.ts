/** Returns the form name of a key's expiry; the list has one form per key. */
export function untilForm(id: number): string {
  return `until-${id}`;
}
