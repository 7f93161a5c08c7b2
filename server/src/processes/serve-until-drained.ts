/** What the main process says to a child, and a child to it. */
export type ToChild = { type: "drain" | "ping" };
export type FromChild = { type: "ready" | "alive" };

const drainWithinMs = 10_000;

/**
 * For the entry point of a child: tells that it is up, and on "drain" or SIGTERM calls `stop` and exits. With the main
 * process it is gone at once. `stop` may take ten seconds, and `furtherSeconds` more. Ctrl-C reaches every process of the terminal, but only the main one decides on it.
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
  // Without the main process there is nobody to answer to: no grace, and no exit by Node, which once waited for itself.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => void drain());
  process.on("message", (message: ToChild) => {
    if (message.type === "drain") void drain();
    // The main process may be gone; then this one is, too.
    if (message.type === "ping") process.send?.({ type: "alive" } satisfies FromChild, () => undefined);
  });
  // It may have gone while this one was starting.
  process.send?.({ type: "ready" } satisfies FromChild, (error: Error | null) => {
    if (error) process.exit(1);
  });
}
