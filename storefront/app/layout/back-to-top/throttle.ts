/**
 * Returns `call`, which schedules `act` for the end of the interval unless it is already scheduled, and
 * `cancel`.
 */
export function throttle(act: () => void, ms: number): { call(): void; cancel(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call() {
      timer ??= setTimeout(() => {
        timer = undefined;
        act();
      }, ms);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
