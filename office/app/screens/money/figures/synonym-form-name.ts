const PREFIX = "synonym:";

/** Tells the forms of the terms apart. */
export function synonymForm(term: string): string {
  return PREFIX + term;
}

/** The term of such a form; undefined for any other. */
export function termOf(form: string): string | undefined {
  return form.startsWith(PREFIX) ? form.slice(PREFIX.length) : undefined;
}
