import { afterEach, expect, it, vi } from "vitest";
import { keepScroll } from "./keep-scroll.ts";

afterEach(() => {
  history.replaceState(null, "");
  history.scrollRestoration = "auto";
  sessionStorage.clear();
  vi.restoreAllMocks();
});

it("the bootstrap script adds a key to a history entry without one", () => {
  keepScroll(window);
  expect((history.state as { key?: string }).key).toMatch(/^\w+$/);
});

it.each([
  ["manual", '{"a":300}', [[0, 300]]],
  ["auto", '{"a":300}', []],
  ["manual", '{"b":300}', []],
  ["manual", "no positions", []],
] as const)(
  "the bootstrap script restores the scroll position for entries that the browser does not restore itself: %s, %s",
  (by, stored, calls) => {
    const scrollTo = vi.spyOn(window, "scrollTo").mockReturnValue();
    history.replaceState({ key: "a" }, "");
    history.scrollRestoration = by;
    sessionStorage.setItem("react-router-scroll-positions", stored);
    keepScroll(window);
    expect(scrollTo.mock.calls).toEqual(calls);
  },
);
