/**
 * Runs `task` now, or after the current press ends. A message that appears during a press would move the
 * button away, and the click would be lost.
 */
export function afterPress(task: () => void): void {
  const isPressed = document.querySelector(":active") !== null;
  if (isPressed) addEventListener("mouseup", () => setTimeout(task), { once: true, capture: true });
  else task();
}
