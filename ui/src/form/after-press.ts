/** Runs `task` now, or after the current press, because a message could move the pressed button. */
export function afterPress(task: () => void): void {
  const isPressed = document.querySelector(":active") !== null;
  if (isPressed) addEventListener("mouseup", () => setTimeout(task), { once: true, capture: true });
  else task();
}
