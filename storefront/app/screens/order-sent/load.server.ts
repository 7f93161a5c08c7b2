import type { RouterContextProvider } from "react-router";

/** Placeholder: the order comes from history state, or from the `order` cookie without JavaScript. */
export function loadOrderSent(_context: Readonly<RouterContextProvider>) {
  return { head: { title: "Comandă trimisă", robots: "noindex" } };
}
