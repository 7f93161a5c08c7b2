/** Returns a route's `meta` with its page title. */
export function titled(title: string) {
  return () => [{ title: `${title} – Administrare` }];
}
