/** Messages from the main process to a child, and from a child to it. */
export type ToChild = { type: "drain" | "ping" };
export type FromChild = { type: "ready" | "alive" };

const drainWithinMs = 10_000;

/**
 * Runs in the entry point of a child: reports that it is up, and on "drain" or SIGTERM calls `stop` and
 * exits. It dies with the main process. `stop` may take ten seconds, plus `furtherSeconds`. Ctrl-C reaches
 * every process of the terminal, but only the main process reacts to it.
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
  // Without the main process, there is no reason for a grace period. Nor does it use Node's own exit, because
  // that once hung.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.on("SIGINT", () => undefined);
  process.on("SIGTERM", () => void drain());
  process.on("message", (message: ToChild) => {
    if (message.type === "drain") void drain();
    // If the main process has ended, this one ends, too.
    if (message.type === "ping") process.send?.({ type: "alive" } satisfies FromChild, () => undefined);
  });
  // It may have ended while this process was starting.
  process.send?.({ type: "ready" } satisfies FromChild, (error: Error | null) => {
    if (error) process.exit(1);
  });
}
