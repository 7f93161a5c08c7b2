/** The address with its origin; `base` itself for one that no browser could open. */
export function absoluteAddress(address: string, base: string): string {
  return URL.canParse(address, base) ? new URL(address, base).href : base;
}
