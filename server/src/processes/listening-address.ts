import { findFreePort, isPortFree } from "./free-port.ts";

const reasons: Record<string, string> = {
  EACCES: "requires more privileges; use port 1024 or higher",
  EADDRNOTAVAIL: "is not an address of this machine; change HOST",
  ENOTFOUND: "has an unknown host name; change HOST",
  EAI_AGAIN: "has an unknown host name; change HOST",
};

/**
 * Returns the port to listen on; for 0, a free one. If it is unavailable, throws an error with one sentence
 * for the operator.
 */
export async function requirePort(host: string, port: number): Promise<number> {
  let isFree: boolean;
  try {
    if (port === 0) return await findFreePort(host);
    isFree = await isPortFree(host, port);
  } catch (cause) {
    const reason = reasons[(cause as NodeJS.ErrnoException).code ?? ""];
    if (!reason) throw cause;
    throw new Error(`${host}:${port} ${reason}.`, { cause });
  }
  if (isFree) return port;
  throw new Error(`Port ${port} on ${host} is in use: stop what listens there, or set PORT to another one.`);
}
