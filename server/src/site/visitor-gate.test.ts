import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { createVisitorGate, type GateLimits } from "./visitor-gate.ts";

const LIMITS: GateLimits = {
  visitors: 2,
  buyers: 2,
  visitorWaitMs: 60_000,
  files: { besideBuyers: 1, alone: 3, waitMs: 60_000, pauseMs: 0 },
  buyerWaitMs: 60_000,
  waiting: 3,
  turnMs: 60_000,
  presenceMs: 0,
  pauseRatio: 0,
  maxPauseMs: 60_000,
};
const aRequest = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ url, headers, method }) as unknown as IncomingMessage;

/** Creates a gate whose requests stay open until the test finishes them. */
function aGate(limits: Partial<GateLimits> = {}, isCached: (url: string) => boolean = () => false) {
  const begun: string[] = [];
  const [sentAway, cached]: [string[], string[]] = [[], []];
  const finishers = new Map<string, () => void>();
  let onBuyer = (): void => undefined;
  const notifyOfBuyer = vi.fn<() => void>();
  const gate = createVisitorGate(
    {
      answer: ({ url = "" }) => {
        begun.push(url);
        return new Promise<void>((resolve) => finishers.set(url, resolve));
      },
      sendCached: ({ url = "" }) => isCached(url) && cached.push(url) > 0,
      sendAway: ({ url = "" }) => void sentAway.push(url),
      neighbours: { notifyOfBuyer, onBuyer: (listener) => (onBuyer = listener) },
    },
    { ...LIMITS, ...limits },
  );
  const ask = (...args: Parameters<typeof aRequest>) => {
    const response = new EventEmitter();
    gate(aRequest(...args), response as ServerResponse);
    return response;
  };
  const finish = (url: string) => finishers.get(url)?.();
  return { ask, begun, sentAway, cached, finish, notifyOfBuyer, buyerElsewhere: () => onBuyer() };
}

it("the visitor gate starts buyers' requests at once, however many visitors wait", async () => {
  const { ask, begun } = aGate();
  for (const path of ["/one", "/two", "/three"]) ask(path);
  ask("/cos");
  ask("/cos/actiune", {}, "POST");
  expect(begun).toEqual(["/cos", "/cos/actiune"]);
  await vi.waitFor(() => expect(begun).toEqual(["/cos", "/cos/actiune", "/one"]));
});

it("the visitor gate serves one visitor at a time while a buyer is present", async () => {
  const { ask, begun, finish } = aGate();
  ask("/cos");
  for (const path of ["/one", "/two", "/three"]) ask(path);
  await vi.waitFor(() => expect(begun).toEqual(["/cos", "/one"]));
  finish("/cos");
  finish("/one");
  await vi.waitFor(() => expect(begun).toEqual(["/cos", "/one", "/two", "/three"]));
});

it("the visitor gate pauses after a visitor's request in proportion to its CPU time", async () => {
  const { ask, begun, finish } = aGate({ pauseRatio: 20 });
  ask("/cos");
  ask("/one");
  ask("/two");
  await vi.waitFor(() => expect(begun).toEqual(["/cos", "/one"]));
  const busyUntil = performance.now() + 10;
  while (performance.now() < busyUntil);
  finish("/one");
  const from = performance.now();
  await vi.waitFor(() => expect(begun).toContain("/two"), { interval: 1, timeout: 5_000 });
  expect(performance.now() - from).toBeGreaterThan(150);
});

it("the visitor gate never exceeds the maximum pause", async () => {
  const { ask, begun, finish } = aGate({ pauseRatio: 1_000_000, maxPauseMs: 1 });
  ask("/cos");
  ask("/one");
  ask("/two");
  await vi.waitFor(() => expect(begun).toEqual(["/cos", "/one"]));
  finish("/one");
  await vi.waitFor(() => expect(begun).toContain("/two"));
});

