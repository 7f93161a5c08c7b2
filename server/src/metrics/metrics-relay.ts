/** Collects, in the main process, the metrics of all processes for the child that requests them. */
import type { ChildProcess } from "node:child_process";
import type { MetricsFromChild, MetricsToChild, ProcessMetrics } from "./metrics-messages.ts";

/** A child that does not respond within this time is left out. */
const TIMEOUT_MS = 2_000;

export interface MetricsRelay {
  /** Registers a child. It can then request the metrics and is asked for its own. */
  add(child: ChildProcess): ChildProcess;
}

export function relayMetrics(): MetricsRelay {
  const children = new Set<ChildProcess>();
  const waiting = new Map<number, (metrics: ProcessMetrics) => void>();
  let lastId = 0;

  function requestMetrics(child: ChildProcess): Promise<ProcessMetrics> {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      const done = (metrics: ProcessMetrics): void => {
        waiting.delete(id);
        clearTimeout(timer);
        resolve(metrics);
      };
      const timer = setTimeout(done, TIMEOUT_MS, []);
      waiting.set(id, done);
      sendToChild(child, { type: "metrics-wanted", id });
    });
  }

  return {
    add(child) {
      children.add(child);
      child.on("exit", () => children.delete(child));
      child.on("message", (message: MetricsFromChild) => {
        if (message.type === "metrics") waiting.get(message.id)?.(message.metrics);
        if (message.type !== "metrics-of-all-wanted") return;
        const { id } = message;
        void Promise.all([...children].map(requestMetrics)).then((all) =>
          sendToChild(child, { type: "metrics-of-all", id, all }),
        );
      });
      return child;
    },
  };
}

/** Sends a message to a child, which may just have ended. */
function sendToChild(child: ChildProcess, message: MetricsToChild): void {
  if (child.connected) child.send(message, () => undefined);
}
