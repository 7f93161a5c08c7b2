import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { type Entry, readBackup, writeBackup } from "./backup-file.ts";

const HEADER = { madeAt: "2026-11-28T10:00:00Z", migration: "0001_first.sql", sequences: [] };
const written = (path: string) => writeBackup(path, HEADER, (async function* () {})());

// Even root cannot create files in this folder.
it.skipIf(!existsSync("/sys/kernel"))(
  "writeBackup reports a directory without write access (skipped without /sys)",
  async () => {
    await expect(written("/sys/kernel/curat.backup")).rejects.toThrow(
      "The user of this command cannot write to /sys/kernel: choose another folder, or grant write access.",
    );
  },
);

it("writeBackup reports a missing folder and a file in its place", async () => {
  const missing = join(import.meta.dirname, "is-not-there");
  for (const folder of [join(missing, "below"), missing, import.meta.filename])
    await expect(written(join(folder, "curat.backup"))).rejects.toThrow(
      `There is no folder ${folder}: create it, or choose another folder.`,
    );
  expect(existsSync(missing)).toBe(false);
});

it("writeBackup leaves only the complete file and no partial one", async () => {
  const folder = await mkdtemp(join(tmpdir(), "curat-backup-file-"));
  try {
    const bytes = Buffer.alloc(300_000, "abc");
    await writeBackup(join(folder, "curat.backup"), HEADER, one({ file: "api-key" }, bytes));
    expect(await readdir(folder)).toEqual(["curat.backup"]);
    const read: Buffer[] = [];
    for await (const part of readBackup(join(folder, "curat.backup")))
      if (part.kind === "bytes") read.push(part.bytes);
    expect(Buffer.concat(read).equals(bytes)).toBe(true);
  } finally {
    await rm(folder, { recursive: true });
  }
});

async function* one(entry: Entry, bytes: Buffer) {
  yield { entry, bytes: Readable.from([bytes]) };
}
