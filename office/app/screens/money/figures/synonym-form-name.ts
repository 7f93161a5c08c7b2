const PREFIX = "synonym:";

export function synonymForm(term: string): string {
  return PREFIX + term;
}

/** Returns the search term in the name of a synonym form. Undefined for other forms. */
export function termOf(form: string): string | undefined {
  return form.startsWith(PREFIX) ? form.slice(PREFIX.length) : undefined;
}
