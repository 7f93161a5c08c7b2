/**
 * Returns a `~` pattern that finds a lower-case e-mail address in lower-case text, but not inside a longer
 * one: ana@gmail.com matches neither mariana@gmail.com nor ana@gmail.com.ro. A backslash escape before the
 * address ends the preceding word: a newline in JSON or a dump, or a non-ASCII byte in PostgreSQL's `escape`
 * format. So does an apostrophe, which is more often a quote than part of an address.
 */
export function namesAddress(address: string): string {
  const letters = address.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  // A lookbehind would be eight times as slow as consuming the character.
  const before = String.raw`(^|[^[:alnum:]._%+-]|\\[0-7]{3}|\\[nrt])`;
  const after = String.raw`($|[^[:alnum:]._-]|\.($|[^[:alnum:]]))`;
  return before + letters + after;
}
