/** Returns a fetch that adds these headers to every request. */
export function fetchWith(added: Record<string, string>, ask: typeof fetch): typeof fetch {
  if (Object.keys(added).length === 0) return ask;
  return (input, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(added)) headers.set(name, value);
    return ask(input, { ...init, headers });
  };
}
