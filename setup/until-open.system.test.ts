import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const program = fileURLToPath(new URL("../deploy/until-open.mjs", import.meta.url));
let requested: string[] = [];
/** Successive responses; the last one repeats. */
let answers: [number, string][] = [];
const server = createServer((request, response) => {
  const [status, body] = answers[Math.min(requested.length, answers.length - 1)] ?? [404, ""];
  requested.push(request.url ?? "");
  response.writeHead(status).end(body);
});

beforeAll(async () => void (await once(server.listen(0, "127.0.0.1"), "listening")));
afterAll(() => void server.close());

async function waitedFor(environment: Record<string, string>): Promise<unknown> {
  requested = [];
  const { MAINPID: _, ...usual } = process.env;
  const env = {
    ...usual,
    HOST: "127.0.0.1",
    PORT: String((server.address() as AddressInfo).port),
    ...environment,
  };
  const [code] = await once(spawn(process.execPath, [program], { env, stdio: "inherit" }), "exit");
  return code;
}

it("the command waits for its own shop, even if another responds on the port", async () => {
  answers = [
    [200, '{"status":"ok"}'], // An older version ignores the parameter.
    [200, '{"status":"ok","main":false}'],
    [200, "<h1>Another program</h1>"],
    [503, '{"status":"not ready","main":true}'],
    [200, '{"status":"ok","main":true}'],
  ];
  expect(await waitedFor({ MAINPID: "4711" })).toBe(0);
  expect(requested).toEqual(Array.from({ length: 5 }, () => "/readyz?main=4711"));
});

it("the command accepts any ready shop when no process id is given", async () => {
  answers = [
    [503, '{"status":"not ready"}'],
    [200, '{"status":"ok"}'],
  ];
  expect(await waitedFor({})).toBe(0);
  expect(requested).toEqual(["/readyz", "/readyz"]);
});
