/** Web processes of one machine tell each other, through the main process, that a buyer is here. */
import cluster from "node:cluster";
import type { ChildProcess } from "node:child_process";
import type { Neighbours } from "../site/visitor-gate.ts";

const BUYER = { type: "buyer" } as const;
interface Message {
  type?: string;
}

/** In a web process. */
export function neighboursOf(self: NodeJS.Process): Neighbours {
  return {
    tellOfBuyer: () => void self.send?.(BUYER, undefined, undefined, () => undefined),
    onBuyer: (listener) =>
      void self.on("message", ({ type }: Message) => {
        if (type === BUYER.type) listener();
      }),
  };
}

/** In the main process: passes the word of this child on to all others. Returns the child. */
export function relayBuyers(child: ChildProcess): ChildProcess {
  child.on("message", ({ type }: Message) => {
    if (type !== BUYER.type) return;
    for (const other of Object.values(cluster.workers ?? {}))
      if (other && other.process.pid !== child.pid && other.isConnected()) other.send(BUYER, () => undefined);
  });
  return child;
}
