import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createProxy, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeEach, expect, it } from "vitest";
import { seeded } from "../testing/seeded.ts";
import { fetchExternal, CircuitOpen, requirePublic } from "./fetch-external.ts";
import { type Breaker, createBreaker } from "./circuit-breaker.ts";

const LIMIT_MS = 400;
const DROP_MS = 20;
const ANSWER = "a".repeat(20_000);
const patient: Breaker = { mayAsk: () => true, answered: () => undefined, failed: () => undefined };
const requested: string[] = [];

const server = createServer((request, response) => {
  requested.push(`${request.method} ${request.url}`);
  response.setHeader("connection", "close").end(ANSWER);
});

type Fault = "none" | "refuse" | "cut" | "silence" | "drip";
/** Faults of the next connections, in order. */
let faults: Fault[] = [];
function meet(socket: Socket): void {
  socket.on("error", () => undefined);
  const fault = faults.shift() ?? "none";
  if (fault === "refuse") return void socket.destroy();
  if (fault === "silence") return;
  const behind = connect((server.address() as AddressInfo).port, "127.0.0.1"); // A TCP server's address is always an object.
  behind.on("error", () => undefined).on("close", () => void (fault === "drip" || socket.end()));
  socket.pipe(behind);
  if (fault === "none") behind.pipe(socket);
  else if (fault === "drip") behind.on("data", (part) => void drip(socket, part));
  else behind.once("data", (first) => socket.end(first.subarray(0, 900)));
}
async function drip(socket: Socket, part: Buffer): Promise<void> {
  for (const byte of part) {
    if (socket.destroyed) return;
    socket.write(Buffer.of(byte));
    await pause(DROP_MS);
  }
}
const listen = (one: Server) => new Promise<void>((resolve) => void one.listen(0, "127.0.0.1", resolve));
await listen(server);
afterAll(() => void server.close());
/** Each test has its own proxy, because fetch keeps connections open for later requests. */
let url: string;
beforeEach(async () => {
  faults = [];
  requested.length = 0;
  const proxy = createProxy(meet);
  await listen(proxy);
  url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`; // A TCP server's address is always an object.
  return () => void proxy.close();
});

const sendRequest = (path: string, init: RequestInit = {}, breaker: Breaker = patient, limitMs = LIMIT_MS) =>
  fetchExternal(url + path, init, { limitMs, breaker });

it("fetchExternal retries a GET that was refused or cut off", async () => {
  faults = ["refuse", "none", "cut"];
  for (const path of ["/first", "/second"])
    expect((await sendRequest(path, {}, patient, 5_000)).bytes.length).toBe(ANSWER.length);
  expect(requested).toEqual(["GET /first", "GET /second", "GET /second"]);
});

it("fetchExternal never repeats a request that may change something", async () => {
  faults = ["cut"];
  await expect(sendRequest("/order", { method: "POST", body: "one" })).rejects.toThrow(
    /terminated|fetch failed/,
  );
  expect(requested).toEqual(["POST /order"]);
});

it.each<[string, Fault[]]>([
  ["never responds, including the retry", ["refuse", "silence"]],
  ["sends its response byte by byte", ["drip"]],
])("fetchExternal does not exceed its time limit when the server %s", async (_, happening) => {
  faults = happening;
  const startedAt = performance.now();
  await expect(sendRequest("/slow")).rejects.toThrow(/timeout/);
  expect(performance.now() - startedAt).toBeLessThan(LIMIT_MS + 300);
});

it("the breaker opens after five failures in a row and closes after one successful attempt", async () => {
  let now = 0;
  const breaker = createBreaker(
    () => now,
    () => 0.5,
  );
  const post = () => sendRequest("/order", { method: "POST", body: "" }, breaker);
  // A connection that is refused before anything was sent is reopened, so one request may meet several
  // faults.
  faults = Array.from({ length: 1_000 }, () => "refuse" as const);
  for (let time = 0; time < 5; time += 1) await expect(post()).rejects.not.toThrow(CircuitOpen);
  const left = faults.length;
  await expect(post()).rejects.toThrow(CircuitOpen);
  expect(faults.length).toBe(left);
  now = 15_000;
  const [first, second] = await Promise.allSettled([post(), post()]);
  expect(first.status).toBe("rejected");
  expect(second).toMatchObject({ status: "rejected", reason: expect.any(CircuitOpen) });
  faults = [];
  now = 31_000;
  expect((await post()).status).toBe(200);
  expect((await post()).status).toBe(200);
});

it.each([7, 11, 2026])(
  "with random faults of seed %i, every request ends in time with the whole response or an error",
  async (seed) => {
    const next = seeded(seed);
    faults = Array.from({ length: 60 }, () => FAULTS[Math.floor(next() * FAULTS.length)] ?? "none");
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, (_, number) =>
        sendRequest(`/${seed}/${number}`, number % 2 ? { method: "POST", body: "x" } : {}),
      ),
    );
    for (const one of answers)
      if (one.status === "fulfilled") expect(one.value.bytes.length).toBe(ANSWER.length);
    const posts = requested.filter((line) => line.startsWith(`POST /${seed}/`));
    expect(new Set(posts).size).toBe(posts.length);
  },
);
const FAULTS: readonly Fault[] = ["none", "none", "none", "refuse", "cut", "silence", "drip"];

it("fetchExternal stops reading a response above the size limit and rejects", async () => {
  const sendRequest = (maxBytes: number) =>
    fetchExternal(url, { method: "POST" }, { limitMs: LIMIT_MS, breaker: patient, maxBytes });
  expect((await sendRequest(ANSWER.length)).bytes).toHaveLength(ANSWER.length);
  await expect(sendRequest(ANSWER.length - 1)).rejects.toThrow("larger than 19999 bytes");
});

it("fetchExternal refuses a server whose address staff entered if its name resolves to a private address", async () => {
  const named = url.replace("127.0.0.1", "localhost");
  expect((await fetchExternal(`${named}/open`, {}, { limitMs: LIMIT_MS, breaker: patient })).status).toBe(
    200,
  );
  requirePublic(named);
  const refused = fetchExternal(`${named}/closed`, {}, { limitMs: LIMIT_MS * 3, breaker: patient });
  await expect(refused).rejects.toThrow(/private address/);
  expect(requested).toEqual(["GET /open"]);
});
