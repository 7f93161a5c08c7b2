/** A round-robin load balancer for several machines, which polls whether they are ready. */
import { once } from "node:events";
import { createServer, request as ask } from "node:http";

const LOOKS_EVERY_MS = 200;
const HOP = ["connection", "keep-alive", "transfer-encoding"];

export interface Balancer {
  origin: string;
  /** Number of requests sent to each machine. */
  sent: ReadonlyMap<string, number>;
  stop(): void;
}

export async function startBalancer(port: number, machines: readonly string[]): Promise<Balancer> {
  let ready: string[] = [];
  const sent = new Map<string, number>();
  let turn = 0;
  const isReady = async (machine: string): Promise<boolean> =>
    (await fetch(`${machine}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined))
      ?.status === 200;
  const look = async (): Promise<void> => {
    const found = await Promise.all(machines.map(isReady));
    ready = machines.filter((_, index) => found[index]);
  };
  await look();
  const looking = setInterval(() => void look(), LOOKS_EVERY_MS);
  const server = createServer((request, response) => {
    const machine = ready[(turn += 1) % ready.length];
    if (machine === undefined) return void response.writeHead(503).end();
    sent.set(machine, (sent.get(machine) ?? 0) + 1);
    const { method, headers } = request;
    // A machine could close a reused connection at any moment.
    const onward = ask(new URL(request.url ?? "/", machine), { method, headers, agent: false }, (answer) => {
      for (const name of HOP) delete answer.headers[name];
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${port}`,
    sent,
    stop: () => {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
    },
  };
}
