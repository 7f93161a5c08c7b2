/** Resolves a URL against `base`. Returns `base` if the URL is invalid. */
export function absoluteAddress(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : base;
}
