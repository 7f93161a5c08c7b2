import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeBackup } from "./backup-file.ts";

const HEADER = { madeAt: "2026-11-28T10:00:00Z", migration: "0001_first.sql", sequences: [] };
const written = (path: string) => writeBackup(path, HEADER, (async function* () {})());

// Nobody makes files there, not even root.
it.skipIf(!existsSync("/sys/kernel"))(
  "says where it may not write (skipped where there is no /sys)",
  async () => {
    await expect(written("/sys/kernel/curat.backup")).rejects.toThrow(
      "The user of this command may not write into /sys/kernel: name a file in another folder, or let that user write there.",
    );
  },
);

it("says that a folder is not there, and of a file in its place", async () => {
  const missing = join(import.meta.dirname, "is-not-there");
  for (const folder of [join(missing, "below"), missing, import.meta.filename])
    await expect(written(join(folder, "curat.backup"))).rejects.toThrow(
      `There is no folder ${folder}: make it, or name a file in another one.`,
    );
  expect(existsSync(missing)).toBe(false);
});
