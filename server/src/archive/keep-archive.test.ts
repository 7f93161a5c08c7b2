import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openArchive } from "./archive-store.ts";
import { logArchiveStateOf, readArchiveState, writeArchiveState } from "./archive-state.ts";
import { type ArchiveOptions, archiveOnce } from "./keep-archive.ts";

let folder: string;
let options: ArchiveOptions;
const segment = (number: number): string => `0000000100000000000000${number.toString().padStart(2, "0")}`;
const finished = (...numbers: number[]) =>
  Promise.all(numbers.map((number) => writeFile(join(options.spool, segment(number)), Buffer.alloc(1_000))));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "curat-keep-"));
  const spool = join(folder, "spool");
  options = {
    store: openArchive({ kind: "folder", path: join(folder, "archive") }),
    line: "one",
    spool,
    folder,
    dataDir: folder,
    url: "",
    password: "",
    days: 14,
    log: () => undefined,
  };
  await mkdir(spool);
  await writeArchiveState(folder, { line: "one", spool, lastSegment: segment(1), baseAt: new Date() });
});
afterEach(() => rm(folder, { recursive: true }));

it("an archive needs a new base backup after a gap in the log", async () => {
  await mkdir(join(folder, "archive"));
  await finished(2, 3);
  expect(await archiveOnce(options)).toBe(true);
  expect(await readArchiveState(folder)).toMatchObject({ lastSegment: segment(3), baseAt: expect.any(Date) });
  await finished(5);
  expect(await archiveOnce(options)).toBe(true);
  expect(await readArchiveState(folder)).toMatchObject({ lastSegment: segment(5), baseAt: undefined });
});

it("log segments stay on disk while the archive is unavailable, until the disk is almost full", async () => {
  await finished(2, 3);
  expect(await archiveOnce(options)).toBe(false);
  expect(await readdir(options.spool)).toEqual([`${segment(2)}.gz`, `${segment(3)}.gz`]);
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(options.spool, `${segment(3)}.gz`), yesterday, yesterday);
  const stored = await logArchiveStateOf(folder);
  expect(stored?.secondsBehind).toBeGreaterThanOrEqual(86_400);
  expect(stored).toMatchObject({
    why: expect.stringContaining("mount the disk that holds it"),
  });
  await archiveOnce({ ...options, minFreeBytes: Infinity });
  expect(await readdir(options.spool)).toEqual([]);
  expect(await readArchiveState(folder)).toMatchObject({ baseAt: undefined });
});
