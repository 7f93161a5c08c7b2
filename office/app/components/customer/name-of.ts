interface Named {
  firstname: string;
  lastname: string;
  email: string;
}

/** The customer's name, or the e-mail address while the account has no name. */
export function nameOf({ firstname, lastname, email }: Named): string {
  return `${firstname} ${lastname}`.trim() || email;
}
