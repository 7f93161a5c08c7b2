/** Returns the name of a key's expiry form. The list has one form per key. */
export function untilForm(id: number): string {
  return `until-${id}`;
}
