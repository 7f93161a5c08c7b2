const HERE = "http://here";

/**
 * Path, query and hash of an address within the site, encoded as a header takes it; undefined for an address elsewhere. The
 * path never names a host: without its dots "/.//x" would begin with two slashes.
 */
export function ownPath(address: string): string | undefined {
  const { href, origin } = new URL(address, HERE);
  return origin === HERE ? href.slice(HERE.length).replace(/^\/{2,}/, "/") : undefined;
}
