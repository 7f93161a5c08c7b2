import { once } from "node:events";
import { Worker } from "node:worker_threads";

const SERVER = `
const { createServer } = require("node:http");
const { parentPort, workerData } = require("node:worker_threads");
const headers = { "content-type": "text/html; charset=utf-8", "content-encoding": "br", "content-length": workerData.byteLength };
const server = createServer((request, response) => response.writeHead(200, headers).end(workerData));
server.listen(0, "127.0.0.1", () => parentPort.postMessage(server.address().port));
`;

/** A node:http server in a thread of its own that sends these bytes to everyone. */
export async function startReference(body: Uint8Array): Promise<{ url: string; stop(): Promise<void> }> {
  const worker = new Worker(SERVER, { eval: true, workerData: body });
  const [port] = (await once(worker, "message")) as [number];
  return { url: `http://127.0.0.1:${port}/`, stop: async () => void (await worker.terminate()) };
}