it("the visitor gate lets files wait longer than pages, in a separate queue", async () => {
  const { ask, begun, sentAway, finish } = aGate({ visitors: 1, visitorWaitMs: 5 });
  ask("/cos");
  for (const path of ["/page", "/late", "/media/upload/1/160.webp", "/assets/a.js"]) ask(path);
  await vi.waitFor(() => expect(sentAway).toEqual(["/late"]));
  expect(begun.toSorted()).toEqual(["/cos", "/media/upload/1/160.webp", "/page"]);
  finish("/media/upload/1/160.webp");
  await vi.waitFor(() => expect(begun).toContain("/assets/a.js"));
});

it("the visitor gate yields to buyers of other processes and announces its own", async () => {
  const { ask, begun, notifyOfBuyer, buyerElsewhere } = aGate({ presenceMs: 60_000 });
  buyerElsewhere();
  ask("/one");
  ask("/two");
  await vi.waitFor(() => expect(begun).toEqual(["/one"]));
  expect(notifyOfBuyer).not.toHaveBeenCalled();
  ask("/cos");
  ask("/cos");
  expect(notifyOfBuyer).toHaveBeenCalledOnce();
});

it("the visitor gate rejects a visitor who waits too long or finds the queue full", async () => {
  const late = aGate({ visitors: 1, visitorWaitMs: 5 });
  late.ask("/one");
  late.ask("/two");
  await vi.waitFor(() => expect(late.sentAway).toEqual(["/two"]));
  const crowd = aGate({ visitors: 1 });
  for (const path of ["/1", "/2", "/3", "/4", "/5"]) crowd.ask(path);
  await vi.waitFor(() => expect(crowd.sentAway).toEqual(["/5"]));
});

it("the visitor gate skips queued visitors who have left", async () => {
  const { ask, begun, sentAway, finish } = aGate({ visitors: 1 });
  ask("/one");
  await vi.waitFor(() => expect(begun).toEqual(["/one"]));
  ask("/gone").emit("close");
  ask("/three");
  finish("/one");
  await vi.waitFor(() => expect(begun).toEqual(["/one", "/three"]));
  expect(sentAway).toEqual([]);
});

it("the visitor gate frees the slot of a slow client after a while", async () => {
  const { ask, begun } = aGate({ visitors: 1, turnMs: 5 });
  ask("/slow");
  ask("/next");
  await vi.waitFor(() => expect(begun).toEqual(["/slow", "/next"]));
});

it("the visitor gate sends cached pages without waiting behind rendered ones", async () => {
  const { ask, begun, cached } = aGate({}, (url) => url === "/cached");
  ask("/cached");
  expect(cached).toEqual(["/cached"]);
  ask("/cos");
  ask("/rendered");
  ask("/cached");
  await vi.waitFor(() => expect(cached).toEqual(["/cached", "/cached"]));
  await vi.waitFor(() => expect(begun).toEqual(["/cos", "/rendered"]));
});

it("the visitor gate starts one visitor per turn of the event loop", async () => {
  let [answered, inThisTurn, max] = [0, 0, 0];
  const gate = createVisitorGate(
    {
      answer: async () => {
        [answered, inThisTurn] = [answered + 1, inThisTurn + 1];
        max = Math.max(max, inThisTurn);
        setImmediate(() => (inThisTurn = 0));
      },
      sendCached: () => false,
      sendAway: () => undefined,
    },
    { ...LIMITS, visitors: 10, waiting: 100 },
  );
  for (let visit = 0; visit < 20; visit += 1) gate(aRequest("/page"), new EventEmitter() as ServerResponse);
  await vi.waitFor(() => expect(answered).toBe(20));
  expect(max).toBe(1);
});

it("the visitor gate responds to health checks while every slot is taken", async () => {
  const { ask, begun } = aGate({ visitors: 0 });
  ask("/one");
  ask("/readyz?main=7");
  await pause(0);
  expect(begun).toEqual(["/readyz?main=7"]);
});
