/** Returns the name of the form for a refund's bank account; the list contains one form per refund. */
export function accountForm(id: number): string {
  return `account-${id}`;
}
