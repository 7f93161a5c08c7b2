import type { IncomingMessage, ServerResponse } from "node:http";

/** Responds with 400 to a request that names two hosts (RFC 9112, section 3.2). Returns false for others. */
export function refuseTwoHosts({ rawHeaders }: IncomingMessage, response: ServerResponse): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length < 2) return false;
  response.writeHead(400, { connection: "close" }).end();
  return true;
}
