/** The field of a picture's file beside that of its address. */
export function fileField(name: string): string {
  return `${name}-file`;
}
