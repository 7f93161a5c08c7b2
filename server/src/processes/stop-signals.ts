// npm forwards a signal that the terminal already sent, so one Ctrl-C arrives twice within milliseconds.
const sameSignalMs = 500;
const parentCheckMs = 500;

/** Calls `stop` on the first Ctrl-C, SIGTERM or closing of the terminal, and `hurry` on a later signal. */
export function onStopSignal(reactions: { stop: () => Promise<void>; hurry: () => void }): void {
  let stoppedAt: number | undefined;
  const react = (): void => {
    const now = Date.now();
    if (stoppedAt === undefined) {
      stoppedAt = now;
      void reactions.stop();
    } else if (now - stoppedAt > sameSignalMs) {
      reactions.hurry();
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, react);
  watchNpm(() => {
    if (stoppedAt === undefined) react();
  });
}

// Calls `onGone` when npm was killed: it then forwards no signals, and its shop would keep running
// unattended.
function watchNpm(onGone: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) onGone();
  }, parentCheckMs).unref();
}
