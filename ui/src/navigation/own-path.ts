const HERE = "http://here";

/**
 * Returns path, query and hash of an address within the site, encoded for use in a header. Undefined for
 * other sites. Leading slashes are collapsed, because "/.//x" would otherwise become a host name.
 */
export function ownPath(address: string): string | undefined {
  const { href, origin } = new URL(address, HERE);
  return origin === HERE ? href.slice(HERE.length).replace(/^\/{2,}/, "/") : undefined;
}
