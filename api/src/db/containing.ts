/** Returns a `like` pattern that matches the text anywhere, with its wildcards escaped. */
export function containing(text: string): string {
  return `%${beginningWith(text)}`;
}

/** Returns a `like` pattern that matches the text at the beginning, with its wildcards escaped. */
export function beginningWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
