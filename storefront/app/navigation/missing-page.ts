import { redirect } from "react-router";

/** Redirects from a page past the end of its list to the last page. */
export function redirectToLastPage(
  { pathname, searchParams }: URL,
  { name, current, last }: { name: string; current: number; last: number },
): void {
  // An empty list may have no pages; its first page is shown.
  if (current <= Math.max(last, 1)) return;
  const query = new URLSearchParams(searchParams);
  query.set(name, String(Math.max(last, 1)));
  throw redirect(`${pathname}?${query}`);
}
