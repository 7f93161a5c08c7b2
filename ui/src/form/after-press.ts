/**
 * Runs `task` now, or after the press that is going on: a message that appears between press and release would push
 * the pressed button away, and the click would be lost.
 */
export function afterPress(task: () => void): void {
  const isPressed = document.querySelector(":active") !== null;
  if (isPressed) addEventListener("mouseup", () => setTimeout(task), { once: true, capture: true });
  else task();
}
