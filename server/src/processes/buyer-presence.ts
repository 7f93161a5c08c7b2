/** Web processes of one machine notify one another of buyers through the main process. */
import cluster from "node:cluster";
import type { ChildProcess } from "node:child_process";
import type { Neighbours } from "../site/visitor-gate.ts";

const BUYER = { type: "buyer" } as const;
interface Message {
  type?: string;
}

/** Returns the functions with which a web process notifies the others and is notified. */
export function neighboursOf(self: NodeJS.Process): Neighbours {
  return {
    notifyOfBuyer: () => void self.send?.(BUYER, undefined, undefined, () => undefined),
    onBuyer: (listener) =>
      void self.on("message", ({ type }: Message) => {
        if (type === BUYER.type) listener();
      }),
  };
}

/** Forwards, in the main process, this child's messages to all other children. Returns the child. */
export function relayBuyers(child: ChildProcess): ChildProcess {
  child.on("message", ({ type }: Message) => {
    if (type !== BUYER.type) return;
    for (const other of Object.values(cluster.workers ?? {}))
      if (other && other.process.pid !== child.pid && other.isConnected()) other.send(BUYER, () => undefined);
  });
  return child;
}
