import { availableParallelism, loadavg } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { isFull } from "../../../../setup/test-sizes.ts";
import { type Limits, LIMITS, type Sender } from "../../reader/limits.ts";
import { enableStandbyReader } from "../../reader/read-apart.ts";
import type { TestShop } from "../test-shop.ts";
import type { Bombs } from "./bombs.ts";

export const BOMB_MB = isFull() ? 200 : 6;

const MAX_ANSWER_MS = 5_000;
const busyness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/**
 * Lowers the reader limits while this file's tests run, so that background imports also end within five seconds. In
 * the default run all limits are lower still, so that most bombs are refused early.
 */
export function limitReaders(): void {
  const limits: Record<Sender, Limits> = LIMITS;
  const current = structuredClone(limits);
  beforeAll(() => {
    vi.setConfig({ testTimeout: isFull() ? 900_000 : 90_000 });
    enableStandbyReader();
    limits.job.seconds = limits.staff.seconds;
    if (isFull()) return;
    limits.staff.unpackedBytes = limits.visitor.unpackedBytes;
    for (const sender of ["visitor", "staff", "labels", "job"] as const) limits[sender].seconds = 0.1;
  });
  afterAll(() => {
    for (const sender of Object.keys(current) as Sender[]) Object.assign(limits[sender], current[sender]);
    vi.resetConfig();
  });
}

/**
 * Sends the bombs, two at a time, while another caller uses the shop. Every bomb must be accepted or refused within
 * five seconds. Returns the outcomes by bomb.
 */
export async function expectClearAnswers(
  shop: TestShop,
  bombs: Bombs,
  answerTo: (bomb: Uint8Array, place: number) => Promise<string>,
): Promise<Record<string, string>> {
  const files = Object.entries(bombs).map(([name, make]) => ({ name, content: make() }));
  expect(files).toHaveLength(10);
  const before = process.memoryUsage.rss();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const waiting = files.entries();
  const answers: Record<string, string> = {};
  const over = new AbortController();
  const work = async (): Promise<void> => {
    for (const [place, { name, content }] of waiting) {
      const since = performance.now();
      answers[name] = await answerTo(content, place);
      const tookMs = performance.now() - since;
      if (tookMs > MAX_ANSWER_MS * busyness()) answers[name] = `answered after ${Math.round(tookMs)} ms`;
    }
  };
  const pollShop = async (): Promise<void> => {
    for (; !over.signal.aborted; await pause(100))
      expect((await shop.get("/utilities/today")).status).toBe(200);
  };
  const asking = pollShop();
  await Promise.all([work(), work()]).finally(() => over.abort());
  await asking;
  delay.disable();
  expect(delay.max / 1e6, "ms without a response to other requests").toBeLessThan(2_000);
  expect((process.memoryUsage.rss() - before) / 1e6, "MB more").toBeLessThan(400);
  for (const [name, answer] of Object.entries(answers))
    expect([name, answer]).toEqual([name, expect.stringMatching(/^(?:taken|refused)$/)]);
  return answers;
}

const ROMANIAN = /^[A-ZȘȚĂÂÎ„].*[.?]$/s;
/** Returns "refused" for a Romanian sentence; otherwise a description that quotes the text. */
export const refusalOf = (text: string): string => (ROMANIAN.test(text) ? "refused" : `unclear: ${text}`);
