import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { waitForTouch } from "./wait-for-interaction.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "connection");
});

function begun(): () => Promise<boolean> {
  let hasEnded = false;
  void waitForTouch(window).then(() => (hasEnded = true));
  return async () => {
    await vi.advanceTimersByTimeAsync(1);
    return hasEnded;
  };
}

it.each(["pointermove", "pointerdown", "touchstart", "focusin", "keydown", "input"])(
  "hydration starts at the first %s",
  async (type) => {
    const hasBegun = begun();
    expect(await hasBegun()).toBe(false);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(await hasBegun()).toBe(true);
  },
);

it("hydration does not start when the page renders under a resting pointer", async () => {
  const hasBegun = begun();
  const move = (by: number): Event =>
    Object.assign(new Event("pointermove", { bubbles: true }), { movementX: by, movementY: 0 });
  document.body.dispatchEvent(move(0));
  expect(await hasBegun()).toBe(false);
  document.body.dispatchEvent(move(3));
  expect(await hasBegun()).toBe(true);
});

it("hydration starts after two idle seconds, except with data saver", async () => {
  const hasBegun = begun();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(await hasBegun()).toBe(false);
  await vi.advanceTimersByTimeAsync(110);
  expect(await hasBegun()).toBe(true);

  Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
  const hasBegunSaving = begun();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await hasBegunSaving()).toBe(false);
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(await hasBegunSaving()).toBe(true);
});
