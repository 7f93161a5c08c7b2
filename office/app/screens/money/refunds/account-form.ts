/** Returns the name of the form for a refund's bank account. The list has one such form per refund. */
export function accountForm(id: number): string {
  return `account-${id}`;
}
