/** Sends files that would hold or kill whoever parses them, and measures what becomes of the shop meanwhile. */
import { availableParallelism, loadavg } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { isFull } from "../../../../setup/test-sizes.ts";
import { type Limits, LIMITS, type Sender } from "../../reader/limits.ts";
import { keepSpareReader } from "../../reader/read-apart.ts";
import type { TestShop } from "../test-shop.ts";
import type { Bombs } from "./bombs.ts";

/** What most bombs unpack to. */
export const BOMB_MB = isFull() ? 200 : 6;

/** People are answered within this time, whatever the file and whichever limits are set. */
const MAX_ANSWER_MS = 5_000;
/** How many processes want each core: answers take that much longer than on a quiet machine. */
const busyness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

/**
 * Limits during the tests of this file. An import may work for ten minutes in the background, which no test waits for: it
 * gets the time of a file of staff, so that its outcome has to be known within five seconds as well. The usual run also
 * gives every file less time and room, so that most bombs are refused early.
 */
export function limitReaders(): void {
  const limits: Record<Sender, Limits> = LIMITS;
  const standing = structuredClone(limits);
  beforeAll(() => {
    vi.setConfig({ testTimeout: isFull() ? 900_000 : 90_000 });
    keepSpareReader();
    limits.job.seconds = limits.staff.seconds;
    if (isFull()) return;
    limits.staff.unpackedBytes = limits.visitor.unpackedBytes;
    for (const sender of ["visitor", "staff", "labels", "job"] as const) limits[sender].seconds = 0.2;
  });
  afterAll(() => {
    for (const sender of Object.keys(standing) as Sender[]) Object.assign(limits[sender], standing[sender]);
    vi.resetConfig();
  });
}

/**
 * Sends ten bombs, two at a time, while somebody else asks the shop for something. Every bomb has to be taken or refused
 * within five seconds. Returns what became of each, by its name.
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
  const others = async (): Promise<void> => {
    for (; !over.signal.aborted; await pause(100))
      expect((await shop.get("/utilities/today")).status).toBe(200);
  };
  const asking = others();
  await Promise.all([work(), work()]).finally(() => over.abort());
  await asking;
  delay.disable();
  expect(delay.max / 1e6, "ms that nobody else was answered").toBeLessThan(2_000);
  expect((process.memoryUsage.rss() - before) / 1e6, "MB more").toBeLessThan(400);
  for (const [name, answer] of Object.entries(answers))
    expect([name, answer]).toEqual([name, expect.stringMatching(/^(?:taken|refused)$/)]);
  return answers;
}

const ROMANIAN = /^[A-ZȘȚĂÂÎ„].*[.?]$/s;
/** "refused" for a Romanian sentence, else the text itself. */
export const refusalOf = (text: string): string => (ROMANIAN.test(text) ? "refused" : `unclear: ${text}`);
