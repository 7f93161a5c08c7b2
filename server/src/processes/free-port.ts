import { createServer } from "node:net";

/** Returns whether a server can listen on this port; false if it is in use. Throws other errors. */
export async function isPortFree(host: string, port: number): Promise<boolean> {
  return (await tryPort(host, port)) !== undefined;
}

/** Returns a TCP port that is currently free at this address. */
export async function findFreePort(host: string): Promise<number> {
  const port = await tryPort(host, 0);
  if (port === undefined) throw new Error(`No TCP port is free on ${host}.`);
  return port;
}

function tryPort(host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(undefined);
      else reject(error);
    });
    server.listen({ host, port, exclusive: true }, () => {
      const address = server.address();
      // A TCP server's address is always an object.
      const found = typeof address === "object" && address ? address.port : undefined;
      server.close(() => resolve(found));
    });
  });
}
