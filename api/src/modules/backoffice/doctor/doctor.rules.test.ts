import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { LogArchiveState } from "../../../config.ts";
import {
  archiveFound,
  type Archiver,
  backupCopyFound,
  backupState,
  clockState,
  diskState,
  endState,
  gigabytes,
  jobsFound,
  memoryFound,
  replicasFound,
  restoreFound,
  sealKeyFound,
} from "./doctor.rules.ts";
import { groupMemory } from "./machine-memory.ts";

const NOW = new Date("2027-03-04T08:00:00Z");
const ago = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const GB = 1_024 ** 3;

it.each([
  ["a full disk", diskState(0.9 * GB, 100 * GB), "broken"],
  ["an almost full disk", diskState(4 * GB, 20 * GB), "look"],
  ["a large disk with a tenth free", diskState(90 * GB, 1_000 * GB), "look"],
  ["a disk with enough space", diskState(50 * GB, 100 * GB), "well"],
  ["clocks that agree", clockState(-0.4), "well"],
  ["a slow clock", clockState(-12), "look"],
  ["a clock an hour off", clockState(3_600), "broken"],
  ["a certificate that expires today", endState(0, 14), "broken"],
  ["a certificate that expires next week", endState(7, 14), "look"],
  ["a certificate that expires in a month", endState(30, 14), "well"],
  ["a backup of last night", backupState(20), "well"],
  ["a missed night", backupState(50), "look"],
  ["a missed week", backupState(200), "broken"],
])("health checks report the state of %s", (_what, state, expected) => {
  expect(state).toBe(expected);
});

it('restoreFound reports a restore unproven for two nights as "look", and a difference as broken', () => {
  const now = new Date("2027-03-04T08:00:00Z");
  const provenAt = new Date("2027-03-04T01:07:00Z");
  expect(restoreFound({ state: "proven", provenAt }, now)).toEqual({
    state: "well",
    finding: "proven",
    figures: { hours: 7 },
  });
  const late = new Date("2027-03-01T01:07:00Z");
  expect(restoreFound({ state: "proven", provenAt: late }, now).state).toBe("look");
  expect(restoreFound({ state: "differs", why: "x", provenAt }, now).state).toBe("broken");
  expect(restoreFound({ state: "impossible", why: "x", provenAt }, now).state).toBe("look");
});

it.each([
  ["no copy", undefined, ago(60), "look none"],
  ["a copy of the last backup", ago(59), ago(60), "well copied"],
  ["an old copy of the last backup", ago(60 * 200), ago(60 * 201), "well copied"],
  ["a copy without a recorded backup", ago(60 * 200), undefined, "well copied"],
  ["last night's copy while tonight's is being stored", ago(60 * 26), ago(60), "well copied"],
  ["a copy that is older than the last backup", ago(60 * 27), ago(60 * 2), "look behind"],
  ["a week without a copy", ago(60 * 169), ago(60), "broken behind"],
])("backupCopyFound compares the archive with the last backup: %s", (_what, copiedAt, madeAt, expected) => {
  const { state, finding } = backupCopyFound(copiedAt, madeAt, NOW);
  expect(`${state} ${finding}`).toBe(expected);
});

it("jobsFound reports a job that has been waiting for more than five minutes", () => {
  expect(jobsFound(299)).toEqual({ state: "well", finding: "done" });
  expect(jobsFound(301)).toEqual({ state: "broken", finding: "waiting" });
});

it("memoryFound reports the fullest heap before the machine's memory", () => {
  const machine = { available: 3 * GB, total: 4 * GB };
  const heaps = [
    { process: "web-1", used: 300, limit: 1_000 },
    { process: "worker", used: 900, limit: 1_000 },
  ];
  expect(memoryFound(machine, [])).toMatchObject({ state: "well", finding: "free" });
  expect(memoryFound(machine, heaps)).toEqual({
    state: "look",
    finding: "heap_full",
    figures: { process: "worker", percent: 90 },
  });
  expect(memoryFound(machine, [{ process: "web-1", used: 96, limit: 100 }]).state).toBe("broken");
  expect(memoryFound({ available: 0.3 * GB, total: 4 * GB }, heaps.slice(0, 1))).toEqual({
    state: "look",
    finding: "machine_full",
    figures: { gigabytes: 0.3, total: 4 },
  });
  expect(memoryFound({ available: 0.1 * GB, total: 4 * GB }, []).state).toBe("broken");
});

