import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { markAbsence } from "./presence-mark.ts";

const { fetch: realFetch } = window;
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  window.fetch = realFetch;
});

it("marks the requests of a page at which nobody moved for a minute, until somebody does", async () => {
  const marks: (string | null)[] = [];
  window.fetch = async (_input, init) => {
    marks.push(new Headers(init?.headers).get("x-staff-background"));
    return new Response();
  };
  markAbsence(window);
  await window.fetch("/admin/comenzi.data");
  vi.advanceTimersByTime(61_000);
  await window.fetch("/admin/prezenta.data");
  window.dispatchEvent(new Event("keydown"));
  await window.fetch("/admin/comenzi.data");
  expect(marks).toEqual([null, "1", null]);
});
