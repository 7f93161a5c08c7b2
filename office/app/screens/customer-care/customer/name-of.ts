interface Named {
  firstname: string;
  lastname: string;
  email: string;
}

/** What a customer is called by; an account may have no name yet. */
export function nameOf({ firstname, lastname, email }: Named): string {
  return `${firstname} ${lastname}`.trim() || email;
}
