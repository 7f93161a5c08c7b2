import { UPLOAD_BYTES } from "@curat/contract/media.values";
import { expect, it } from "vitest";
import { zipBombs } from "../../../../testing/bombs/bombs.ts";
import { zipOf } from "../../../../testing/test-zip.ts";
import { listPictures, readPicture, type ZipSource } from "./zip.ts";

const PICTURE = Buffer.from("o imagine, chiar dacă nu pare");
const sourceOf = (zip: Uint8Array): ZipSource => ({
  bytes: zip.length,
  read: async (from, length) => Buffer.from(zip.subarray(from, from + length)),
});

it("listPictures finds only pictures, in any folder", async () => {
  const source = sourceOf(
    zipOf({ "p/1/2/12.jpg": PICTURE, "citește.txt": PICTURE, "../../Cană.PNG": PICTURE }),
  );
  const entries = await listPictures(source);
  expect(entries.map(({ name }) => name)).toEqual(["p/1/2/12.jpg", "../../Cană.PNG"]);
  for (const entry of entries) expect(await readPicture(source, entry)).toEqual(PICTURE);
});

it("readPicture stops when a file unpacks to more than its declared size", async () => {
  const source = sourceOf(zipOf({ "bomba.jpg": Buffer.alloc(5_000_000) }, { saidBytes: 1_000 }));
  const [entry] = await listPictures(source);
  expect(entry && (await readPicture(source, entry))).toBeUndefined();
});

it.each([
  ["is no ZIP", Buffer.from("PK nimic")],
  ["ends in the middle", zipOf({ "a.jpg": PICTURE }).subarray(0, 60)],
  ["says that a picture is too large", zipOf({ "a.jpg": PICTURE }, { saidBytes: 3_000_000_000 })],
])("listPictures returns nothing for a ZIP that %s", async (_what, zip) => {
  expect(await listPictures(sourceOf(zip))).toEqual([]);
});

it("readPicture returns undefined for wrong offsets and sizes", async () => {
  const zip = zipOf({ "a.jpg": PICTURE });
  const source = sourceOf(zip);
  const [entry] = await listPictures(source);
  expect(entry && (await readPicture(source, { ...entry, at: 5 }))).toBeUndefined();
  expect(entry && (await readPicture(source, { ...entry, packedBytes: 10_000 }))).toBeUndefined();
});

it.each(Object.entries(zipBombs(40, "png")))(
  "readPicture limits the size of pictures: %s",
  async (_name, make) => {
    const source = sourceOf(make());
    const entries = await listPictures(source);
    expect(entries.length).toBeLessThanOrEqual(50_000);
    for (const entry of entries.slice(0, 3))
      expect((await readPicture(source, entry))?.length ?? 0).toBeLessThanOrEqual(UPLOAD_BYTES);
  },
);
