/** A route's `meta`: what its tab is called. */
export function titled(title: string) {
  return () => [{ title: `${title} – Birou` }];
}
