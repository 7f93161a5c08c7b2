import { redirect } from "react-router";

/** Leads from a page past the end, which what stood on it has left, to the last one. */
export function redirectToLastPage(
  { pathname, searchParams }: URL,
  { name, current, last }: { name: string; current: number; last: number },
): void {
  // An empty list may say that it has no page at all: its first is shown.
  if (current <= Math.max(last, 1)) return;
  const query = new URLSearchParams(searchParams);
  query.set(name, String(Math.max(last, 1)));
  throw redirect(`${pathname}?${query}`);
}
