const HERE = "http://here";

/** Returns a URL's path, query and hash, encoded for a header. Undefined for other sites. */
export function ownPath(address: string): string | undefined {
  const { href, origin } = new URL(address, HERE);
  return origin === HERE ? href.slice(HERE.length).replace(/^\/{2,}/, "/") : undefined;
}
