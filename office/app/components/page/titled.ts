/** Returns a route's `meta` function for a fixed title. */
export function titled(title: string) {
  return () => [{ title: `${title} – Administrare` }];
}
