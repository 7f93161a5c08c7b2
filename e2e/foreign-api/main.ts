/** A foreign provider's API to try the storefront against: `node e2e/foreign-api/main.ts --port 4100 --key cheie`. */
import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import { parseArgs } from "node:util";
import { answer } from "./answers.ts";
import type { Answer } from "./answers.ts";

const BASE = "/api/v1";
const { values } = parseArgs({
  options: { port: { type: "string", default: "4100" }, key: { type: "string", default: "foreign-key" } },
});

const server = createServer((request, response) => {
  void send(request, response);
});

async function send(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await reply(request);
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

async function reply(request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  if (request.headers["x-api-key"] !== values.key)
    return { status: 401, body: { message: "Cheie necunoscută" } };
  if (!pathname.startsWith(`${BASE}/`)) return { status: 404, body: { message: "url not found" } };
  const cartId = request.headers.qcartid;
  const text = (await request.setEncoding("utf8").toArray()).join("");
  try {
    const asked = {
      query: searchParams,
      cartId: typeof cartId === "string" ? cartId : undefined,
      body: text ? JSON.parse(text) : undefined,
    };
    return answer(request.method ?? "GET", pathname.slice(BASE.length), asked);
  } catch (error) {
    console.error(error);
    return { status: 422, body: { errors: { body: ["Datele trimise nu sunt valide."] } } };
  }
}

server.listen(Number(values.port), "127.0.0.1", () =>
  console.log(`foreign API on http://127.0.0.1:${values.port}${BASE}`),
);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.close());
