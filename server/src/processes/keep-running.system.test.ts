import { fork } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { keepRunning } from "./keep-running.ts";

/** Writes the entry point of a child that runs this code when it is up. */
function entryOf(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), "curat-kept-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "child.ts");
  const child = JSON.stringify(new URL("./serve-until-drained.ts", import.meta.url).href);
  writeFileSync(
    file,
    `import { serveUntilDrained } from ${child};\nserveUntilDrained(async () => undefined);\nsetInterval(() => undefined, 1000);\n${code}`,
  );
  return file;
}

it("keepRunning kills and restarts a child in an endless loop", async () => {
  const entry = entryOf("setTimeout(() => { for (;;); }, 300);");
  const logged: string[] = [];
  const log = (sentence: string): void => void logged.push(sentence);
  const stored = keepRunning("worker", () => fork(entry), log, { intervalMs: 20, failureThreshold: 25 });
  onTestFinished(() => stored.stop(1_000));
  await stored.ready;
  await vi.waitFor(() => expect(logged).toHaveLength(2), { timeout: 20_000 });
  expect(logged).toEqual([
    "The worker does not respond; killing it.",
    "The worker ended (SIGKILL); restarting it in 1 s.",
  ]);
});

it("keepRunning leaves a responsive child running, however long it takes", async () => {
  const entry = entryOf("");
  const logged: string[] = [];
  const log = (sentence: string): void => void logged.push(sentence);
  const stored = keepRunning("worker", () => fork(entry), log, { intervalMs: 5, failureThreshold: 100 });
  await stored.ready;
  // Three times as long as a child may leave probes unanswered.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await stored.stop(5_000);
  expect(logged).toEqual([]);
});
