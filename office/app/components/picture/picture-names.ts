/** Returns the name of the file input that belongs to a picture's address field. */
export function fileField(name: string): string {
  return `${name}-file`;
}
