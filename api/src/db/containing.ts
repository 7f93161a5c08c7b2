/** What `like` is told to find a text anywhere, whatever signs stand in it. */
export function containing(text: string): string {
  return `%${beginningWith(text)}`;
}

/** The same at the beginning. */
export function beginningWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
