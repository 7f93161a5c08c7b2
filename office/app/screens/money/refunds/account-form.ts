/** Returns the name of a refund's bank account form. The list has one form per refund. */
export function accountForm(id: number): string {
  return `account-${id}`;
}
