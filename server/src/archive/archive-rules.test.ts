import { expect, it } from "vitest";
import type { StoredFile } from "./archive-store.ts";
import { baseFolder, basesIn, segmentAfter } from "./archive-layout.ts";
import { chooseBase } from "./choose-base.ts";
import { readMoment } from "./read-moment.ts";
import { outdated, outdatedCopies } from "./retention.rules.ts";

const day = (number: number): Date => new Date(Date.UTC(2027, 2, number));
const segment = (number: number): string =>
  `0000000100000000${number.toString(16).toUpperCase().padStart(8, "0")}`;
const file = (name: string, modifiedAt: Date): StoredFile => ({ name, bytes: 1, modifiedAt });

/** Creates the files of an archive with one base backup per day and ten log segments after each. */
function archiveOf(line: string, days: number[]): { baseFiles: StoredFile[]; logFiles: StoredFile[] } {
  const baseFiles = days.flatMap((number) =>
    ["cluster.tar.gz", "files.backup", "info.json"].map((name) =>
      file(baseFolder(line, day(number), segment(number * 10)) + name, day(number)),
    ),
  );
  const hour = 3_600_000;
  const logFiles = days.flatMap((number) =>
    Array.from({ length: 10 }, (_, index) =>
      file(
        `wal/${line}/${segment(number * 10 + index)}.gz`,
        new Date(day(number).getTime() + (index + 1) * hour),
      ),
    ),
  );
  return { baseFiles, logFiles };
}
const { baseFiles, logFiles } = archiveOf("one", [1, 2, 3, 4]);
const bases = basesIn(baseFiles);

it("segmentAfter returns the next segment, also across the 4 GB boundary", () => {
  expect(segmentAfter("000000010000000A00000012")).toBe("000000010000000A00000013");
  expect(segmentAfter("0000000200000009000000FF")).toBe("000000020000000A00000000");
});

it("basesIn ignores a base backup without its info.json", () => {
  expect(bases.map(({ endedAt }) => endedAt)).toEqual([1, 2, 3, 4].map(day));
  expect(basesIn(baseFiles.filter(({ name }) => !name.endsWith("info.json")))).toEqual([]);
});

it("outdated returns only files that a restore to a moment after the horizon does not need", () => {
  const horizon = new Date(day(3).getTime() - 1);
  const names = outdated(bases, { baseFiles, logFiles, horizon });
  expect(names.filter((name) => name.startsWith("base/"))).toEqual([
    expect.stringMatching(/20270301T.*info\.json$/),
    expect.stringMatching(/20270301T.*cluster\.tar\.gz$/),
    expect.stringMatching(/20270301T.*files\.backup$/),
  ]);
  expect(names.filter((name) => name.startsWith("wal/"))).toEqual(
    logFiles.slice(0, 10).map(({ name }) => name),
  );
  expect(outdated(bases, { baseFiles, logFiles, horizon: day(1) })).toEqual([]);
  expect(outdated([], { baseFiles: [], logFiles, horizon: day(9) })).toEqual([]);
});

it("outdatedCopies keeps the newest copy of a backup, however old it is", () => {
  const copies = [file("backups/a", day(1)), file("backups/b", day(3)), file("backups/c", day(2))];
  expect(outdatedCopies(copies, day(9))).toEqual(["backups/c", "backups/a"]);
  expect(outdatedCopies(copies, day(2))).toEqual(["backups/a"]);
});

it("chooseBase returns the newest base backup before the moment and its log up to the first gap", () => {
  const until = new Date(day(3).getTime() + 1_000);
  const { base, log } = chooseBase(bases, logFiles, { until, line: undefined });
  expect([base.endedAt, log.length]).toEqual([day(3), 20]);
  const gap = logFiles.filter(({ name }) => !name.includes(segment(34)));
  expect(chooseBase(bases, gap, { until, line: undefined }).log).toHaveLength(4);
  const afterGap = new Date(day(3).getTime() + 5 * 3_600_000);
  expect(() => chooseBase(bases, gap, { until: afterGap, line: undefined })).toThrow(
    `The segment ${segment(34)} of the log is missing`,
  );
});

it("chooseBase requires a line if several databases wrote to the archive at that time", () => {
  const other = archiveOf("two", [2, 3, 4]);
  const all = [...bases, ...basesIn(other.baseFiles)].toSorted(
    (one, another) => one.endedAt.getTime() - another.endedAt.getTime(),
  );
  const log = [...logFiles, ...other.logFiles];
  const until = new Date(day(2).getTime() + 1_000);
  expect(() => chooseBase(all, log, { until, line: undefined })).toThrow(
    /name one with --line\.\n {2}--line one/,
  );
  expect(chooseBase(all, log, { until, line: "two" }).base.line).toBe("two");
  // The second database replaced the first one and started later.
  const early = new Date(day(1).getTime() + 1_000);
  expect(chooseBase(all, log, { until: early, line: undefined }).base.line).toBe("one");
});

it("readMoment accepts a time only with its time zone", () => {
  expect(readMoment("2027-03-01 14:05:00+02:00")).toEqual(new Date("2027-03-01T12:05:00Z"));
  expect(readMoment("latest")).toBeUndefined();
  for (const wrong of ["2027-03-01 14:05", "yesterday", "2027-13-01T14:05:00Z"])
    expect(() => readMoment(wrong)).toThrow("a time with its zone");
});