it("groupMemory reads the limit of a control group, and ignores a group without one", async () => {
  const root = await mkdtemp(join(tmpdir(), "curat-cgroup-"));
  try {
    const membership = join(root, "membership");
    const write = (name: string, text: string) => writeFile(join(root, name), text);
    await write("membership", "1:name=systemd:/\n0::/\n");
    await write("memory.max", "1000\n");
    await write("memory.current", "900\n");
    await write("memory.stat", "anon 500\ninactive_file 300\n");
    expect(await groupMemory(root, membership)).toEqual({ available: 400, total: 1000 });
    await write("memory.max", "max\n");
    expect(await groupMemory(root, membership)).toBeUndefined();
  } finally {
    await rm(root, { recursive: true });
  }
});

it.each([
  ["nothing sealed", sealKeyFound(0, 0), "well nothing_sealed"],
  ["all secrets readable", sealKeyFound(3, 0), "well opens"],
  ["one secret sealed with a former key", sealKeyFound(3, 1), "look opens_some"],
  ["a wrong key", sealKeyFound(3, 3), "broken opens_nothing"],
])("sealKeyFound reports %s", (_, { state, finding }, expected) => {
  expect(`${state} ${finding}`).toBe(expected);
});

it.each<[string, Partial<Archiver>, LogArchiveState | undefined, string]>([
  ["no archive", { isOn: false }, undefined, "look off"],
  [
    "an external PostgreSQL without an archive",
    { isOn: false, isEmbedded: false },
    undefined,
    "look off_elsewhere",
  ],
  [
    "an external PostgreSQL with an archive",
    { isEmbedded: false, lastArchivedAt: ago(9) },
    undefined,
    "well kept_elsewhere",
  ],
  [
    "an archive command that has just failed",
    { lastArchivedAt: ago(2), lastFailedAt: ago(1) },
    undefined,
    "look failing",
  ],
  [
    "an archive command that keeps failing",
    { lastArchivedAt: ago(20), lastFailedAt: ago(1) },
    undefined,
    "broken failing",
  ],
  ["an archive that is up to date", {}, { baseAt: ago(60), secondsBehind: 40 }, "well kept"],
  ["an unreachable archive", {}, { baseAt: ago(60), secondsBehind: 400 }, "look late"],
  [
    "an archive that has been unreachable for long",
    {},
    { baseAt: ago(60), secondsBehind: 1_000 },
    "broken late",
  ],
  ["an archive without base backup", {}, { secondsBehind: 0, why: "x" }, "look no_base"],
  ["a base backup of last week", {}, { baseAt: ago(8 * 24 * 60), secondsBehind: 0 }, "broken kept"],
])("archiveFound reports %s", (_, changes, stored, expected) => {
  const archiver = { isOn: true, isEmbedded: true, lastArchivedAt: ago(1), lastFailedAt: null, at: NOW };
  const { state, finding } = archiveFound({ ...archiver, ...changes }, stored);
  expect(`${state} ${finding}`).toBe(expected);
});

it("gigabytes has a decimal only below ten", () => {
  expect([gigabytes(1.26 * GB), gigabytes(99.7 * GB)]).toEqual([1.3, 100]);
});

it.each<[string, Partial<Parameters<typeof replicasFound>[0]>, string]>([
  ["a replica that keeps up", { seconds: 2 }, "well follow"],
  ["a lagging replica", { seconds: 60 }, "look late"],
  ["a stalled replica", { seconds: 3_000 }, "broken late"],
  ["a dead replica", { away: 1, following: 0 }, "broken away"],
  ["a replica that responds but does not replicate", { following: 0 }, "broken away"],
  ["a foreign replica next to a dead one", { away: 1 }, "broken away"],
  ["a replica whose status is not visible", { isTold: false }, "look not_told"],
  ["no replica and no visible status", { configured: 0, following: 0, isTold: false }, "well none"],
])("replicasFound reports %s", (_, changes, expected) => {
  const one = { configured: 1, away: 0, following: 1, seconds: 0, isTold: true };
  const { state, finding } = replicasFound({ ...one, ...changes });
  expect(`${state} ${finding}`).toBe(expected);
});
