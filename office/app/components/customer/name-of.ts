interface Named {
  firstname: string;
  lastname: string;
  email: string;
}

/** Returns the customer's name, or the email address if the account has no name. */
export function nameOf({ firstname, lastname, email }: Named): string {
  return `${firstname} ${lastname}`.trim() || email;
}
