import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lockDataDir } from "./data-dir-lock.ts";
import { findCommand, findProcessIdentity } from "./process-identity.ts";

let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lock-"));
});

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function lockAs(pid: number, differing: object = {}): void {
  const holder = { pid, identity: findProcessIdentity(pid), command: findCommand(pid), isStopping: false };
  writeFileSync(join(dataDir, "running.json"), JSON.stringify({ ...holder, ...differing }));
}

const take = () => lockDataDir(dataDir, () => undefined);
/** Takes the lock with a clock that advances by a second each time it is read. */
async function takeOnFastClock() {
  let now = Date.now();
  const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 1_000));
  return await take().finally(() => clock.mockRestore());
}

it("lockDataDir leaves a data folder to its holder, even if that is this process", async () => {
  lockAs(process.ppid);
  expect(await takeOnFastClock()).toEqual({ ok: false, pid: process.ppid });
  rmSync(join(dataDir, "running.json"));
  const own = await take();
  expect(await takeOnFastClock()).toEqual({ ok: false, pid: process.pid });
  if (own.ok) own.lock.release();
  expect(await take()).toMatchObject({ ok: true });
});

it("lockDataDir takes over from an ended process, even if its id was reused", async () => {
  lockAs(process.ppid, { identity: "1" });
  expect(await take()).toMatchObject({ ok: true });
  dataDir = mkdtempSync(join(tmpdir(), "lock-"));
  lockAs(process.ppid, { command: "something else" });
  expect(await take()).toMatchObject({ ok: true });
  dataDir = mkdtempSync(join(tmpdir(), "lock-"));
  lockAs(process.pid);
  expect(await take()).toMatchObject({ ok: true });
});
