/** Resolves a URL against `base`, or returns `base` if it is invalid. */
export function absoluteAddress(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : base;
}
