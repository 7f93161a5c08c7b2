import { createServer } from "node:net";
import { isPortFree } from "../server/src/processes/free-port.ts";

/** Below the system's range of ports for outgoing connections. */
const [LOWEST, HIGHEST] = [20_000, 32_000];
/** Ports of a block. The run keeps the first port open, which reserves the block. */
const BLOCK = 160;

/** Reserves a block of ports for a run, and returns the first usable one. */
export async function claimPorts() {
  const blocks = (HIGHEST - LOWEST) / BLOCK;
  for (let attempt = 0; attempt < blocks; attempt += 1) {
    const held = LOWEST + ((process.pid + attempt) % blocks) * BLOCK;
    const guard = await listen(held);
    if (!guard) continue;
    if (await areFree(held + 1, held + BLOCK)) return { first: held + 1, release: () => guard.close() };
    guard.close();
  }
  throw new Error(`No ${BLOCK} TCP ports in a row are free between ${LOWEST} and ${HIGHEST}.`);
}

async function areFree(from, before) {
  for (let port = from; port < before; port += 1) if (!(await isPortFree("127.0.0.1", port))) return false;
  return true;
}

function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", (error) => (error.code === "EADDRINUSE" ? resolve(undefined) : reject(error)));
    server.listen({ host: "127.0.0.1", port, exclusive: true }, () => resolve(server));
  });
}
