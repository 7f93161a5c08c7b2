/** Returns the form name of a refund's account; the list has one form per refund. */
export function accountForm(id: number): string {
  return `account-${id}`;
}
