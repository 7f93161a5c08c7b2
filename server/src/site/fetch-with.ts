/** Returns a fetch that adds these headers to every request. */
export function fetchWith(added: Record<string, string>, baseFetch: typeof fetch): typeof fetch {
  if (Object.keys(added).length === 0) return baseFetch;
  return (input, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    return baseFetch(input, { ...init, headers });
  };
}
