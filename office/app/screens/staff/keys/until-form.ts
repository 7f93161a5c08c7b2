/** The name of the form that says until when a key is good; a list has one for each. */
export function untilForm(id: number): string {
  return `until-${id}`;
}
