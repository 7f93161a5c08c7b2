import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { THROTTLE_MS } from "./back-to-top.tsx";
import { throttle } from "./throttle.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("throttle calls its handler at most once per 100 ms", () => {
  const look = vi.fn<() => void>();
  const scrolled = throttle(look, THROTTLE_MS);
  for (let ms = 0; ms < 1_000; ms += 10) {
    scrolled.call();
    vi.advanceTimersByTime(10);
  }
  expect(THROTTLE_MS).toBe(100);
  expect(look).toHaveBeenCalledTimes(10);
});

it("throttle calls nothing after it is cancelled", () => {
  const look = vi.fn<() => void>();
  const scrolled = throttle(look, THROTTLE_MS);
  scrolled.call();
  scrolled.cancel();
  vi.advanceTimersByTime(1_000);
  expect(look).not.toHaveBeenCalled();
});
