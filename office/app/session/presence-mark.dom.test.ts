import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { markAbsence } from "./presence-mark.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("requests are marked as automatic one minute after the last input", async () => {
  const marks: (string | null)[] = [];
  const fetch: typeof window.fetch = async (_input, init) => {
    marks.push(new Headers(init?.headers).get("x-staff-background"));
    return new Response();
  };
  const page = Object.assign(new EventTarget(), { fetch }) as typeof window;
  markAbsence(page);
  await page.fetch("/admin/comenzi.data");
  vi.advanceTimersByTime(61_000);
  await page.fetch("/admin/prezenta.data");
  page.dispatchEvent(new Event("keydown"));
  await page.fetch("/admin/comenzi.data");
  expect(marks).toEqual([null, "1", null]);
});
