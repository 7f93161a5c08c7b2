import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openMediaFolder } from "./media-folder.ts";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "curat-media-folder-"))));
afterEach(() => rm(folder, { recursive: true }));

const bytes = new Uint8Array(100);

it("holds no more than its limit: the oldest go first", async () => {
  const kept = openMediaFolder(folder, () => undefined, { limitBytes: 1_000, lookEveryFiles: 1 });
  for (let index = 0; index < 30; index += 1) await kept.keep(`picture-${index}`, bytes);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.length > 10);
  expect(files.length).toBeLessThanOrEqual(10);
  expect(await kept.read("picture-29")).toEqual(Buffer.from(bytes));
});

it("tells once that nothing can be kept, and goes on", async () => {
  // A file where the folder should be: writing fails for root as well.
  await writeFile(join(folder, "full"), "");
  const faults: unknown[] = [];
  const kept = openMediaFolder(join(folder, "full"), (error) => faults.push(error));
  await kept.keep("one", bytes);
  await kept.keep("two", bytes);
  expect(faults).toHaveLength(1);
  expect(await kept.read("one")).toBeUndefined();
});
