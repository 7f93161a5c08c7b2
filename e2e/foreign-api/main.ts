/**
 * Runs the API of an external provider: `node e2e/foreign-api/main.ts --port 4100 --key cheie --manner odd
 * --seed 7`.
 */
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { parseArgs } from "node:util";
import { isManner } from "./manners.ts";
import { API_PATH, createProvider } from "./provider.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "4100" },
    key: { type: "string", default: "foreign-key" },
    manner: { type: "string", default: "plain" },
    seed: { type: "string", default: "1" },
  },
});
if (!isManner(values.manner)) throw new Error("--manner must be plain, odd or broken.");
const provider = createProvider({ manner: values.manner, seed: Number(values.seed), apiKey: values.key });

const server = createServer((request, response) => {
  send(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});

async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = await request.toArray();
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  const method = request.method ?? "GET";
  const answer = await provider.fetch(new URL(request.url ?? "/", "http://provider.example"), {
    method,
    headers,
    ...(method !== "GET" && method !== "HEAD" && { body: Buffer.concat(chunks) }),
  });
  response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" });
  response.end(await answer.text());
}

server.listen(Number(values.port), "127.0.0.1", () =>
  console.log(`foreign API on http://127.0.0.1:${values.port}${API_PATH}`),
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close());
