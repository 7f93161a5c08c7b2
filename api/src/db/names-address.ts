/**
 * Returns a `~` pattern that finds a lower-case email in lower-case text, but not inside a longer one:
 * ana@gmail.com matches neither mariana@gmail.com nor ana@gmail.com.ro.
 * An apostrophe or a backslash escape (a newline in JSON or a dump, a byte in PostgreSQL's `escape` format)
 * ends the preceding word.
 */
export function namesAddress(address: string): string {
  const letters = address.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  // A lookbehind would be eight times as slow as consuming the character.
  const before = String.raw`(^|[^[:alnum:]._%+-]|\\[0-7]{3}|\\[nrt])`;
  const after = String.raw`($|[^[:alnum:]._-]|\.($|[^[:alnum:]]))`;
  return before + letters + after;
}
