export function fileField(name: string): string {
  return `${name}-file`;
}
