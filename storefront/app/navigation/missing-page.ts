import { redirect } from "react-router";

/** Redirects to the list's last page if the page number is beyond it. */
export function redirectToLastPage(
  { pathname, searchParams }: URL,
  { name, current, last }: { name: string; current: number; last: number },
): void {
  // An empty list may have no pages. Its first page is still shown.
  if (current <= Math.max(last, 1)) return;
  const query = new URLSearchParams(searchParams);
  query.set(name, String(Math.max(last, 1)));
  throw redirect(`${pathname}?${query}`);
}
