const PREFIX = "synonym:";

/** Returns the form name of a term. */
export function synonymForm(term: string): string {
  return PREFIX + term;
}

/** Returns the term in a form name; undefined for any other form. */
export function termOf(form: string): string | undefined {
  return form.startsWith(PREFIX) ? form.slice(PREFIX.length) : undefined;
}
