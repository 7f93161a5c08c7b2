import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLoadingState, isFailure } from "./loading-state.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the loading bar", () => {
  it("the loading bar is shown after 200 ms and not for shorter requests", () => {
    const bar = createLoadingState();
    const finish = bar.start();
    vi.advanceTimersByTime(199);
    expect(bar.get()).toBe("idle");
    vi.advanceTimersByTime(1);
    expect(bar.get()).toBe("loading");
    finish(false);
    bar.start()(false);
    vi.advanceTimersByTime(1000);
    expect(bar.get()).toBe("idle");
  });

  it("the loading bar disappears when all requests have ended", () => {
    const bar = createLoadingState();
    const [first, second] = [bar.start(), bar.start()];
    vi.advanceTimersByTime(200);
    first(false);
    expect(bar.get()).toBe("loading");
    second(false);
    expect(bar.get()).toBe("idle");
  });

  it("the loading bar shows a failure for two seconds", () => {
    const bar = createLoadingState();
    const [first, second] = [bar.start(), bar.start()];
    first(true);
    expect(bar.get()).toBe("idle");
    second(false);
    expect(bar.get()).toBe("failed");
    vi.advanceTimersByTime(2000);
    expect(bar.get()).toBe("idle");
  });

  it("the loading bar hides a failure when the next request starts", () => {
    const bar = createLoadingState();
    bar.start()(true);
    const finish = bar.start();
    vi.advanceTimersByTime(200);
    expect(bar.get()).toBe("loading");
    finish(false);
    expect(bar.get()).toBe("idle");
  });
});

it("isFailure is true for a thrown error and false for a thrown redirect", () => {
  expect(isFailure({ type: "error", result: new Response(null, { status: 302 }) })).toBe(false);
  expect(isFailure({ type: "error", result: new Response(null, { status: 404 }) })).toBe(true);
  expect(isFailure({ type: "error", result: new TypeError("fetch failed") })).toBe(true);
  expect(isFailure({ type: "data", result: {} })).toBe(false);
});
