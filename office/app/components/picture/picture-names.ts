/** Returns the name of the file input next to a picture's address field. */
export function fileField(name: string): string {
  return `${name}-file`;
}
