import { createServer } from "node:net";
import { isPortFree } from "../server/src/processes/free-port.ts";

/** Range of test ports, below the system's range for outgoing connections. */
const [LOWEST, HIGHEST] = [20_000, 32_000];
/** Number of ports in a block. The run keeps the first one open, which reserves the block on this machine. */
const BLOCK = 100;

/**
 * Reserves a block of TCP ports for a test run. Returns the first usable port, and a function that releases
 * the block.
 */
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

/** Opens the port; resolves to undefined when it is in use. */
function listen(port) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", (error) => (error.code === "EADDRINUSE" ? resolve(undefined) : reject(error)));
    server.listen({ host: "127.0.0.1", port, exclusive: true }, () => resolve(server));
  });
}
