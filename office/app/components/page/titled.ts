/** Returns the `meta` function of a route with a fixed page title. */
export function titled(title: string) {
  return () => [{ title: `${title} – Administrare` }];
}
