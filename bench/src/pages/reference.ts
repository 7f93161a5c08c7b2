import { once } from "node:events";
import { Worker } from "node:worker_threads";

const SERVER = `
const { createServer } = require("node:http");
const { parentPort, workerData } = require("node:worker_threads");
const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br", "content-length": workerData.byteLength };
const server = createServer((request, response) => response.writeHead(200, headers).end(workerData));
server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
parentPort.on("message", () => {
  const { user, system } = process.threadCpuUsage();
  parentPort.postMessage((user + system) / 1_000_000);
});
`;

export interface Reference {
  url: string;
  /** CPU seconds that its thread has used so far. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a node:http server in its own thread that always sends these bytes. */
export async function startReference(body: Uint8Array): Promise<Reference> {
  const worker = new Worker(SERVER, { eval: true, workerData: body });
  const reported = async (): Promise<number> => ((await once(worker, "message")) as [number])[0];
  const port = await reported();
  return {
    url: `http://127.0.0.1:${port}/`,
    cpuSeconds() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
      worker.postMessage("cpu");
      return reported();
    },
    stop: async () => void (await worker.terminate()),
  };
}
