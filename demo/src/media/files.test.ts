import { createHash } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { mediaNamedIn } from "@curat/contract/media.values";
import { allBases } from "../catalogue/catalogue.ts";
import { variantsOf } from "../catalogue/variants.ts";
import { loadDemo } from "../load.ts";
import { filmFile, pictureFile } from "./files.ts";

const FOLDER = fileURLToPath(new URL("../../media/", import.meta.url));
const variants = allBases().flatMap(variantsOf);
/** Maximum total size, because every clone contains the files. */
const MAX_BYTES = 30_000_000;

let files: string[] = [];
/** Names of the media to which the demo's import refers, without "/media/". */
let named: string[] = [];
beforeAll(async () => {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(FOLDER.length).replace(/^\//, ""));
  const parts: unknown[] = [];
  const api = { importShop: async (part: unknown) => void parts.push(part) };
  const now = new Date("2026-11-21T09:30:00Z");
  await loadDemo({ api, products: variants.length, now, log: () => undefined });
  named = mediaNamedIn(JSON.stringify(parts)).map((address) => address.slice("/media/".length));
});

describe("demo pictures and films", () => {
  it("every media name in the shop has a file, and every file is used", () => {
    const requested = named.filter((name) => !name.startsWith("document/"));
    const existing = files
      .filter((file) => !file.startsWith("pictogram/"))
      .map((file) => file.replace(/\.(?:webp|svg)$/, ""));
    expect(requested.length).toBeGreaterThan(variants.length);
    expect(requested.toSorted()).toEqual(existing.toSorted());
  });

  it("every product has a different picture", async () => {
    const keysByHash = new Map<string, string[]>();
    for (const { key } of variants) {
      const bytes = await pictureFile(`packshot/${key}`);
      const hash = createHash("sha256")
        .update(bytes ?? "")
        .digest("hex");
      keysByHash.set(hash, [...(keysByHash.get(hash) ?? []), key]);
    }
    expect([...keysByHash.values()].filter((keys) => keys.length > 1)).toEqual([]);
  });

  it("all media files together are small enough for a repository", async () => {
    const sizes = await Promise.all(files.map(async (file) => (await stat(`${FOLDER}/${file}`)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_BYTES);
  });

  it("pictures and films are also found under the names of release 0.9", async () => {
    const today = await pictureFile("packshot/detergent-pardoseli-flor-5-l-lavanda");
    expect(today).toBeDefined();
    for (const older of ["-0", "-0-1a2b3c4d", "-1a2b3c4d"])
      expect(await pictureFile(`packshot/detergent-pardoseli-flor-5-l-lavanda${older}`)).toEqual(today);
    expect(await filmFile("film/uscator-maini-zefir-1a2b3c4d")).toBeDefined();
  });

  it.each(["packshot/../../package", "packshot", "", "packshot/nimic", "/etc/passwd"])(
    "no picture or film is found under other names: %s",
    async (name) => {
      expect([await pictureFile(name), await filmFile(name)]).toEqual([undefined, undefined]);
    },
  );
});

it("set labels match the number of pieces in the price", () => {
  const wrong = variants.filter(({ option }) => {
    const count = /^set (\d+)/i.exec(option?.label ?? "")?.[1];
    return option?.pieces !== undefined && count !== undefined && Number(count) !== option.pieces;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
