import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createRedirectCounter } from "./redirect-counter.server.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function counter({ hasOwnApi = true, status = (): number => 200 } = {}) {
  const reports: unknown[] = [];
  const apiFetch: typeof fetch = async (input, init) => {
    reports.push(await new Request(input, init).json());
    return Response.json({ data: null }, { status: status() });
  };
  const options = { apiFetch, apiBaseUrl: "http://api.test/api/v1", apiKey: "cheie", hasOwnApi };
  return { note: createRedirectCounter(options), told: reports };
}

it("the redirect counter reports followed redirects every ten seconds", async () => {
  const { note, told } = counter();
  for (const path of ["/vechi", "/vechi", "/altul"]) note(path);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  const hits = [
    { from: "/vechi", times: 2 },
    { from: "/altul", times: 1 },
  ];
  expect(told).toEqual([{ hits }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(1);
});

it("the redirect counter keeps counts while the API is unavailable", async () => {
  let isAway = true;
  const { note, told } = counter({ status: () => (isAway ? 503 : 200) });
  note("/vechi");
  await vi.advanceTimersByTimeAsync(10_000);
  isAway = false;
  note("/vechi");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(told.at(-1)).toEqual({ hits: [{ from: "/vechi", times: 2 }] });
});

it("the redirect counter sends at most 1000 URLs per call, and none to external providers", async () => {
  const { note, told } = counter();
  for (let at = 0; at < 1_500; at += 1) note(`/${at}`);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((told[0] as { hits: object[] }).hits).toHaveLength(1_000);
  const foreign = counter({ hasOwnApi: false });
  foreign.note("/vechi");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(foreign.told).toEqual([]);
});
