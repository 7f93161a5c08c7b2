/** Messages from the main process to a child. */
export type ToChild = { type: "drain" | "ping" };
export type FromChild = { type: "ready" | "alive" };

const drainWithinMs = 10_000;

/**
 * Reports, in a child's entry point, that it is up; on "drain" or SIGTERM calls `stop` and exits.
 * The child also ends with the main process. `stop` may take ten seconds, plus `furtherSeconds`.
 * Ctrl-C reaches every process of the terminal, but only the main process reacts to it.
 */
export function serveUntilDrained(stop: () => Promise<void>, furtherSeconds = 0): void {
  let isDraining = false;
  const drain = async (): Promise<void> => {
    if (isDraining) return;
    isDraining = true;
    setTimeout(() => process.exit(1), drainWithinMs + furtherSeconds * 1000).unref();
    await stop();
    process.exit(0);
  };
  // Without the main process, the child kills itself at once, because Node's own exit once hung.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => void drain());
  process.on("message", (message: ToChild) => {
    if (message.type === "drain") void drain();
    // If sending fails, the main process has ended, and this process ends, too.
    if (message.type === "ping") process.send?.({ type: "alive" } satisfies FromChild, () => undefined);
  });
  // The main process may have ended while this process was starting.
  process.send?.({ type: "ready" } satisfies FromChild, (error: Error | null) => {
    if (error) process.exit(1);
  });
}
