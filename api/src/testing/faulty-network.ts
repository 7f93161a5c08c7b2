/** A proxy between the shop and a third-party server that injects random faults. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/**
 * `lost`: fails before the request is forwarded. `cut`: breaks off the response. `slow`: sends the response in small
 * pieces. `doubled`: forwards the request twice. `late`: delays the response until after the next one.
 */
export const FAULTS = ["lost", "cut", "slow", "doubled", "late"] as const;
export type Fault = (typeof FAULTS)[number];

interface Answer {
  status: number;
  type: string;
  bytes: Uint8Array;
}

export interface FaultyNetwork {
  url: string;
  /** Returns the fault for the next request; undefined for none. */
  draw: () => Fault | undefined;
  happened: ReadonlyMap<Fault, number>;
  close(): Promise<void>;
}

const DROPS = 5;
const DROP_MS = 15;
const LATE_MS = 250;

/** Starts a proxy to the target. It injects no faults until `draw` is set. */
export async function faultyNetwork(target: string): Promise<FaultyNetwork> {
  const happened = new Map<Fault, number>();
  let overtaken = Promise.withResolvers<void>();
  const network = { draw: (): Fault | undefined => undefined };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const fault = network.draw();
    if (fault) happened.set(fault, (happened.get(fault) ?? 0) + 1);
    const question = await readQuestion(request);
    if (fault === "lost") return void response.destroy();
    if (fault === "doubled") await forward(target, question);
    const answer = await forward(target, question);
    if (fault === "late") await Promise.race([overtaken.promise, pause(LATE_MS)]);
    response.writeHead(answer.status, {
      ...(answer.type && { "content-type": answer.type }),
      ...(answer.status !== 204 && { "content-length": answer.bytes.length }),
    });
    if (fault === "cut") return void response.write(answer.bytes.subarray(0, 9), () => response.destroy());
    if (fault === "slow") await drip(response, answer.bytes);
    response.end(fault === "slow" ? undefined : answer.bytes);
    overtaken.resolve();
    overtaken = Promise.withResolvers();
  };
  const server = createServer((request, response) => {
    // A test that ends may abort a request on its way to the target.
    handle(request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is always an object.
  const { port } = server.address() as AddressInfo;
  return Object.assign(network, {
    url: `http://127.0.0.1:${port}`,
    happened,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  });
}

/** Returns a `draw` that injects faults into this percentage of requests. */
export function drawnBy(random: () => number, percent: number): () => Fault | undefined {
  return () => (random() * 100 < percent ? FAULTS[Math.floor(random() * FAULTS.length)] : undefined);
}

type Question = Pick<RequestInit, "method"> & { path: string; headers: Headers; body: Buffer<ArrayBuffer> };

async function readQuestion(request: IncomingMessage): Promise<Question> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers))
    if (!["host", "connection", "content-length", "transfer-encoding"].includes(name))
      headers.set(name, String(value));
  return { method: request.method ?? "GET", path: request.url ?? "/", headers, body: Buffer.concat(parts) };
}

async function forward(target: string, { path, method, headers, body }: Question): Promise<Answer> {
  const hasBody = body.length > 0 && method !== "GET";
  const answer = await fetch(target + path, { method: method ?? "GET", headers, ...(hasBody && { body }) });
  return {
    status: answer.status,
    type: answer.headers.get("content-type") ?? "",
    bytes: new Uint8Array(await answer.arrayBuffer()),
  };
}

async function drip(response: ServerResponse, bytes: Uint8Array): Promise<void> {
  const size = Math.ceil(bytes.length / DROPS);
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.subarray(at, at + size));
    await pause(DROP_MS);
  }
}
