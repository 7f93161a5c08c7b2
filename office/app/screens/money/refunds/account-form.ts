/** The name of the form that says where the money of a refund goes; a list has one for each. */
export function accountForm(id: number): string {
  return `account-${id}`;
}
