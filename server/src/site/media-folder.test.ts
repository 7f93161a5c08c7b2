import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openMediaFolder } from "./media-folder.ts";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "curat-media-folder-"))));
afterEach(() => rm(folder, { recursive: true }));

const bytes = new Uint8Array(100);

it("holds no more than its limit: the oldest go first", async () => {
  const stored = openMediaFolder(folder, () => undefined, { limitBytes: 1_000, lookEveryFiles: 1 });
  for (let index = 0; index < 30; index += 1) await stored.keep(`picture-${index}`, bytes);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.length > 10);
  expect(files.length).toBeLessThanOrEqual(10);
  expect(await stored.read("picture-29")).toEqual(Buffer.from(bytes));
});

it("tells once that nothing can be kept, and goes on", async () => {
  // A file where the folder should be: writing fails for root as well.
  await writeFile(join(folder, "full"), "");
  const faults: unknown[] = [];
  const stored = openMediaFolder(join(folder, "full"), (error) => faults.push(error));
  await stored.keep("one", bytes);
  await stored.keep("two", bytes);
  expect(faults).toHaveLength(1);
  expect(await stored.read("one")).toBeUndefined();
});

describe("one file", () => {
  it("is made once by all processes that ask for it", async () => {
    const one = openMediaFolder(folder, () => undefined);
    const other = openMediaFolder(folder, () => undefined);
    let made = 0;
    const make = async () => {
      made += 1;
      await pause(150);
      return bytes;
    };
    const found = await Promise.all([one, other, one].map((stored) => stored.readOrMake("picture", make)));
    expect([made, found.map((file) => file?.length)]).toEqual([1, [100, 100, 100]]);
    expect((await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".making"))).toEqual(
      [],
    );
  });

  it("is made by the next where the first fails, or has died", async () => {
    const stored = openMediaFolder(folder, () => undefined);
    await expect(stored.readOrMake("picture", () => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
    expect(await stored.readOrMake("picture", async () => bytes)).toEqual(bytes);
    await stored.readOrMake("other", async () => undefined);
    // The mark that a killed process left behind.
    const [file = ""] = (await readdir(folder, { recursive: true })).filter((name) => name.length > 10);
    const mark = join(folder, `${file}.making`);
    await rm(join(folder, file));
    await writeFile(mark, "");
    await utimes(mark, 0, 0);
    expect(await stored.readOrMake("picture", async () => bytes)).toEqual(bytes);
  });
});
